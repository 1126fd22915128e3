import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Row, Switch, Tag } from "../kit/controls.tsx";
import { CourseBanner, Cover } from "../kit/cover.tsx";
import { Icon, IconText } from "../kit/icon.tsx";
import { fadeIn, growDelay, isPressed, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"courseCreator">;

const press = {
  start: 800,
  attach: 3200,
  generate: 4100,
  adjust: 6300,
  send: 8000,
  accept: 9500,
  confirm: 11000,
  open: 13700,
} as const;
const at = {
  ...press,
  composer: press.start + screenDelay,
  typing: press.start + screenDelay + typingDelay,
  typed: 2700,
  plan: press.generate + screenDelay,
  planned: press.generate + screenDelay + 800,
  asked: 7500,
  changed: press.send + 320,
  review: press.accept + screenDelay,
  build: press.confirm + screenDelay,
  ready: 12800,
  course: press.open + screenDelay,
} as const;

const pageClass = "absolute inset-x-7 top-[72px] bottom-6 tall:inset-x-[18px] tall:bottom-[18px]";
const titleClass = "title text-[28px] tall:text-balance tall:text-[26px] tall:leading-[31px]";

/** Puts a page's main button at its lower right, and across the bottom of the tall layout. */
const foot = "absolute right-0 bottom-0 tall:h-[54px] tall:w-full tall:text-[18px]";

const art = ["hills", "molecule"] as const;

function MyCourses({ time, text }: Props) {
  return (
    <div className={pageClass}>
      <div className="flex h-11 items-center justify-between tall:h-auto">
        <p className={titleClass}>{text.myCourses}</p>
        <Button
          icon="ribbon"
          pressed={time.reached(at.start)}
          className="tall:absolute tall:inset-x-0 tall:bottom-0 tall:h-[54px] tall:text-[18px]"
          label={text.start}
        />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 tall:grid-cols-1 tall:gap-2.5">
        {text.courses.map((course, index) => (
          <div key={course} className="overflow-hidden rounded-2xl bg-wash">
            <div className="h-[124px] overflow-hidden bg-aqua tall:h-[104px]">
              <Cover art={art[index] ?? "hills"} className="size-full" />
            </div>
            <p className="px-4 py-3.5 font-semibold text-[18px]">{course}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Composer({ time, text }: Props) {
  const attached = time.reached(at.attach + reaction);
  return (
    <div className={`${pageClass} tall:flex tall:flex-col`}>
      <p className={titleClass}>{text.ask}</p>
      <Field active className="mt-4 h-[172px] items-start! py-4 text-[18px] tall:mb-3 tall:h-auto tall:grow">
        <TypedText text={text.description} time={time} from={at.typing} to={at.typed} />
        {attached ? (
          <IconText
            icon="file-text"
            size={22}
            className="absolute top-[158px] left-4 h-11 gap-2.5 rounded-full bg-accent-soft px-4 font-semibold tall:top-auto tall:bottom-[260px]"
            text={text.file}
          />
        ) : null}
      </Field>
      <div className="absolute top-[158px] right-3.5 tall:static tall:order-last tall:mt-3.5 tall:h-[54px]">
        <Button
          variant="ink"
          disabled={!attached}
          pressed={time.reached(at.generate)}
          className="tall:h-[54px] tall:w-full tall:text-[18px]"
          label={text.generate}
        />
      </div>
      <div className="mt-4 flex h-[60px] items-center justify-between rounded-2xl bg-wash px-5 tall:mt-0 tall:h-[168px] tall:flex-col tall:items-stretch tall:px-4 tall:text-[17px]">
        <IconText icon="file-up" className="gap-2.5 rounded-lg font-semibold tall:h-14" text={text.syllabus} />
        <span className="flex gap-2.5 tall:grow tall:items-center tall:justify-between tall:border-line tall:border-t">
          <span className="text-ink-soft">{text.language}</span>
          <span className="font-semibold">{text.languageValue}</span>
        </span>
        <span className="flex items-center gap-3 tall:grow tall:justify-between tall:border-line tall:border-t">
          <span className="text-ink-soft">{text.images}</span>
          <Switch on={0} />
        </span>
      </div>
    </div>
  );
}

function Adjustment({ time, text }: Props) {
  return (
    <Field
      active
      className="absolute inset-x-0 bottom-0 h-[54px] whitespace-nowrap pr-2 text-[17px] tall:bottom-[66px] tall:h-[58px] tall:text-[16px]"
    >
      <TypedText text={text.prompt} time={time} from={at.adjust + typingDelay} to={at.asked} />
      <span
        role="img"
        aria-label={text.send}
        className={`ml-auto flex size-[38px] shrink-0 tall:size-[44px] items-center justify-center rounded-full ${time.reached(at.asked) ? "bg-ink text-window" : "bg-line text-ink-soft"}`}
        style={time.reached(at.send) ? { transform: "scale(0.94)" } : undefined}
      >
        <span role="img" aria-label={text.send}>
          <Icon name="arrow-up" size={22} />
        </span>
      </span>
    </Field>
  );
}

function Plan(props: Props) {
  const { time, text, shared } = props;
  const complete = time.reached(at.planned);
  const adjusting = time.within(at.adjust + reaction, at.changed);
  return (
    <div className={pageClass}>
      <p className={titleClass}>{text.planTitle}</p>
      <div className="mt-3.5 flex flex-col gap-2">
        {shared.sections.map((section, index) => {
          const isExtended = time.reached(at.changed + index * 120);
          return (
            <Row
              key={section}
              className="h-[52px] gap-4 px-4 tall:grid tall:h-[64px] tall:grid-cols-[20px_1fr_auto] tall:content-center tall:gap-y-0"
              style={fadeIn(time, at.plan + 60 + index * 180, 0, 140)}
            >
              <span className="figure w-5 text-[22px] text-accent-deep tall:row-span-2">{index + 1}</span>
              <span className="font-semibold text-[18px]">{section}</span>
              {isExtended ? (
                <span className="ml-auto tall:row-span-2">
                  <Tag icon="plus" size={17} weight={2.5} label={text.experiment} />
                </span>
              ) : null}
              <span
                className={`text-right tall:col-start-2 tall:row-start-2 tall:ml-0 tall:text-left ${isExtended ? "font-semibold" : "ml-auto tall:text-ink-soft"}`}
              >
                {interpolate(text.activities, { count: isExtended ? 6 : 5 })}
              </span>
            </Row>
          );
        })}
      </div>
      {adjusting ? (
        <Adjustment {...props} />
      ) : (
        <div className="absolute bottom-0 left-0 tall:inset-x-0 tall:bottom-[66px]">
          <Button variant="quiet" disabled={!complete} size="wide" label={text.adjust} />
        </div>
      )}
      <Button
        disabled={!complete || adjusting}
        pressed={time.reached(at.accept)}
        className={`${foot} ${adjusting ? "hidden! tall:inline-flex!" : ""}`}
        label={text.accept}
      />
    </div>
  );
}

function Review({ time, text, shared }: Props) {
  const values = [shared.course, text.shortName, text.category];
  return (
    <div className={pageClass}>
      <p className={titleClass}>{text.reviewTitle}</p>
      <div className="mt-4 flex flex-col gap-2.5">
        {text.fields.map((label, index) => (
          <Field key={label} className="h-[68px] tall:h-[76px]">
            <span>
              <span className="block text-[14px] text-ink-soft tall:text-[16px]">{label}</span>
              <span className="block font-semibold text-[18px]">{values[index]}</span>
            </span>
          </Field>
        ))}
      </div>
      <Button pressed={isPressed(time, at.confirm)} className={foot} icon="ribbon" label={text.confirm} />
    </div>
  );
}

/** The sections, of which `finished` are written. */
function Sections({ text, shared, finished }: Pick<Props, "text" | "shared"> & { finished: number }) {
  return (
    <div className="mt-5 grid grid-cols-2 gap-2.5 tall:mt-4 tall:grid-cols-1 tall:gap-2">
      {shared.sections.map((section, index) => {
        const done = index < finished;
        return (
          <Row key={section} marked={done} className="relative h-[74px] gap-3.5 px-4 tall:h-[62px] tall:gap-4">
            <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
            <span
              className={`tall:flex tall:grow tall:items-baseline tall:justify-between tall:pr-9 ${done ? "" : "text-ink-soft"}`}
            >
              <span className="block font-semibold text-[18px] leading-snug">{section}</span>
              <span className="block text-[15px] text-ink-soft tall:text-[16px]">
                {interpolate(text.activities, { count: 6 })}
              </span>
            </span>
            {done ? (
              <Icon name="check" size={22} className="ml-auto text-accent-deep tall:absolute tall:right-4" />
            ) : null}
          </Row>
        );
      })}
    </div>
  );
}

function Building({ time, text, shared }: Props) {
  const progress = time.between(at.build + growDelay, at.ready);
  const done = time.reached(at.ready);
  return (
    <div className={pageClass}>
      <p className={titleClass}>{done ? text.ready : text.building}</p>
      <Meter value={progress} thick={14} className="mt-4" fill="bg-ink" />
      <Sections text={text} shared={shared} finished={Math.floor(progress * 4)} />
      {done ? <Button pressed={time.reached(at.open)} className={foot} label={text.open} /> : null}
    </div>
  );
}

function Course({ text, shared }: Props) {
  return (
    <div className="absolute inset-0 top-[52px]">
      <CourseBanner title={shared.course} className="h-[116px] tall:h-[148px]" />
      <div className="mx-7 tall:mx-[18px]">
        <Sections text={text} shared={shared} finished={4} />
        <p className="mt-5 text-[17px] text-ink-soft tall:text-[18px]">{text.facts}</p>
      </div>
    </div>
  );
}

export const scene: Scene<"courseCreator"> = {
  key: "courseCreator",
  duration: 16200,
  steps: [at.attach + 600, at.planned + 500, at.changed + 700, at.review + 500, 15200],
  accent: "salmon",
  charges: [at.planned, at.changed + 360, at.ready],
  cursor: [
    { at: 0, arrow: [400, 456] },
    { at: at.start, arrow: [545, 94], finger: [410, 515], label: ({ text }) => text.start },
    { at: 1900, arrow: [330, 420] },
    { at: at.attach, arrow: [110, 326], finger: [330, 334], wait: 200, label: ({ text }) => text.syllabus },
    { at: at.generate, arrow: [550, 252], finger: [410, 515], label: ({ text }) => text.generate },
    { at: 5000, arrow: [330, 430] },
    { at: at.adjust, arrow: [84, 394], finger: [410, 449], wait: 300, label: ({ text }) => text.adjust },
    { at: at.send, arrow: [585, 389], finger: [432, 447], label: ({ text }) => text.send },
    { at: at.accept, arrow: [566, 394], finger: [410, 515], wait: 300, label: ({ text }) => text.accept },
    { at: at.confirm, arrow: [548, 394], finger: [410, 515], wait: 300, label: ({ text }) => text.confirm },
    { at: 12000, arrow: [664, 300] },
    { at: at.open, arrow: [556, 394], finger: [410, 515], wait: 300, label: ({ text }) => text.open },
    { at: 14800, arrow: [664, 300] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.course)
      ? { area: text.myCourses, page: shared.course, actor: "ana" }
      : { page: time.reached(at.composer) ? text.page : text.myCourses, actor: "ana" },
  render(props) {
    const { time } = props;
    if (!time.reached(at.composer)) return <MyCourses {...props} />;
    if (!time.reached(at.plan)) return <Composer {...props} />;
    if (!time.reached(at.review)) return <Plan {...props} />;
    if (!time.reached(at.build)) return <Review {...props} />;
    return time.reached(at.course) ? <Course {...props} /> : <Building {...props} />;
  },
};
