import { Avatar, colourOf } from "../kit/avatar.tsx";
import { Button, Meter, Row } from "../kit/controls.tsx";
import { DoneText } from "../kit/icon.tsx";
import { answerDelay, fadeIn, screenDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { EditedField } from "../kit/typing.tsx";

type Props = SceneProps<"aiTasks">;

const press = { review: 1100, open: 4200, edit: 5900, approve: 8400 };
const at = {
  assess: press.review + answerDelay,
  reviewed: 3500,
  opened: press.open + screenDelay,
  typed: 7500,
  approved: press.approve + answerDelay,
  result: 9800,
};
const assessDuration = 600;

/** What the student reaches in each criterion of the rubric, out of five points. */
const marks = [4, 4, 3, 5];
const scale = [1, 2, 3, 4, 5];
/** Computed, so that the grade never contradicts the criteria. */
const points = marks.reduce((sum, mark) => sum + mark, 0);
const maxPoints = marks.length * scale.length;

const submissions = [
  { person: "yuki", points },
  { person: "mateo", points: 15 },
  { person: "emil", points: 12 },
] as const;

type Submitted = (typeof submissions)[number];

const assessAt = (index: number) => at.assess + index * 500;

/** On the scale that is usual in the language. */
const gradeOf = (points: number, { maximum }: Props["text"]) => (points / maxPoints) * maximum;

const pageClass = "page tall:top-70 tall:flex tall:flex-col";

function Submission({ time, text, shared, person, points, index }: Props & Submitted & { index: number }) {
  const progress = time.between(assessAt(index), assessAt(index) + assessDuration);
  const started = time.reached(assessAt(index));
  const done = progress === 1;
  const pressed = index === 0 && time.reached(press.open);
  const statusAfterStart = done ? text.pendingApproval : text.processing;
  return (
    <Row ground={done && "bg-accent-soft"} className="h-84 gap-14 px-16 tall:h-104">
      <Avatar name={shared.people[person]} colour={colourOf[person]} size={44} />
      <div
        key={String(done)}
        className="grid grow grid-cols-[1fr_auto_auto] items-center gap-x-20 gap-y-2 tall:grid-cols-[1fr_auto] tall:gap-x-12 tall:gap-y-12"
      >
        <span className="self-end font-semibold text-18">{shared.people[person]}</span>
        <span
          key={`${started} ${done}`}
          className={`row-start-2 self-start whitespace-nowrap text-15 tall:self-center ${done ? "text-accent-deep" : "text-ink-soft"}`}
        >
          {started ? statusAfterStart : text.pendingReview}
        </span>
        {started && !done && <Meter value={progress} className="col-start-2 row-span-2 row-start-1 w-120" />}
        {done && (
          <>
            <span className="figure col-start-2 row-span-2 row-start-1 text-right text-28 tall:row-span-1">
              {gradeOf(points, text)}
            </span>
            <span
              className={`col-start-3 row-span-2 row-start-1 inline-flex h-36 items-center whitespace-nowrap rounded-full bg-window px-14 font-semibold text-15 tall:col-start-2 tall:row-span-1 tall:row-start-2 ${pressed ? "inset-ring-2 inset-ring-accent-deep" : "outlined"}`}
            >
              {text.viewDetails}
            </span>
          </>
        )}
      </div>
    </Row>
  );
}

function Review(props: Props) {
  const { time, text } = props;
  const assessed = time.reached(at.assess);
  const opened = time.reached(at.opened);
  return (
    <>
      <div className={`${pageClass} top-72`}>
        <div className="flex h-44 items-center justify-between tall:contents">
          <p className="title text-28 tall:text-30">{text.title}</p>
          <div
            className={`flex gap-10 tall:order-last tall:mt-auto tall:grid tall:grid-cols-2 ${opened ? "tall:hidden" : ""}`}
          >
            <Button tall label={text.reviewAll} disabled={assessed} pressed={!assessed && time.reached(press.review)} />
            <Button quiet tall label={text.approveAll} disabled={!time.reached(at.reviewed)} />
          </div>
        </div>
        <div className="mt-16 flex flex-col gap-8 tall:gap-10">
          {submissions.slice(0, opened ? 1 : undefined).map((submission, index) => (
            <Submission key={submission.person} {...props} {...submission} index={index} />
          ))}
        </div>
      </div>
      {opened && <Details {...props} />}
    </>
  );
}

/** Opens below the row it belongs to. Only the feedback can be edited in it. */
function Details({ time, text }: Props) {
  const done = time.reached(at.approved);
  return (
    <div
      className="page top-228 bottom-16 flex flex-col gap-12 rounded-2xl bg-window p-16 shadow-menu outlined tall:top-241 tall:bottom-18 tall:gap-16"
      style={fadeIn(time, at.opened)}
    >
      <EditedField
        time={time}
        edit={{ text: text.feedback, added: text.edit, press: press.edit, to: at.typed, blur: press.approve }}
        className="grow py-10 text-17 tall:gap-4 tall:py-14 tall:text-19"
      >
        <span className="caption">{text.details}</span>
      </EditedField>
      <div key={String(done)} className="flex justify-end gap-12 tall:grid tall:grid-cols-[auto_1fr]">
        <Button quiet className="tall:h-52 tall:text-17" label={text.save} disabled={done} />
        <Button
          icon={done && "check"}
          className="tall:h-52 tall:text-17"
          label={done ? text.approved : text.approve}
          pressed={!done && time.reached(press.approve)}
        />
      </div>
    </div>
  );
}

const Result = ({ text, shared }: Props) => (
  <div className={`${pageClass} top-66`}>
    <p className="flex h-30 items-center gap-10 font-semibold tall:text-17">
      <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={30} />
      {text.view}
    </p>
    <p className="title mt-12 text-28 tall:text-26">{text.result}</p>
    <div className="mt-14 flex h-148 items-center gap-24 rounded-2xl bg-accent-soft px-28 tall:h-auto tall:grow tall:flex-col tall:items-stretch tall:justify-center tall:gap-14 tall:px-20">
      <span className="shrink-0 text-center tall:flex tall:items-baseline tall:gap-10">
        <span className="figure block text-64 tall:static! tall:text-60">{gradeOf(points, text)}</span>
        <span className="block text-ink-soft tall:text-20">{text.outOf}</span>
      </span>
      <span className="h-92 w-2 shrink-0 bg-accent tall:h-2 tall:w-full" />
      <span className="text-18">
        {text.feedback} {text.edit}
      </span>
    </div>
    <ul className="mt-14 grid grid-cols-2 gap-x-32 tall:mt-10 tall:grid-cols-1">
      {marks.map((mark, index) => (
        <li key={text.criteria[index]} className="flex h-34 items-center gap-8 tall:gap-16 tall:text-17">
          <span className="w-124 font-medium tall:w-136">{text.criteria[index]}</span>
          <span className="flex h-14 grow gap-6 tall:h-16">
            {scale.map((step) => (
              <span
                key={step}
                className={`w-14 rounded-full inset-ring-[1.5px] tall:w-auto tall:grow ${step <= mark ? "bg-accent inset-ring-ink" : "bg-window inset-ring-ink-faint"}`}
              />
            ))}
          </span>
          <span className="w-32 text-right font-semibold tabular-nums">
            {mark}/{scale.length}
          </span>
        </li>
      ))}
    </ul>
    <DoneText className="mt-10 gap-10 font-semibold text-17" text={text.graded} />
  </div>
);

export const scene: Scene<"aiTasks"> = {
  duration: 13000,
  steps: [at.reviewed + 400, at.opened + 800, at.typed + 500, at.approved + 450, 11600],
  accent: "purple",
  charges: submissions.map((_, index) => assessAt(index) + assessDuration),
  cursor: [
    { at: 0, arrow: [662, 104] },
    { at: press.review, arrow: [410, 98], finger: [200, 516], wait: 300, label: (text) => text.reviewAll },
    { at: press.open, arrow: [560, 178], finger: [404, 188], wait: 350, label: (text) => text.viewDetails },
    { at: press.edit, arrow: [560, 318], finger: [400, 400], wait: 350, field: true, label: (text) => text.details },
    { at: 7400, arrow: [612, 340] },
    { at: press.approve, arrow: [536, 392], finger: [410, 500], wait: 350, label: (text) => text.approve },
  ],
  window: ({ time, shared }) =>
    time.reached(at.result)
      ? { area: shared.course, page: shared.labReport, actor: "yuki", onlooker: true }
      : { area: shared.course, page: shared.labReport, actor: "ana" },
  render: (props) => screenOf(props, [0, Review], [at.result, Result]),
};
