import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, between } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"aiTasks">;

const review = 900;
const openRow = 3900;
const detail = 4100;
const raises = [6300, 6560, 6820];
const approve = 7600;
const gradebook = 8000;

const suggestions = [82, 74, 61, 93];
const marks = [4, 3, 5];
const colours: Accent[] = ["pink", "aqua", "yellow", "salmon"];

const teacherPath: Stop[] = [
  { at: 0, x: 480, y: 456 },
  { at: review, x: 560, y: 96, click: true },
  { at: openRow, x: 420, y: 160, click: true },
  { at: 4900, x: 480, y: 390 },
  ...raises.map((at) => ({ at, x: 586, y: 106, click: true })),
  { at: approve, x: 560, y: 394, click: true },
];

function Submissions({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <div className="flex h-11 items-center justify-between">
        <h1 className="title text-[28px]">{text.title}</h1>
        <Button down={time >= review && time < review + 200}>
          <Ribbon />
          {text.reviewAll}
        </Button>
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {text.names.map((name, index) => {
          const from = review + 300 + index * 480;
          const done = time >= from + 720;
          return (
            <li
              key={name}
              className={`flex h-[62px] items-center gap-3.5 rounded-xl px-4 ${done ? "bg-accent-soft" : "bg-wash"}`}
            >
              <Avatar name={name} colour={colours[index] ?? "aqua"} size={40} />
              <span className="grow font-semibold text-[18px]">{name}</span>
              {done ? (
                <span className="flex items-center gap-3" style={arrive(time, from + 720, 0)}>
                  <span className="text-accent-deep">{text.suggested}</span>
                  <span className="figure w-9 text-right text-[26px]">{suggestions[index]}</span>
                </span>
              ) : time > from ? (
                <Meter value={between(time, from, from + 720)} className="w-[120px]" />
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
    <span className="flex grow gap-1.5">
      {[1, 2, 3, 4, 5].map((step) => (
        <span key={step} className={`h-3.5 grow rounded-full ${step <= mark ? "bg-accent" : "bg-line"}`} />
      ))}
    </span>
  );
}

function Detail({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[68px]">
      <div className="flex h-[52px] items-center gap-3.5">
        <Avatar name={text.student} colour="pink" size={44} />
        <h1 className="title grow text-[26px]">{text.student}</h1>
        <span className="text-ink-soft">{text.grade}</span>
        <span className="flex h-[52px] items-center gap-3 rounded-xl pr-1.5 pl-4 inset-ring-2 inset-ring-ink">
          <span className="figure text-[30px]">{82 + raises.filter((at) => time >= at + 60).length}</span>
          <span className="flex size-10 items-center justify-center rounded-lg bg-accent-soft text-accent-deep">
            <Icon name="plus" weight={2.6} />
          </span>
        </span>
      </div>
      <ul className="mt-4 flex flex-col gap-1">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="flex h-[32px] items-center gap-4 text-[17px]">
            <span className="w-[150px] font-medium">{criterion}</span>
            <Mark mark={time >= detail + 300 + index * 320 ? (marks[index] ?? 0) : 0} />
          </li>
        ))}
      </ul>
      <div className="mt-3 h-[98px] rounded-2xl bg-accent-soft px-5 py-4 text-[18px]">
        <Writing text={text.feedback} time={time} from={detail + 900} to={detail + 2000} />
      </div>
      <div className="absolute top-[302px] right-0 flex gap-3">
        <Button look="quiet">{text.save}</Button>
        <Button down={time >= approve && time < approve + 200}>{text.approve}</Button>
      </div>
    </div>
  );
}

function Gradebook({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[76px]">
      <h1 className="title text-[28px]">{text.gradebookTitle}</h1>
      <div className="mt-4 flex h-[158px] items-center gap-7 rounded-2xl bg-accent-soft px-8">
        <span className="text-center" style={arrive(time, gradebook + 160)}>
          <span className="figure block text-[76px]">85</span>
          <span className="block text-[17px] text-ink-soft">{text.outOf}</span>
        </span>
        <span className="h-[104px] w-[2px] bg-accent" />
        <span className="text-[19px]" style={arrive(time, gradebook + 400)}>
          {text.feedback}
        </span>
      </div>
      <ul className="mt-3 grid grid-cols-3 gap-2.5">
        {text.criteria.map((criterion, index) => (
          <li key={criterion} className="rounded-xl bg-wash px-4 py-3">
            <span className="mb-2 block font-medium">{criterion}</span>
            <Mark mark={time >= gradebook + 640 ? (marks[index] ?? 0) : 0} />
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-center gap-2.5 font-semibold text-[17px]" style={arrive(time, gradebook + 1000, 0)}>
        <span className="text-accent-deep">
          <Icon name="check" size={22} weight={3} />
        </span>
        {text.graded}
      </p>
    </div>
  );
}

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
    >
      {time < detail ? <Submissions {...props} /> : student ? <Gradebook {...props} /> : <Detail {...props} />}
      {time < gradebook ? <Cursor time={time} path={teacherPath} /> : null}
    </Window>
  );
}

export const scene: Scene<"aiTasks"> = {
  key: "aiTasks",
  duration: 11000,
  stillAt: 7200,
  render: (moment) => <AiTasks {...moment} />,
};
