import { Avatar, colourOf } from "../kit/avatar.tsx";
import { Button, Field, Row } from "../kit/controls.tsx";
import { Icon, IconTile, Ticked } from "../kit/icon.tsx";
import { answerDelay, fadeIn, growDelay, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { StreamedText, TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"aiTutor">;

const press = { focus: 1100, pick: 3500, generate: 5700, save: 9200 };
const at = {
  typed: 2200,
  profile: press.pick + screenDelay,
  story: press.generate + screenDelay,
  saved: press.save + answerDelay,
};

const typing = { focus: press.focus + reaction, from: press.focus + typingDelay, to: at.typed, blur: press.pick };

const partAt = (index: number) => at.story + growDelay + index * 650;

const signs = [
  { icon: "trending-up", colours: "bg-aqua" },
  { icon: "triangle-alert", colours: "bg-ink text-window" },
  { icon: "arrow-right", colours: "bg-yellow" },
];

const emails = ["mateo.silva@northfield.example", "mateo.costa@northfield.example", "mateo.petrov@northfield.example"];

function Search({ time, text, shared, layout }: Props) {
  // Touch has no hover.
  const hover = layout === "tall" ? press.pick : press.pick - 420;
  const count = time.steps(typing.from, typing.to, text.query.length);
  const names = [shared.people.mateo, ...text.namesakes];
  return (
    <div className="page top-72">
      <p className="title text-28 tall:text-27">{text.page}</p>
      <Field active={time.reached(typing.focus)} className="mt-16 h-58 gap-10 text-20 tall:h-60">
        <Icon icon="search" size={24} />
        <TypedText text={text.query} placeholder={text.placeholder} time={time} {...typing} />
      </Field>
      <div key={String(count > 0)} className="mt-12 flex flex-col gap-6 tall:mt-14 tall:gap-8">
        {count > 0 ? (
          names.map((name, index) => (
            <Row
              key={name}
              ground={index === 0 && time.reached(hover) && "bg-accent-soft"}
              pressed={index === 0 && time.reached(press.pick)}
              className="h-72 gap-14 px-16 text-18 tall:h-104 tall:text-20"
            >
              <Avatar name={name} colour={index === 0 ? colourOf.mateo : index === 1 ? "aqua" : "pink"} size={46} />
              <span>
                <span key={count} className="block">
                  <span className="bg-accent font-semibold">{name.slice(0, count)}</span>
                  {name.slice(count)}
                </span>
                <span className="block text-15 text-ink-soft tall:mt-2 tall:text-17">{emails[index]}</span>
              </span>
            </Row>
          ))
        ) : (
          <p className="text-balance rounded-xl bg-accent-soft px-20 py-16 text-17 tall:text-19">{text.hint}</p>
        )}
      </div>
    </div>
  );
}

const columns =
  "grid grid-cols-[206px_74px_70px_1fr] items-center gap-x-16 whitespace-nowrap tall:grid-cols-[190px_52px_1fr] tall:gap-x-12";

type Grade = { item: string; share: number; maximum?: number; comment?: string | undefined };

function Course({ text, locale, name, grades }: Props & { name: string; grades: Grade[] }) {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const mean = grades.reduce((sum, { share }) => sum + share, 0) / grades.length;
  const rows: Grade[] = [...grades, { item: text.total, share: mean }];
  return (
    <li className="mt-8">
      <p className="title text-19">{name}</p>
      <ul className="mt-4">
        {rows.map(({ item, share, maximum = text.maximum, comment }) => (
          <li key={item} className={`${columns} h-26 border-line border-t text-15 last:font-semibold tall:h-28`}>
            <span>{item}</span>
            <span className="text-right tabular-nums">{number.format(share * maximum)}</span>
            <span className="text-right text-ink-soft tall:hidden">0–{maximum}</span>
            <span className="text-ink-soft">{comment}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Grades are shares of the maximum. The quiz's ten questions give a point each. */
function Courses(props: Props) {
  const { time, text, shared } = props;
  const [item = "", lastItem = ""] = text.items;
  const [quiz, labReport, first, last] = text.comments;
  const grades = [
    { item: shared.quiz, share: 0.55, maximum: 10, comment: quiz },
    { item: shared.labReport, share: 0.75, comment: labReport },
  ];
  const otherGrades = [
    { item, share: 0.5, comment: first },
    { item: lastItem, share: 0.6, comment: last },
  ];
  return (
    <>
      <p className={`${columns} mt-8 h-20 text-14 text-ink-soft tall:mt-12`}>
        <span>{text.item}</span>
        <span className="text-right">{text.grade}</span>
        <span className="text-right tall:hidden">{text.range}</span>
        <span>{text.comment}</span>
      </p>
      <ul>
        <Course {...props} name={shared.course} grades={grades} />
        {!time.reached(at.story) && <Course {...props} name={text.course} grades={otherGrades} />}
      </ul>
    </>
  );
}

const Story = ({ time, text }: Props) => (
  <div
    className="mt-8 rounded-2xl bg-accent-soft px-20 py-6 tall:order-2 tall:mt-10 tall:flex tall:grow tall:flex-col tall:px-16 tall:py-10"
    style={fadeIn(time, at.story, 0)}
  >
    <p className="h-24 font-semibold text-15 tall:text-17">{text.feedback}</p>
    <ul className="tall:flex tall:grow tall:flex-col tall:justify-evenly">
      {text.story.map(({ title, body }, index) => {
        const { icon, colours } = signs[index] as (typeof signs)[number];
        return (
          <li key={title} className="flex h-29 items-center gap-10 tall:h-auto tall:leading-[1.2]">
            <IconTile icon={icon} size={16} weight={2.4} className={`size-26 rounded-full tall:size-30 ${colours}`} />
            <span className="contents tall:block">
              <span className="w-112 shrink-0 font-semibold tall:block tall:w-auto tall:text-17">{title}</span>
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

function Profile(props: Props) {
  const { time, text, shared } = props;
  const hasStory = time.reached(at.story);
  const isSaved = time.reached(at.saved);
  const exportProps = { quiet: true, className: "px-16! text-15 tall:grow" } as const;
  return (
    <div className="page top-62 tall:top-66 tall:flex tall:flex-col">
      <div className="flex h-44 items-center justify-between tall:contents">
        <p className="title flex items-center gap-10 text-22 tall:text-24">
          <Avatar name={shared.people.mateo} colour={colourOf.mateo} size={40} />
          {shared.people.mateo}
        </p>
        <span key={`${hasStory} ${isSaved}`} className="flex gap-8 tall:order-1 tall:mt-8">
          <Button {...exportProps} label={text.exportCsv} />
          {hasStory && !isSaved && (
            <Button {...exportProps} pressed={time.reached(press.save)} label={text.exportPdf} />
          )}
          {isSaved && (
            <Ticked className="h-44 gap-8! pl-8 text-15 leading-tight">
              <span>
                <span className="block font-normal text-14 text-ink-soft">{text.exported}</span>
                {text.file}
              </span>
            </Ticked>
          )}
        </span>
      </div>
      <div key={String(hasStory)} className="mt-6 flex tall:mt-10">
        <Button
          icon="ribbon"
          quiet={hasStory}
          className="tall:w-full"
          pressed={time.within(press.generate, at.story)}
          label={hasStory ? text.regenerate : text.generate}
        />
      </div>
      {hasStory && <Story {...props} />}
      <div key={`courses ${hasStory}`} className="tall:order-3">
        <Courses {...props} />
      </div>
    </div>
  );
}

export const scene: Scene<"aiTutor"> = {
  duration: 12400,
  steps: [at.typed + 700, at.profile + 1200, at.story + 2300, 11600],
  accent: "yellow",
  charges: [at.story],
  cursor: [
    { at: 0, arrow: [662, 190] },
    { at: press.focus, arrow: [420, 150], finger: [380, 151], field: true, label: (text) => text.placeholder },
    { at: press.pick, arrow: [440, 214], finger: [380, 250], wait: 350, label: (_, shared) => shared.people.mateo },
    { at: press.generate, arrow: [200, 138], finger: [410, 142], wait: 350, label: (text) => text.generate },
    { at: 6900, arrow: [619, 190] },
    { at: press.save, arrow: [570, 88], finger: [380, 194], wait: 350, label: (text) => text.exportPdf },
    { at: 10500, arrow: [662, 130] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "paula" }),
  render: (props) => screenOf(props, [0, Search], [at.profile, Profile]),
};
