import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { between } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { Window } from "../kit/window.tsx";

type Props = Moment<"aiTasks">;

const review = 1100;
const reviewed = 3400;
const openRow = 4300;
const detail = 4700;
const raise = 6500;
const approve = 8100;
const approved = 8450;
const gradebook = 9100;

const suggestions = [80, 75, 60, 95];
const marks = [4, 4, 3, 5];
const raised = 2;
const highest = 5;
const colours: Accent[] = ["pink", "aqua", "yellow", "salmon"];

const teacherPath: Stop[] = [
  { at: 0, x: 662, y: 104 },
  { at: review, x: 594, y: 108, click: true, wait: 300 },
  { at: 2100, x: 330, y: 158 },
  { at: openRow, x: 330, y: 158, click: true },
  { at: 5050, x: 619, y: 232 },
  { at: raise, x: 452, y: 219, click: true, wait: 350 },
  { at: approve, x: 592, y: 404, click: true, wait: 400 },
];

function Submissions({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <div className="flex h-11 items-center justify-between">
        <h1 className="title text-[28px]">{text.title}</h1>
        {time >= reviewed ? (
          <span className="flex items-center gap-2 font-semibold">
            <span className="text-accent-deep">
              <Icon name="circle-check" size={22} weight={2.4} />
            </span>
            {text.reviewed}
          </span>
        ) : (
          <Button look={time >= review + 350 ? "off" : "accent"} down={time >= review && time < review + 350}>
            <Ribbon />
            {text.reviewAll}
          </Button>
        )}
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {text.names.map((name, index) => {
          const from = review + 350 + index * 430;
          const done = time >= from + 600;
          const pressed = index === 0 && time >= openRow;
          return (
            <li
              key={name}
              className={`flex h-[66px] items-center gap-3.5 rounded-xl px-4 ${done ? "bg-accent-soft" : "bg-wash"} ${pressed ? "inset-ring-2 inset-ring-accent-deep" : ""}`}
            >
              <Avatar name={name} colour={colours[index] ?? "aqua"} size={42} />
              <span className="grow font-semibold text-[18px]">{name}</span>
              {done ? (
                <span className="flex items-center gap-3">
                  <span className="text-accent-deep">{text.suggested}</span>
                  <span className="figure w-9 text-right text-[26px]">{suggestions[index]}</span>
                  <span className="text-ink-soft">
                    <Icon name="chevron-right" size={20} />
                  </span>
                </span>
              ) : time > from ? (
                <Meter value={between(time, from, from + 600)} className="w-[120px]" />
              ) : (
                <span className="text-ink-soft">{text.submitted}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Mark({ mark }: { mark: number }) {
  return (
    <>
      <span className="flex grow gap-1.5">
        {Array.from({ length: highest }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their order
          <span key={step} className={`h-3.5 grow rounded-full ${step < mark ? "bg-accent" : "bg-line"}`} />
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

function Detail({ time, text }: Props) {
  const up = time >= raise + 60;
  const done = time >= approved;
  return (
    <div className="absolute inset-x-7 top-[68px]">
      <div className="flex h-[48px] items-center gap-3.5">
        <Avatar name={text.student} colour="pink" size={44} />
        <h1 className="title grow text-[26px]">{text.student}</h1>
        <span className="text-ink-soft">{up ? text.grade : text.suggested}</span>
        <span className="flex h-[48px] items-center gap-2 rounded-xl bg-accent-soft px-4">
          <span className="figure text-[30px]">{gradeOf(up)}</span>
          <span className="text-ink-soft">{text.outOf}</span>
        </span>
      </div>
      <ul className="mt-3.5 flex flex-col">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-4 text-[17px]">
            <span className="w-[136px] font-medium">{criterion}</span>
            <Mark mark={markOf(index, up)} />
          </li>
        ))}
      </ul>
      <div className="mt-2.5 flex h-[80px] items-center gap-4 rounded-2xl bg-accent-soft px-5 text-[17px]">
        <span className="text-accent-deep">
          <Ribbon size={24} />
        </span>
        {text.feedback}
      </div>
      <div className="absolute top-[304px] right-0 flex gap-3">
        <Button look={done ? "off" : "quiet"}>{text.save}</Button>
        <Button look={done ? "off" : "accent"} down={time >= approve && !done}>
          {done ? <Icon name="check" weight={3} /> : null}
          {done ? text.approved : text.approve}
        </Button>
      </div>
    </div>
  );
}

function Gradebook({ text }: Pick<Props, "text">) {
  return (
    <div className="absolute inset-x-7 top-[68px]">
      <p className="flex h-[30px] items-center gap-2.5 font-semibold">
        <Avatar name={text.student} colour="pink" size={30} />
        {text.view}
      </p>
      <h1 className="title mt-3 text-[28px]">{text.gradebookTitle}</h1>
      <div className="mt-3.5 flex h-[124px] items-center gap-6 rounded-2xl bg-accent-soft px-7">
        <span className="shrink-0 text-center">
          <span className="figure block text-[64px]">{gradeOf(true)}</span>
          <span className="block text-ink-soft">{text.outOf}</span>
        </span>
        <span className="h-[84px] w-[2px] shrink-0 bg-accent" />
        <span className="text-[18px]">{text.feedback}</span>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-x-8">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[34px] items-center gap-2">
            <span className="w-[124px] font-medium">{criterion}</span>
            <Mark mark={markOf(index, true)} />
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

/** So that the ink on it can be read in the dark as well, where the picture is turned over. */
const paler = "[--accent:oklch(0.77_0.127_298)]";

function AiTasks(props: Props) {
  const { time, text } = props;
  const student = time >= gradebook;
  return (
    <Window
      accent="purple"
      course={text.course}
      page={student ? text.gradebookPage : text.page}
      person={student ? text.student : text.teacher}
      role={student ? text.studentRole : text.teacherRole}
      colour={student ? "pink" : "purple"}
    >
      <div className={paler}>
        {time < detail ? <Submissions {...props} /> : student ? <Gradebook text={text} /> : <Detail {...props} />}
      </div>
      {time < gradebook ? <Cursor time={time} path={teacherPath} /> : null}
    </Window>
  );
}

export const scene: Scene<"aiTasks"> = {
  key: "aiTasks",
  duration: 12400,
  stillAt: 8020,
  render: (moment) => <AiTasks {...moment} />,
};
