import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"aiTutor">;

const focus = 800;
const found = 1900;
const pick = 2800;
const profile = 3000;
const generate = 4500;
const story = 5000;
const save = 8200;

const path: Stop[] = [
  { at: 0, x: 540, y: 456 },
  { at: focus, x: 400, y: 152, click: true },
  { at: pick, x: 300, y: 226, click: true },
  { at: generate, x: 540, y: 98, click: true },
  { at: 6100, x: 604, y: 392 },
  { at: save, x: 580, y: 98, click: true },
  { at: 9300, x: 610, y: 470 },
];

const colours: Accent[] = ["pink", "purple", "salmon", "aqua"];
const icons: IconName[] = ["trending-up", "triangle-alert", "lightbulb"];

function Search({ time, text }: Props) {
  const names = time < found ? text.students : text.matches;
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.title}</h1>
      <Field active={time >= focus} className="mt-4 h-[58px] text-[20px]">
        <Icon name="search" size={24} />
        <Typing text={text.query} time={time} from={focus + 200} to={found} />
      </Field>
      <ul className="mt-3 flex flex-col gap-1">
        {names.map((name, index) => (
          <li
            key={name}
            className={`flex h-[62px] items-center gap-3.5 rounded-xl px-4 text-[18px] ${index === 0 && time >= 2480 ? "bg-accent-soft font-semibold" : ""}`}
          >
            <Avatar name={name} colour={colours[name.length % colours.length] ?? "aqua"} size={42} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Profile({ time, text }: Props) {
  const told = time >= story;
  const saved = time >= save + 240;
  return (
    <div className="absolute inset-x-7 top-[66px]">
      <div className="flex h-[56px] items-center gap-3.5">
        <Avatar name={text.student} colour={colours[text.student.length % colours.length] ?? "aqua"} size={48} />
        <div className="grow">
          <h1 className="title text-[25px]">{text.student}</h1>
          <p className="mt-0.5 text-[15px] text-ink-soft">{text.since}</p>
        </div>
        {told ? (
          <Button look={saved ? "accent" : "quiet"} down={time >= save && time < save + 200}>
            <Icon name={saved ? "check" : "download"} />
            {saved ? text.exported : text.export}
          </Button>
        ) : (
          <Button down={time >= generate && time < generate + 200}>
            <Ribbon />
            {text.generate}
          </Button>
        )}
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-2.5">
        {text.courses.map((course, index) => (
          <li key={course.name} className="h-[62px] rounded-xl bg-wash px-4 py-2.5">
            <span className="flex h-6 items-center justify-between">
              <span className="font-medium">{course.name}</span>
              <span className="figure text-[20px]">{course.grade}</span>
            </span>
            <Meter
              className="mt-1.5"
              value={
                (course.progress / 100) * easeBetween(time, profile + 200 + index * 100, profile + 1000 + index * 100)
              }
            />
          </li>
        ))}
      </ul>
      {told ? (
        <ul className="mt-3 flex flex-col rounded-2xl bg-accent-soft px-5 py-2" style={arrive(time, story)}>
          {text.story.map((part, index) => (
            <li key={part.title} className="flex h-[44px] items-center gap-3">
              <span className="text-accent-deep">
                <Icon name={icons[index] ?? "lightbulb"} size={22} />
              </span>
              <span className="w-[112px] shrink-0 font-semibold">{part.title}</span>
              <span>
                <Writing text={part.body} time={time} from={story + 300 + index * 700} to={story + 900 + index * 700} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function AiTutor(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="yellow" course={text.course} page={text.page} person={text.person} role={text.role}>
      {time < profile ? <Search {...props} /> : <Profile {...props} />}
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"aiTutor"> = {
  key: "aiTutor",
  duration: 11200,
  stillAt: 8000,
  render: (moment) => <AiTutor {...moment} />,
};
