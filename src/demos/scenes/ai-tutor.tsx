import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { useShape } from "../kit/shape.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { colourOf, type PersonKey, paidAt } from "../story.ts";

type Props = Moment<"aiTutor">;

const focus = 900;
const typed = 2000;
const pick = 3200;
const profile = 3600;
const generate = 5500;
const story = 5900;
const save = 9000;
const saved = 9350;

const path: Stop[] = [
  { at: 0, x: 662, y: 190 },
  { at: focus, x: 560, y: 152, click: true },
  { at: pick, x: 598, y: 216, click: true, wait: 350 },
  { at: 4000, x: 619, y: 330 },
  { at: generate, x: 438, y: 362, click: true, wait: 350 },
  { at: 6700, x: 619, y: 150 },
  { at: save, x: 603, y: 109, click: true, wait: 350 },
  { at: 10300, x: 662, y: 130 },
];

const touches: Touch[] = [
  { at: focus, x: 420, y: 151 },
  { at: pick, x: 424, y: 250 },
  { at: generate, x: 420, y: 499 },
  { at: save, x: 384, y: 94 },
];

const spent = paidAt("aiTutor", story);

type Part = { icon: IconName; look: string };

const parts: Part[] = [
  { icon: "trending-up", look: "bg-aqua" },
  { icon: "triangle-alert", look: "bg-ink text-window" },
  { icon: "arrow-right", look: "bg-yellow" },
];

const results = [
  { grade: 68, progress: 0.75 },
  { grade: 81, progress: 1 },
  { grade: 64, progress: 0.55 },
  { grade: 52, progress: 0.3 },
];

type Entry = { name: string; colour: Accent; courses: number[] };

/** Who is on the list, and which of the chosen student's courses each of them takes. */
function entriesOf({ text, shared }: Props, searching: boolean): Entry[] {
  const entry = (person: PersonKey, courses: number[]) => ({
    name: shared.people[person],
    colour: colourOf[person],
    courses,
  });
  const chosen = entry("mateo", [0, 1, 2, 3]);
  if (!searching) return [entry("emil", [0, 3]), chosen, entry("yuki", [0, 1])];
  const namesakes: Entry[] = [
    { name: text.namesakes[0] ?? "", colour: "aqua", courses: [1, 2] },
    { name: text.namesakes[1] ?? "", colour: "pink", courses: [0, 3] },
  ];
  return [chosen, ...namesakes];
}

const coursesOf = ({ text, shared }: Props) => [shared.course, ...text.courses];

function Sign({ part, size }: { part: number; size: "small" | "large" }) {
  const { icon, look } = parts[part] ?? { icon: "arrow-right", look: "bg-yellow" };
  const extent = size === "small" ? "size-[26px] tall:size-[30px]" : "size-12";
  return (
    <span className={`flex shrink-0 items-center justify-center rounded-full ${extent} ${look}`}>
      <Icon name={icon} size={size === "small" ? 16 : 24} weight={2.4} />
    </span>
  );
}

function Name({ name, count }: { name: string; count: number }) {
  return (
    <span className="block">
      {count > 0 ? <span className="bg-accent font-semibold">{name.slice(0, count)}</span> : null}
      {name.slice(count)}
    </span>
  );
}

/** A finger does not hover. */
const layouts = {
  wide: { face: 44, inLine: 4, hover: pick - 420 },
  tall: { face: 48, inLine: 2, hover: pick },
};

function Search(props: Props) {
  const { time, text, shared } = props;
  const { face, inLine, hover } = layouts[useShape()];
  const count = time.steps(focus + 300, typed, text.query.length);
  const all = coursesOf(props);
  const linesOf = (courses: (string | undefined)[]) =>
    [courses.slice(0, inLine), courses.slice(inLine)].filter((line) => line.length > 0);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
      <Field active={time.reached(focus + 60)} className="mt-4 h-[58px] text-[20px] tall:h-[60px]">
        <Icon name="search" size={24} />
        {!time.reached(focus + 60) ? (
          <span className="text-ink-soft">{text.placeholder}</span>
        ) : (
          <Typing text={text.query} time={time} from={focus + 300} to={typed} focus={focus + 60} blur={pick} />
        )}
      </Field>
      <ul className="mt-3 flex flex-col gap-1.5 tall:mt-3.5 tall:gap-2">
        {entriesOf(props, count > 0).map(({ name, colour, courses }) => {
          const isChosen = name === shared.people.mateo;
          const pressed = isChosen && time.reached(pick);
          const hovered = isChosen && time.reached(hover);
          return (
            <li
              key={name}
              className={`flex h-[68px] items-center gap-3.5 rounded-xl px-4 text-[18px] tall:h-[110px] tall:text-[20px] ${hovered ? "bg-accent-soft" : "bg-wash"} ${pressed ? "inset-ring-2 inset-ring-accent-deep" : ""}`}
            >
              <Avatar name={name} colour={colour} size={face} />
              <span>
                <Name name={name} count={count} />
                <span className="block whitespace-nowrap text-[14px] text-ink-soft tall:mt-0.5 tall:text-[16px]">
                  {linesOf(courses.map((course) => all[course])).map((line) => (
                    <span key={line[0]} className="block">
                      {line.join(" · ")}
                    </span>
                  ))}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Courses(props: Props) {
  const { time, text, locale } = props;
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const grown = easeBetween(time, profile + 100, profile + 500);
  const columns =
    "grid grid-cols-[200px_1fr_52px_104px] items-center gap-x-4 tall:grid-cols-[196px_1fr_48px_34px] tall:gap-x-2.5";
  return (
    <>
      <p className={`${columns} mt-2.5 h-[22px] text-[14px] text-ink-soft tall:h-6 tall:text-[15px]`}>
        <span className="col-start-2">{text.progress}</span>
        <span className="col-start-4 text-right tall:col-start-3 tall:col-end-5">{text.grade}</span>
      </p>
      <ul>
        {coursesOf(props).map((course, index) => {
          const { grade, progress } = results[index] ?? { grade: 0, progress: 0 };
          return (
            <li key={course} className={`${columns} h-[31px] border-line border-t tall:h-9`}>
              <span className="whitespace-nowrap font-medium">{course}</span>
              <Meter value={progress * grown} />
              <span className="whitespace-nowrap text-right text-[15px] text-ink-soft tall:text-[16px]">
                {percent.format(progress)}
              </span>
              <span className="figure text-right text-[20px]">{grade}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Story({ time, text }: Props) {
  return (
    <>
      <p className="flex h-6 items-center gap-2.5 font-semibold text-[15px] tall:text-[17px]">
        <span className="text-accent-deep tall:flex tall:w-[30px] tall:justify-center">
          <Ribbon size={22} />
        </span>
        {text.feedback}
      </p>
      <ul className="mt-0.5 tall:flex tall:grow tall:flex-col tall:justify-evenly">
        {text.story.map((part, index) => (
          <li key={part.title} className="flex h-[32px] items-center gap-2.5 tall:h-auto">
            <Sign part={index} size="small" />
            <span className="contents tall:block">
              <span className="w-[112px] shrink-0 font-semibold tall:block tall:w-auto tall:text-[17px]">
                {part.title}
              </span>
              <span className="whitespace-nowrap">
                <Writing text={part.body} time={time} from={story + 100 + index * 650} to={story + 700 + index * 650} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Offer({ time, text }: Props) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2.5 tall:gap-0 tall:pb-1.5">
      <ul className="hidden tall:grid tall:w-full tall:grow tall:grid-cols-3 tall:content-center">
        {text.story.map((part, index) => (
          <li key={part.title} className="flex flex-col items-center gap-2.5 text-[17px]">
            <Sign part={index} size="large" />
            {part.title}
          </li>
        ))}
      </ul>
      <p className="text-[15px] text-ink-soft tall:hidden">{text.story.map((part) => part.title).join(" · ")}</p>
      <Button className="min-w-[260px] tall:h-[54px] tall:w-full tall:text-[18px]" down={time.reached(generate)}>
        <Ribbon />
        {text.generate}
      </Button>
    </div>
  );
}

function Profile(props: Props) {
  const { time, text, shared } = props;
  const kept = time.reached(saved);
  return (
    <div className="absolute inset-x-7 top-[64px] tall:inset-x-[18px] tall:top-[66px] tall:bottom-[18px] tall:flex tall:flex-col">
      <div className="flex h-[54px] items-center gap-3.5">
        <Avatar name={shared.people.mateo} colour={colourOf.mateo} size={48} />
        <div className="grow">
          <p className="title text-[25px] tall:text-[24px]">{shared.people.mateo}</p>
          <p className="mt-0.5 text-[15px] text-ink-soft tall:text-[16px]">{text.count}</p>
        </div>
        {kept ? (
          <p className="flex h-11 items-center gap-2.5 tall:gap-2">
            <span className="flex size-7 items-center justify-center rounded-full bg-ink text-window">
              <Icon name="check" size={16} weight={3} />
            </span>
            <span>
              <span className="block text-[14px] text-ink-soft leading-tight tall:text-[15px]">{text.exported}</span>
              <span className="block font-semibold text-[15px] leading-tight">{text.file}</span>
            </span>
          </p>
        ) : (
          <Button look="quiet" down={time.reached(save)}>
            <Icon name="download" />
            {text.export}
          </Button>
        )}
      </div>
      <Courses {...props} />
      <div className="mt-2 h-[134px] rounded-2xl bg-accent-soft px-5 py-[6px] tall:mt-2.5 tall:flex tall:h-auto tall:grow tall:flex-col tall:px-4 tall:py-2.5">
        {time.reached(story) ? <Story {...props} /> : <Offer {...props} />}
      </div>
    </div>
  );
}

function AiTutor(props: Props) {
  const { time, text } = props;
  return (
    <SchoolWindow {...props} accent="yellow" area={text.area} page={text.page} actor="paula" spent={spent}>
      {!time.reached(profile) ? <Search {...props} /> : <Profile {...props} />}
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"aiTutor"> = {
  key: "aiTutor",
  duration: 12000,
  stillAt: 11400,
  render: (moment) => <AiTutor {...moment} />,
};
