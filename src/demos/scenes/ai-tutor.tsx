import type { RibbonColour } from "../../config/ribbon-colours.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button, Field, Meter, Row } from "../kit/controls.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon, type IconName, IconTile, Tick } from "../kit/icon.tsx";
import { answerDelay, easeBetween, growDelay, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText, TypedText } from "../kit/typing.tsx";
import { colourOf, type PersonKey } from "../people-and-credits.ts";

type Props = SceneProps<"aiTutor">;

const press = { focus: 900, pick: 3200, generate: 5500, save: 9000 } as const;
const at = {
  ...press,
  searching: press.focus + reaction,
  typing: press.focus + typingDelay,
  typed: 2000,
  profile: press.pick + screenDelay,
  story: press.generate + screenDelay,
  saved: press.save + answerDelay,
} as const;

const partAt = (index: number) => at.story + growDelay + index * 650;

/** The icon of each part of the story. */
const signs: { icon: IconName; colours: string }[] = [
  { icon: "trending-up", colours: "bg-aqua" },
  { icon: "triangle-alert", colours: "bg-ink text-window" },
  { icon: "arrow-right", colours: "bg-yellow" },
];

function Sign({ part, size, className }: { part: number; size: number; className: string }) {
  const { icon = "check", colours = "" } = signs[part] ?? {};
  return <IconTile icon={icon} size={size} weight={2.4} className={`rounded-full ${colours} ${className}`} />;
}

const results = [
  { grade: 68, progress: 0.75 },
  { grade: 81, progress: 1 },
  { grade: 64, progress: 0.55 },
  { grade: 52, progress: 0.3 },
];

type Entry = { name: string; colour: RibbonColour; courses: number[] };

/** The people on the list, and which of the chosen student's courses each of them takes. */
function entriesOf({ text, shared }: Props, searching: boolean): Entry[] {
  const entry = (person: PersonKey, courses: number[]) => ({
    name: shared.people[person],
    colour: colourOf[person],
    courses,
  });
  const chosen = entry("mateo", [0, 1, 2, 3]);
  if (!searching) return [entry("emil", [0, 3]), chosen, entry("yuki", [0, 1])];
  const [first = "", second = ""] = text.namesakes;
  return [chosen, { name: first, colour: "aqua", courses: [1, 2] }, { name: second, colour: "pink", courses: [0, 3] }];
}

const coursesOf = ({ text, shared }: Props) => [shared.course, ...text.courses];

function Search(props: Props) {
  const { time, text, shared } = props;
  const tall = useLayout() === "tall";
  const perLine = tall ? 2 : 4;
  // Touch has no hover.
  const hover = tall ? at.pick : at.pick - 420;
  const count = time.steps(at.typing, at.typed, text.query.length);
  const courseNames = coursesOf(props);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
      <Field active={time.reached(at.searching)} className="mt-4 h-[58px] text-[20px] tall:h-[60px]">
        <Icon name="search" size={24} />
        {!time.reached(at.searching) ? (
          <span className="text-ink-soft">{text.placeholder}</span>
        ) : (
          <TypedText text={text.query} time={time} from={at.typing} to={at.typed} focus={at.searching} blur={at.pick} />
        )}
      </Field>
      <div key={String(count > 0)} className="mt-3 flex flex-col gap-1.5 tall:mt-3.5 tall:gap-2">
        {entriesOf(props, count > 0).map(({ name, colour, courses }) => {
          const isChosen = name === shared.people.mateo;
          return (
            <Row
              key={name}
              marked={isChosen && time.reached(hover)}
              pressed={isChosen && time.reached(at.pick)}
              className="h-[68px] gap-3.5 px-4 text-[18px] tall:h-[110px] tall:text-[20px]"
            >
              <Avatar name={name} colour={colour} size={tall ? 48 : 44} />
              <span>
                <span key={count} className="block">
                  {count > 0 ? <span className="bg-accent font-semibold">{name.slice(0, count)}</span> : null}
                  {name.slice(count)}
                </span>
                <span className="block whitespace-nowrap text-[14px] text-ink-soft tall:mt-0.5 tall:text-[16px]">
                  {[courses.slice(0, perLine), courses.slice(perLine)].map((line) => (
                    <span key={line.join()} className="block">
                      {line.map((course) => courseNames[course]).join(" · ")}
                    </span>
                  ))}
                </span>
              </span>
            </Row>
          );
        })}
      </div>
    </div>
  );
}

function Courses(props: Props) {
  const { time, text, locale } = props;
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const growth = easeBetween(time, at.profile + growDelay, at.profile + 500);
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
              <Meter value={progress * growth} />
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
          <Icon name="ribbon" size={22} />
        </span>
        {text.feedback}
      </p>
      <ul className="mt-0.5 tall:flex tall:grow tall:flex-col tall:justify-evenly">
        {text.story.map(({ title, body }, index) => (
          <li key={title} className="flex h-[32px] items-center gap-2.5 tall:h-auto">
            <Sign part={index} size={16} className="size-[26px] tall:size-[30px]" />
            <span className="contents tall:block">
              <span className="w-[112px] shrink-0 font-semibold tall:block tall:w-auto tall:text-[17px]">{title}</span>
              <span className="whitespace-nowrap">
                <StreamedText text={body} time={time} from={partAt(index)} to={partAt(index) + 600} />
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
        {text.story.map(({ title }, index) => (
          <li key={title} className="flex flex-col items-center gap-2.5 text-[17px]">
            <Sign part={index} size={24} className="size-12" />
            {title}
          </li>
        ))}
      </ul>
      <p className="text-[15px] text-ink-soft tall:hidden">{text.story.map((part) => part.title).join(" · ")}</p>
      <Button
        size="wide"
        className="min-w-[260px]"
        pressed={time.reached(at.generate)}
        icon="ribbon"
        label={text.generate}
      />
    </div>
  );
}

function Profile(props: Props) {
  const { time, text, shared } = props;
  const isSaved = time.reached(at.saved);
  return (
    <div className="absolute inset-x-7 top-[64px] tall:inset-x-[18px] tall:top-[66px] tall:bottom-[18px] tall:flex tall:flex-col">
      <div className="flex h-[54px] items-center gap-3.5">
        <Avatar name={shared.people.mateo} colour={colourOf.mateo} size={48} />
        <div className="grow">
          <p className="title text-[25px] tall:text-[24px]">{shared.people.mateo}</p>
          <p className="mt-0.5 text-[15px] text-ink-soft tall:text-[16px]">{text.count}</p>
        </div>
        {isSaved ? (
          <p className="flex h-11 items-center gap-2.5 tall:gap-2">
            <Tick />
            <span>
              <span className="block text-[14px] text-ink-soft leading-tight tall:text-[15px]">{text.exported}</span>
              <span className="block font-semibold text-[15px] leading-tight">{text.file}</span>
            </span>
          </p>
        ) : (
          <Button variant="quiet" pressed={time.reached(at.save)} icon="download" label={text.export} />
        )}
      </div>
      <Courses {...props} />
      <div className="mt-2 h-[134px] rounded-2xl bg-accent-soft px-5 py-[6px] tall:mt-2.5 tall:flex tall:h-auto tall:grow tall:flex-col tall:px-4 tall:py-2.5">
        {time.reached(at.story) ? <Story {...props} /> : <Offer {...props} />}
      </div>
    </div>
  );
}

export const scene: Scene<"aiTutor"> = {
  key: "aiTutor",
  duration: 12000,
  steps: [at.typed + 600, at.profile + 1300, at.story + 2200, 11400],
  accent: "yellow",
  charges: [at.story],
  cursor: [
    { at: 0, arrow: [662, 190] },
    { at: at.focus, arrow: [560, 152], finger: [420, 151] },
    { at: at.pick, arrow: [598, 216], finger: [424, 250], wait: 350 },
    { at: 4000, arrow: [619, 330] },
    { at: at.generate, arrow: [438, 362], finger: [420, 499], wait: 350 },
    { at: 6700, arrow: [662, 150] },
    { at: at.save, arrow: [603, 109], finger: [384, 94], wait: 350 },
    { at: 10300, arrow: [662, 130] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "paula" }),
  render: (props) => (props.time.reached(at.profile) ? <Profile {...props} /> : <Search {...props} />),
};
