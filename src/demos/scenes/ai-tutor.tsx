import { Avatar } from "../kit/avatar.tsx";
import { Button, Field, Row } from "../kit/controls.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon, type IconName, IconTile, Tick } from "../kit/icon.tsx";
import { answerDelay, fadeIn, growDelay, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText, TypedText } from "../kit/typing.tsx";
import { colourOf } from "../people-and-credits.ts";

type Props = SceneProps<"aiTutor">;

const press = { focus: 1100, pick: 3500, generate: 5700, save: 9200 } as const;
const at = {
  ...press,
  searching: press.focus + reaction,
  typing: press.focus + typingDelay,
  typed: 2200,
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

const emails = ["mateo.silva@northfield.example", "mateo.costa@northfield.example", "mateo.petrov@northfield.example"];

/** Grades as shares of the maximum. Their mean is the course's total. */
const grades = [
  [0.55, 0.75],
  [0.5, 0.6],
];

/** The quiz's ten questions give a point each; the other items have `text.maximum`. */
const maxima = [[10]];

function Search({ time, text, shared }: Props) {
  const tall = useLayout() === "tall";
  // Touch has no hover.
  const hover = tall ? at.pick : at.pick - 420;
  const count = time.steps(at.typing, at.typed, text.query.length);
  const names = [shared.people.mateo, ...text.namesakes];
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <p className="title text-[28px] tall:text-[27px]">{text.page}</p>
      <Field active={time.reached(at.searching)} className="mt-4 h-[58px] text-[20px] tall:h-[60px]">
        <Icon name="search" size={24} />
        {!time.reached(at.searching) ? (
          <span className="text-ink-soft">{text.placeholder}</span>
        ) : (
          <TypedText text={text.query} time={time} from={at.typing} to={at.typed} focus={at.searching} blur={at.pick} />
        )}
      </Field>
      <div key={String(count > 0)} className="mt-3 flex flex-col gap-1.5 tall:mt-3.5 tall:gap-2">
        {count > 0 ? (
          names.map((name, index) => (
            <Row
              key={name}
              marked={index === 0 && time.reached(hover)}
              pressed={index === 0 && time.reached(at.pick)}
              className="h-[72px] gap-3.5 px-4 text-[18px] tall:h-[104px] tall:text-[20px]"
            >
              <Avatar name={name} colour={index === 0 ? colourOf.mateo : index === 1 ? "aqua" : "pink"} size={46} />
              <span>
                <span key={count} className="block">
                  <span className="bg-accent font-semibold">{name.slice(0, count)}</span>
                  {name.slice(count)}
                </span>
                <span className="block text-[15px] text-ink-soft tall:mt-0.5 tall:text-[17px]">{emails[index]}</span>
              </span>
            </Row>
          ))
        ) : (
          <p className="text-balance rounded-xl bg-accent-soft px-5 py-4 text-[17px] tall:text-[19px]">{text.hint}</p>
        )}
      </div>
    </div>
  );
}

const columns =
  "grid grid-cols-[206px_74px_70px_1fr] items-center gap-x-4 whitespace-nowrap tall:grid-cols-[190px_52px_1fr] tall:gap-x-3";

function Course({ text, locale, index, name, items }: Props & { index: number; name: string; items: string[] }) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const shares = grades[index] ?? [];
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const rows = [
    ...items.map((item, row) => ({
      item,
      share: shares[row] ?? 0,
      maximum: maxima[index]?.[row] ?? text.maximum,
      feedback: text.comments[index * 2 + row] ?? "",
    })),
    { item: text.total, share: mean, maximum: text.maximum, feedback: "" },
  ];
  return (
    <li className="mt-2">
      <p className="title text-[19px]">{name}</p>
      <ul className="mt-1">
        {rows.map(({ item, share, maximum, feedback }) => (
          <li
            key={item}
            className={`${columns} h-[26px] border-line border-t text-[15px] last:font-semibold tall:h-[28px]`}
          >
            <span>{item}</span>
            <span className="text-right tabular-nums">{number.format(share * maximum)}</span>
            <span className="text-right text-ink-soft tall:hidden">0–{maximum}</span>
            <span className="text-ink-soft">{feedback}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Courses(props: Props) {
  const { time, text, shared } = props;
  const courses = [
    { name: shared.course, items: [shared.quiz, shared.labReport] },
    { name: text.course, items: text.items },
  ];
  return (
    <>
      <p className={`${columns} mt-2 h-5 text-[14px] text-ink-soft tall:mt-3`}>
        <span>{text.item}</span>
        <span className="text-right">{text.grade}</span>
        <span className="text-right tall:hidden">{text.range}</span>
        <span>{text.comment}</span>
      </p>
      <ul>
        {courses.slice(0, time.reached(at.story) ? 1 : undefined).map((course, index) => (
          <Course key={course.name} {...props} {...course} index={index} />
        ))}
      </ul>
    </>
  );
}

function Story({ time, text }: Props) {
  return (
    <div
      className="mt-2 rounded-2xl bg-accent-soft px-5 py-1.5 tall:order-2 tall:mt-2.5 tall:flex tall:grow tall:flex-col tall:px-4 tall:py-2.5"
      style={fadeIn(time, at.story, 0)}
    >
      <p className="h-6 font-semibold text-[15px] tall:text-[17px]">{text.feedback}</p>
      <ul className="tall:flex tall:grow tall:flex-col tall:justify-evenly">
        {text.story.map(({ title, body }, index) => {
          const { icon, colours } = signs[index] as (typeof signs)[number];
          return (
            <li key={title} className="flex h-[29px] items-center gap-2.5 tall:h-auto tall:leading-[1.2]">
              <IconTile
                icon={icon}
                size={16}
                weight={2.4}
                className={`size-[26px] rounded-full tall:size-[30px] ${colours}`}
              />
              <span className="contents tall:block">
                <span className="w-[112px] shrink-0 font-semibold tall:block tall:w-auto tall:text-[17px]">
                  {title}
                </span>
                <span className="whitespace-nowrap">
                  <StreamedText text={body} time={time} from={partAt(index)} to={partAt(index) + 600} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Profile(props: Props) {
  const { time, text, shared } = props;
  const hasStory = time.reached(at.story);
  const isSaved = time.reached(at.saved);
  const exportProps = { variant: "quiet", className: "px-4! text-[15px] tall:grow" } as const;
  return (
    <div className="absolute inset-x-7 top-[62px] tall:inset-x-[18px] tall:top-[66px] tall:bottom-[18px] tall:flex tall:flex-col">
      <div className="flex h-11 items-center justify-between tall:contents">
        <p className="title flex items-center gap-2.5 text-[22px] tall:text-[24px]">
          <Avatar name={shared.people.mateo} colour={colourOf.mateo} size={40} />
          {shared.people.mateo}
        </p>
        <span key={`${hasStory} ${isSaved}`} className="flex gap-2 tall:order-1 tall:mt-2">
          <Button {...exportProps} label={text.exportCsv} />
          {hasStory && !isSaved ? (
            <Button {...exportProps} pressed={time.reached(at.save)} label={text.exportPdf} />
          ) : null}
          {isSaved ? (
            <span className="flex h-11 items-center gap-2 pl-2 leading-tight">
              <Tick />
              <span>
                <span className="block text-[14px] text-ink-soft">{text.exported}</span>
                <span className="block font-semibold text-[15px]">{text.file}</span>
              </span>
            </span>
          ) : null}
        </span>
      </div>
      <div key={String(hasStory)} className="mt-1.5 flex tall:mt-2.5">
        <Button
          icon="ribbon"
          variant={hasStory ? "quiet" : "accent"}
          className="tall:w-full"
          pressed={time.within(at.generate, at.story)}
          label={hasStory ? text.regenerate : text.generate}
        />
      </div>
      {hasStory ? <Story {...props} /> : null}
      <div key={`courses ${hasStory}`} className="tall:order-3">
        <Courses {...props} />
      </div>
    </div>
  );
}

export const scene: Scene<"aiTutor"> = {
  key: "aiTutor",
  duration: 12400,
  steps: [at.typed + 700, at.profile + 1200, at.story + 2300, 11600],
  accent: "yellow",
  charges: [at.story],
  cursor: [
    { at: 0, arrow: [662, 190] },
    { at: at.focus, arrow: [420, 150], finger: [380, 151], label: ({ text }) => text.placeholder },
    { at: at.pick, arrow: [440, 214], finger: [380, 250], wait: 350, label: ({ shared }) => shared.people.mateo },
    { at: at.generate, arrow: [200, 138], finger: [410, 142], wait: 350, label: ({ text }) => text.generate },
    { at: 6900, arrow: [619, 190] },
    { at: at.save, arrow: [570, 88], finger: [380, 194], wait: 350, label: ({ text }) => text.exportPdf },
    { at: 10500, arrow: [662, 130] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "paula" }),
  render: (props) => (props.time.reached(at.profile) ? <Profile {...props} /> : <Search {...props} />),
};
