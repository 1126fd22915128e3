import { Avatar } from "../kit/avatar.tsx";
import { Button, Meter, Row } from "../kit/controls.tsx";
import { Icon, IconText } from "../kit/icon.tsx";
import { answerDelay, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { colourOf, type PersonKey } from "../people-and-credits.ts";

type Props = SceneProps<"aiTasks">;

const press = { review: 1100, openRow: 4300, raise: 6500, approve: 8100 } as const;
const at = {
  ...press,
  assess: press.review + answerDelay,
  reviewed: 3400,
  detail: press.openRow + screenDelay,
  approved: press.approve + answerDelay,
  gradebook: 9100,
} as const;
const assessDuration = 600;

const submissions: { person: PersonKey; grade: number }[] = [
  { person: "yuki", grade: 80 },
  { person: "mateo", grade: 75 },
  { person: "emil", grade: 60 },
  { person: "nadia", grade: 95 },
];
const marks = [4, 4, 3, 5];
const raisedCriterion = 2;
const scale = [1, 2, 3, 4, 5];

const assessAt = (index: number) => at.assess + index * 430;

const pageClass = "absolute inset-x-7 tall:inset-x-[18px] tall:top-[70px] tall:bottom-[18px] tall:flex tall:flex-col";

function Status({ time, from, text }: Pick<Props, "time" | "text"> & { from: number }) {
  if (time.reached(from + assessDuration)) return <span className="text-accent-deep">{text.suggested}</span>;
  if (!time.reached(from)) return <span className="text-ink-soft">{text.submitted}</span>;
  return <Meter value={time.between(from, from + assessDuration)} className="w-[120px] tall:w-full" />;
}

function Submissions({ time, text, shared }: Props) {
  return (
    <div className={`${pageClass} top-[72px]`}>
      <div className="flex h-11 items-center justify-between tall:contents">
        <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
        {time.reached(at.reviewed) ? (
          <span className="flex items-center gap-2 font-semibold tall:order-last tall:mt-auto tall:h-[52px] tall:justify-center tall:text-[18px]">
            <Icon name="circle-check" size={22} weight={2.4} className="text-accent-deep" />
            {text.reviewed}
          </span>
        ) : (
          <Button
            disabled={time.reached(at.assess)}
            pressed={time.within(at.review, at.assess)}
            size="tall"
            className="tall:order-last tall:mt-auto"
            icon="ribbon"
            label={text.reviewAll}
          />
        )}
      </div>
      <div className="mt-4 flex flex-col gap-2 tall:gap-2.5">
        {submissions.map(({ person, grade }, index) => {
          const from = assessAt(index);
          const done = time.reached(from + assessDuration);
          const pressed = index === 0 && time.reached(at.openRow);
          return (
            <Row key={person} marked={done} pressed={pressed} className="h-[66px] gap-3.5 px-4 tall:h-[80px]">
              <Avatar name={shared.people[person]} colour={colourOf[person]} size={42} />
              <div className="flex grow items-center justify-between tall:flex-col tall:items-start tall:gap-0.5">
                <span className="font-semibold text-[18px]">{shared.people[person]}</span>
                <span
                  key={`${time.reached(from)} ${done}`}
                  className="tall:flex tall:h-[24px] tall:w-full tall:items-center tall:text-[17px]"
                >
                  <Status time={time} from={from} text={text} />
                </span>
              </div>
              {done ? (
                <span className="-ml-0.5 flex items-center gap-3">
                  <span className="figure w-9 text-right text-[26px] tall:text-[30px]">{grade}</span>
                  <Icon name="chevron-right" className="text-ink-soft" />
                </span>
              ) : null}
            </Row>
          );
        })}
      </div>
    </div>
  );
}

/** A bar in steps, or dots where there is little room. */
function Mark({ mark, dots = false }: { mark: number; dots?: boolean }) {
  return (
    <>
      <span className="flex h-3.5 grow gap-1.5 tall:h-[18px]">
        {scale.map((step) => (
          <span
            key={step}
            className={`${dots ? "w-3.5 tall:w-auto tall:grow" : "grow"} rounded-full inset-ring-[1.5px] ${step <= mark ? "bg-accent inset-ring-ink" : "bg-window inset-ring-ink-faint"}`}
          />
        ))}
      </span>
      <span className="w-8 text-right font-semibold tabular-nums">
        {mark}/{scale.length}
      </span>
    </>
  );
}

const markOf = (index: number, raised: boolean) => (marks[index] ?? 0) + (raised && index === raisedCriterion ? 1 : 0);

/** The share of the points: computed, so that the grade never contradicts the criteria. */
const gradeOf = (raised: boolean) =>
  (100 * marks.reduce((sum, _, index) => sum + markOf(index, raised), 0)) / (marks.length * scale.length);

function Detail({ time, text, shared }: Props) {
  const raised = time.reached(at.raise + reaction);
  const done = time.reached(at.approved);
  return (
    <div className={`${pageClass} top-[68px]`}>
      <div className="flex h-[48px] items-center gap-3.5 tall:h-[60px]">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={44} />
        <div className="-mt-1 flex grow items-baseline justify-between tall:mt-0 tall:flex-col tall:items-start tall:gap-0.5">
          <p className="title text-[26px]">{shared.people.yuki}</p>
          <span key={String(raised)} className="text-ink-soft tall:text-[17px]">
            {raised ? text.grade : text.suggested}
          </span>
        </div>
        <span className="flex h-[48px] items-center rounded-xl bg-accent-soft px-4 tall:h-[60px] tall:text-[18px]">
          <span className="flex items-baseline gap-2">
            <span className="figure static! text-[30px] tall:text-[36px]">{gradeOf(raised)}</span>
            <span className="text-ink-soft">{text.outOf}</span>
          </span>
        </span>
      </div>
      <ul className="mt-3.5 flex flex-col tall:mt-4">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-4 text-[17px] tall:h-[48px]">
            <span className="w-[136px] font-medium">{criterion}</span>
            <Mark mark={markOf(index, raised)} />
          </li>
        ))}
      </ul>
      <div className="mt-2.5 flex h-[80px] items-center gap-4 rounded-2xl bg-accent-soft px-5 text-[17px] tall:mt-4 tall:mb-4 tall:h-auto tall:grow tall:text-[18px]">
        <Icon name="ribbon" size={24} className="text-accent-deep" />
        {text.feedback}
      </div>
      <div
        key={String(done)}
        className="absolute top-[304px] right-0 flex gap-3 tall:static tall:grid tall:grid-cols-[auto_1fr]"
      >
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

function Gradebook({ text, shared }: Props) {
  return (
    <div className={`${pageClass} top-[68px]`}>
      <p className="flex h-[30px] items-center gap-2.5 font-semibold tall:text-[17px]">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={30} />
        {text.view}
      </p>
      <p className="title mt-3 text-[28px] tall:text-[26px]">{shared.labReport}</p>
      <div className="mt-3.5 flex h-[140px] items-center gap-6 rounded-2xl bg-accent-soft px-7 tall:h-auto tall:grow tall:flex-col tall:items-stretch tall:justify-center tall:gap-3.5 tall:px-5">
        <span className="shrink-0 text-center tall:flex tall:items-baseline tall:gap-2.5">
          <span className="figure block text-[64px] tall:static! tall:text-[60px]">{gradeOf(true)}</span>
          <span className="block text-ink-soft tall:text-[20px]">{text.outOf}</span>
        </span>
        <span className="h-[84px] w-[2px] shrink-0 bg-accent tall:h-[2px] tall:w-full" />
        <span className="text-[18px]">{text.feedback}</span>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 tall:mt-2.5 tall:grid-cols-1">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-2 tall:h-[36px] tall:gap-4 tall:text-[17px]">
            <span className="w-[124px] font-medium tall:w-[136px]">{criterion}</span>
            <Mark mark={markOf(index, true)} dots />
          </li>
        ))}
      </ul>
      <IconText
        icon="circle-check"
        size={22}
        weight={2.4}
        accent
        className="mt-2.5 gap-2.5 font-semibold text-[17px]"
        text={text.graded}
      />
    </div>
  );
}

export const scene: Scene<"aiTasks"> = {
  key: "aiTasks",
  duration: 12400,
  steps: [at.reviewed + 500, at.detail + 900, at.raise + 700, at.approved + 350, 11000],
  accent: "purple",
  charges: [...submissions.map((_, index) => assessAt(index) + assessDuration)],
  cursor: [
    { at: 0, arrow: [662, 104] },
    { at: at.review, arrow: [594, 108], finger: [436, 516], wait: 300 },
    { at: at.openRow, arrow: [330, 158], finger: [330, 161], wait: 2200 },
    { at: 5050, arrow: [619, 232] },
    { at: at.raise, arrow: [452, 219], finger: [342, 266], wait: 350 },
    { at: at.approve, arrow: [592, 404], finger: [440, 516], wait: 400 },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.gradebook)
      ? { area: shared.course, page: text.gradebookPage, actor: "yuki", charges: [], cursor: [] }
      : { area: shared.course, page: shared.labReport, actor: "ana" },
  render(props) {
    if (!props.time.reached(at.detail)) return <Submissions {...props} />;
    return props.time.reached(at.gradebook) ? <Gradebook {...props} /> : <Detail {...props} />;
  },
};
