import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { SchoolWindow } from "../school-window.tsx";
import { colourOf, type PersonKey, paidAt } from "../story.ts";

type Props = Moment<"aiTasks">;

const review = 1100;
const reviewed = 3400;
const openRow = 4300;
const detail = 4700;
const raise = 6500;
const approve = 8100;
const approved = 8450;
const gradebook = 9100;
const assessing = 600;

const submissions: { person: PersonKey; grade: number }[] = [
  { person: "yuki", grade: 80 },
  { person: "mateo", grade: 75 },
  { person: "emil", grade: 60 },
  { person: "nadia", grade: 95 },
];
const marks = [4, 4, 3, 5];
const raised = 2;
const steps = [1, 2, 3, 4, 5];
const highest = steps.length;

const assessAt = (index: number) => review + 350 + index * 430;
const spent = paidAt("aiTasks", ...submissions.map((_, index) => assessAt(index) + assessing));

const teacherPath: Stop[] = [
  { at: 0, x: 662, y: 104 },
  { at: review, x: 594, y: 108, click: true, wait: 300 },
  { at: 2100, x: 330, y: 158 },
  { at: openRow, x: 330, y: 158, click: true },
  { at: 5050, x: 619, y: 232 },
  { at: raise, x: 452, y: 219, click: true, wait: 350 },
  { at: approve, x: 592, y: 404, click: true, wait: 400 },
];

const teacherTouches: Touch[] = [
  { at: review, x: 436, y: 516 },
  { at: openRow, x: 330, y: 161 },
  { at: raise, x: 342, y: 266 },
  { at: approve, x: 440, y: 516 },
];

const place = "absolute inset-x-7 tall:inset-x-[18px] tall:top-[70px] tall:bottom-[18px] tall:flex tall:flex-col";

function State({ time, from, text }: Pick<Props, "time" | "text"> & { from: number }) {
  if (time.reached(from + assessing)) return <span className="text-accent-deep">{text.suggested}</span>;
  if (!time.reached(from)) return <span className="text-ink-soft">{text.submitted}</span>;
  return <Meter value={time.between(from, from + assessing)} className="w-[120px] tall:w-full" />;
}

type SubmissionProps = Props & { person: PersonKey; grade: number; index: number };

function Submission({ time, text, shared, person, grade, index }: SubmissionProps) {
  const name = shared.people[person];
  const from = assessAt(index);
  const done = time.reached(from + assessing);
  const pressed = index === 0 && time.reached(openRow);
  return (
    <li
      className={`flex h-[66px] items-center gap-3.5 rounded-xl px-4 tall:h-[80px] ${done ? "bg-accent-soft" : "bg-wash"} ${pressed ? "inset-ring-2 inset-ring-accent-deep" : ""}`}
    >
      <Avatar name={name} colour={colourOf[person]} size={42} />
      <div className="flex grow items-center justify-between tall:flex-col tall:items-start tall:gap-0.5">
        <span className="font-semibold text-[18px]">{name}</span>
        <span className="tall:flex tall:h-[24px] tall:w-full tall:items-center tall:text-[17px]">
          <State time={time} from={from} text={text} />
        </span>
      </div>
      {done ? (
        <span className="-ml-0.5 flex items-center gap-3">
          <span className="figure w-9 text-right text-[26px] tall:text-[30px]">{grade}</span>
          <span className="text-ink-soft">
            <Icon name="chevron-right" size={20} />
          </span>
        </span>
      ) : null}
    </li>
  );
}

function Submissions(props: Props) {
  const { time, text } = props;
  return (
    <div className={`${place} top-[72px]`}>
      <div className="flex h-11 items-center justify-between tall:contents">
        <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
        {time.reached(reviewed) ? (
          <span className="flex items-center gap-2 font-semibold tall:order-last tall:mt-auto tall:h-[52px] tall:justify-center tall:text-[18px]">
            <span className="text-accent-deep">
              <Icon name="circle-check" size={22} weight={2.4} />
            </span>
            {text.reviewed}
          </span>
        ) : (
          <Button
            look={time.reached(review + 350) ? "off" : "accent"}
            down={time.reached(review) && !time.reached(review + 350)}
            className="tall:order-last tall:mt-auto tall:h-[52px] tall:text-[18px]"
          >
            <Ribbon />
            {text.reviewAll}
          </Button>
        )}
      </div>
      <ul className="mt-4 flex flex-col gap-2 tall:gap-2.5">
        {submissions.map((submission, index) => (
          <Submission key={submission.person} {...props} {...submission} index={index} />
        ))}
      </ul>
    </div>
  );
}

/** A bar in steps, or where there is no room for one, dots. */
function Mark({ mark, dots = false }: { mark: number; dots?: boolean }) {
  return (
    <>
      <span className="flex h-3.5 grow gap-1.5 tall:h-[18px]">
        {steps.map((step) => (
          <span
            key={step}
            className={`${dots ? "w-3.5 tall:w-auto tall:grow" : "grow"} rounded-full inset-ring-[1.5px] ${step <= mark ? "bg-accent inset-ring-ink" : "bg-window inset-ring-ink-faint"}`}
          />
        ))}
      </span>
      <span className="w-8 text-right font-semibold tabular-nums">
        {mark}/{highest}
      </span>
    </>
  );
}

const markOf = (index: number, up: boolean) => (marks[index] ?? 0) + (up && index === raised ? 1 : 0);

/** The grade is the share of the points, so that it never contradicts the criteria. */
const gradeOf = (up: boolean) =>
  (100 * marks.reduce((sum, _, index) => sum + markOf(index, up), 0)) / (marks.length * highest);

function Detail({ time, text, shared }: Props) {
  const up = time.reached(raise + 60);
  const done = time.reached(approved);
  return (
    <div className={`${place} top-[68px]`}>
      <div className="flex h-[48px] items-center gap-3.5 tall:h-[60px]">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={44} />
        <div className="-mt-1 flex grow items-baseline justify-between tall:mt-0 tall:flex-col tall:items-start tall:gap-0.5">
          <p className="title text-[26px]">{shared.people.yuki}</p>
          <span className="text-ink-soft tall:text-[17px]">{up ? text.grade : text.suggested}</span>
        </div>
        <span className="flex h-[48px] items-center rounded-xl bg-accent-soft px-4 tall:h-[60px] tall:text-[18px]">
          <span className="flex items-baseline gap-2">
            <span className="figure static! text-[30px] tall:text-[36px]">{gradeOf(up)}</span>
            <span className="text-ink-soft">{text.outOf}</span>
          </span>
        </span>
      </div>
      <ul className="mt-3.5 flex flex-col tall:mt-4">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-4 text-[17px] tall:h-[48px]">
            <span className="w-[136px] font-medium">{criterion}</span>
            <Mark mark={markOf(index, up)} />
          </li>
        ))}
      </ul>
      <div className="mt-2.5 flex h-[80px] items-center gap-4 rounded-2xl bg-accent-soft px-5 text-[17px] tall:mt-4 tall:mb-4 tall:h-auto tall:grow tall:text-pretty tall:text-[18px]">
        <span className="text-accent-deep">
          <Ribbon size={24} />
        </span>
        {text.feedback}
      </div>
      <div className="absolute top-[304px] right-0 flex gap-3 tall:static tall:grid tall:grid-cols-[auto_1fr]">
        <Button look={done ? "off" : "quiet"} className="tall:h-[52px] tall:text-[17px]">
          {text.save}
        </Button>
        <Button
          look={done ? "off" : "accent"}
          down={time.reached(approve) && !done}
          className="tall:h-[52px] tall:text-[17px]"
        >
          {done ? <Icon name="check" weight={3} /> : null}
          {done ? text.approved : text.approve}
        </Button>
      </div>
    </div>
  );
}

function Gradebook({ text, shared }: Pick<Props, "text" | "shared">) {
  return (
    <div className={`${place} top-[68px]`}>
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
        <span className="text-[18px] tall:text-pretty">{text.feedback}</span>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-x-8 tall:mt-2.5 tall:grid-cols-1">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-2 tall:h-[36px] tall:gap-4 tall:text-[17px]">
            <span className="w-[124px] font-medium tall:w-[136px]">{criterion}</span>
            <Mark mark={markOf(index, true)} dots />
          </li>
        ))}
      </ul>
      <p className="mt-2.5 flex items-center gap-2.5 font-semibold text-[17px]">
        <span className="text-accent-deep">
          <Icon name="circle-check" size={22} weight={2.4} />
        </span>
        {text.graded}
      </p>
    </div>
  );
}

function AiTasks(props: Props) {
  const { time, text, shared } = props;
  const student = time.reached(gradebook);
  return (
    <SchoolWindow
      {...props}
      accent="purple"
      area={shared.course}
      page={student ? text.gradebookPage : shared.labReport}
      actor={student ? "yuki" : "ana"}
      spent={student ? [] : spent}
    >
      {!time.reached(detail) ? <Submissions {...props} /> : student ? <Gradebook {...props} /> : <Detail {...props} />}
      {!time.reached(gradebook) ? <Cursor path={teacherPath} touches={teacherTouches} /> : null}
    </SchoolWindow>
  );
}

export const scene: Scene<"aiTasks"> = {
  key: "aiTasks",
  duration: 12400,
  stillAt: 11000,
  render: (moment) => <AiTasks {...moment} />,
};
