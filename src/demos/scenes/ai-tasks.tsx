import { Avatar } from "../kit/avatar.tsx";
import { Button, Meter, Row } from "../kit/controls.tsx";
import { DoneText } from "../kit/icon.tsx";
import { answerDelay, fadeIn, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { EditedText } from "../kit/typing.tsx";
import { colourOf, type PersonKey } from "../people-and-credits.ts";

type Props = SceneProps<"aiTasks">;

const press = { review: 1100, open: 4200, edit: 5900, approve: 8400 } as const;
const at = {
  ...press,
  assess: press.review + answerDelay,
  reviewed: 3500,
  opened: press.open + screenDelay,
  typed: 7500,
  approved: press.approve + answerDelay,
  result: 9800,
} as const;
const assessDuration = 600;

/** What the student reaches in each criterion of the rubric, out of five points. */
const marks = [4, 4, 3, 5];
const scale = [1, 2, 3, 4, 5];
const maxPoints = marks.length * scale.length;

const submissions: { person: PersonKey; points: number }[] = [
  // Computed, so that the grade never contradicts the criteria.
  { person: "yuki", points: marks.reduce((sum, mark) => sum + mark, 0) },
  { person: "mateo", points: 15 },
  { person: "emil", points: 12 },
];

const assessAt = (index: number) => at.assess + index * 500;

/** On the scale that is usual in the language. */
const gradeOf = (points: number, { maximum }: Props["text"]) => (points / maxPoints) * maximum;

const pageClass = "absolute inset-x-7 tall:inset-x-[18px] tall:top-[70px] tall:bottom-[18px] tall:flex tall:flex-col";

function Submission({ time, text, shared, index }: Props & { index: number }) {
  const { person, points } = submissions[index] as (typeof submissions)[number];
  const started = time.reached(assessAt(index));
  const done = time.reached(assessAt(index) + assessDuration);
  const pressed = index === 0 && time.reached(at.open);
  const statusAfterStart = done ? text.pendingApproval : text.processing;
  return (
    <Row marked={done} className="h-[84px] gap-3.5 px-4 tall:h-[104px]">
      <Avatar name={shared.people[person]} colour={colourOf[person]} size={44} />
      <div
        key={String(done)}
        className="grid grow grid-cols-[1fr_auto_auto] items-center gap-x-5 gap-y-0.5 tall:grid-cols-[1fr_auto] tall:gap-x-3 tall:gap-y-1.5"
      >
        <span className="self-end font-semibold text-[18px]">{shared.people[person]}</span>
        <span
          key={`${started} ${done}`}
          className={`row-start-2 self-start whitespace-nowrap text-[15px] tall:self-center ${done ? "text-accent-deep" : "text-ink-soft"}`}
        >
          {started ? statusAfterStart : text.pendingReview}
        </span>
        {started && !done ? (
          <Meter
            value={time.between(assessAt(index), assessAt(index) + assessDuration)}
            className="col-start-2 row-span-2 row-start-1 w-[120px]"
          />
        ) : null}
        {done ? (
          <>
            <span className="figure col-start-2 row-span-2 row-start-1 text-right text-[28px] tall:row-span-1">
              {gradeOf(points, text)}
            </span>
            <span
              className={`col-start-3 row-span-2 row-start-1 inline-flex h-9 items-center whitespace-nowrap rounded-full bg-window px-3.5 font-semibold text-[15px] tall:col-start-2 tall:row-span-1 tall:row-start-2 ${pressed ? "inset-ring-2 inset-ring-accent-deep" : "inset-ring-[1.5px] inset-ring-line"}`}
            >
              {text.viewDetails}
            </span>
          </>
        ) : null}
      </div>
    </Row>
  );
}

function Submissions(props: Props) {
  const { time, text } = props;
  const opened = time.reached(at.opened);
  return (
    <div className={`${pageClass} top-[72px]`}>
      <div className="flex h-11 items-center justify-between tall:contents">
        <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
        <div
          className={`flex gap-2.5 tall:order-last tall:mt-auto tall:grid tall:grid-cols-2 ${opened ? "tall:hidden" : ""}`}
        >
          <Button
            disabled={time.reached(at.assess)}
            pressed={time.within(at.review, at.assess)}
            size="tall"
            label={text.reviewAll}
          />
          <Button variant="quiet" disabled={!time.reached(at.reviewed)} size="tall" label={text.approveAll} />
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-2 tall:gap-2.5">
        {submissions.slice(0, opened ? 1 : undefined).map(({ person }, index) => (
          <Submission key={person} {...props} index={index} />
        ))}
      </div>
    </div>
  );
}

/** Opens below the row it belongs to. Only the feedback can be edited in it. */
function Details({ time, text }: Props) {
  const editing = time.within(at.edit + reaction, at.approve);
  const done = time.reached(at.approved);
  return (
    <div
      className="absolute inset-x-7 top-[228px] bottom-4 flex flex-col gap-3 rounded-2xl bg-window p-4 shadow-menu inset-ring-[1.5px] inset-ring-line tall:inset-x-[18px] tall:top-[241px] tall:bottom-[18px] tall:gap-4"
      style={fadeIn(time, at.opened)}
    >
      <div
        className={`grow rounded-xl px-4 py-2.5 text-[17px] tall:py-3.5 tall:text-[19px] ${editing ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line"}`}
      >
        <p className="text-[14px] text-ink-soft tall:mb-1 tall:text-[16px]">{text.details}</p>
        <p>
          <EditedText
            time={time}
            text={text.feedback}
            edit={text.edit}
            press={at.edit}
            to={at.typed}
            blur={at.approve}
          />
        </p>
      </div>
      <div key={String(done)} className="flex justify-end gap-3 tall:grid tall:grid-cols-[auto_1fr]">
        <Button variant="quiet" disabled={done} className="tall:h-[52px] tall:text-[17px]" label={text.save} />
        <Button
          pressed={time.within(at.approve, at.approved)}
          icon={done && "check"}
          className="tall:h-[52px] tall:text-[17px]"
          label={done ? text.approved : text.approve}
        />
      </div>
    </div>
  );
}

function Mark({ mark }: { mark: number }) {
  return (
    <>
      <span className="flex h-3.5 grow gap-1.5 tall:h-[16px]">
        {scale.map((step) => (
          <span
            key={step}
            className={`w-3.5 rounded-full inset-ring-[1.5px] tall:w-auto tall:grow ${step <= mark ? "bg-accent inset-ring-ink" : "bg-window inset-ring-ink-faint"}`}
          />
        ))}
      </span>
      <span className="w-8 text-right font-semibold tabular-nums">
        {mark}/{scale.length}
      </span>
    </>
  );
}

function Result({ text, shared }: Props) {
  return (
    <div className={`${pageClass} top-[66px]`}>
      <p className="flex h-[30px] items-center gap-2.5 font-semibold tall:text-[17px]">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={30} />
        {text.view}
      </p>
      <p className="title mt-3 text-[28px] tall:text-[26px]">{text.result}</p>
      <div className="mt-3.5 flex h-[148px] items-center gap-6 rounded-2xl bg-accent-soft px-7 tall:h-auto tall:grow tall:flex-col tall:items-stretch tall:justify-center tall:gap-3.5 tall:px-5">
        <span className="shrink-0 text-center tall:flex tall:items-baseline tall:gap-2.5">
          <span className="figure block text-[64px] tall:static! tall:text-[60px]">
            {gradeOf(submissions[0]?.points ?? 0, text)}
          </span>
          <span className="block text-ink-soft tall:text-[20px]">{text.outOf}</span>
        </span>
        <span className="h-[92px] w-[2px] shrink-0 bg-accent tall:h-[2px] tall:w-full" />
        <span className="text-[18px]">
          {text.feedback} {text.edit}
        </span>
      </div>
      <ul className="mt-3.5 grid grid-cols-2 gap-x-8 tall:mt-2.5 tall:grid-cols-1">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-2 tall:h-[34px] tall:gap-4 tall:text-[17px]">
            <span className="w-[124px] font-medium tall:w-[136px]">{criterion}</span>
            <Mark mark={marks[index] ?? 0} />
          </li>
        ))}
      </ul>
      <DoneText className="mt-2.5 gap-2.5 font-semibold text-[17px]" text={text.graded} />
    </div>
  );
}

export const scene: Scene<"aiTasks"> = {
  key: "aiTasks",
  duration: 13000,
  steps: [at.reviewed + 400, at.opened + 800, at.typed + 500, at.approved + 450, 11600],
  accent: "purple",
  charges: submissions.map((_, index) => assessAt(index) + assessDuration),
  cursor: [
    { at: 0, arrow: [662, 104] },
    { at: at.review, arrow: [410, 98], finger: [200, 516], wait: 300, label: ({ text }) => text.reviewAll },
    { at: at.open, arrow: [560, 178], finger: [404, 188], wait: 350, label: ({ text }) => text.viewDetails },
    { at: at.edit, arrow: [560, 318], finger: [400, 400], wait: 350, label: ({ text }) => text.details },
    { at: 7400, arrow: [612, 340] },
    { at: at.approve, arrow: [536, 392], finger: [410, 500], wait: 350, label: ({ text }) => text.approve },
  ],
  window: ({ time, shared }) =>
    time.reached(at.result)
      ? { area: shared.course, page: shared.labReport, actor: "yuki", charges: [], cursor: [] }
      : { area: shared.course, page: shared.labReport, actor: "ana" },
  render(props) {
    if (props.time.reached(at.result)) return <Result {...props} />;
    return (
      <>
        <Submissions {...props} />
        {props.time.reached(at.opened) ? <Details {...props} /> : null}
      </>
    );
  },
};
