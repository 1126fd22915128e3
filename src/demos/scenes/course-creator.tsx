import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Row, Switch, Tag } from "../kit/controls.tsx";
import { CourseBanner, Cover } from "../kit/cover.tsx";
import { DoneText, Icon, IconText } from "../kit/icon.tsx";
import { fadeIn, growDelay, isPressed, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
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
};
const at = {
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
};

const pageClass = "page top-72 bottom-24 tall:bottom-18";
const titleClass = "title text-28 tall:text-balance tall:text-26 tall:leading-31";
const footClass = "absolute right-0 bottom-0";

const MyCourses = ({ time, text }: Props) => (
  <div className={pageClass}>
    <div className="flex h-44 items-center justify-between tall:h-auto">
      <p className={titleClass}>{text.myCourses}</p>
      <Button
        wide
        icon="ribbon"
        className="tall:absolute tall:bottom-0"
        label={text.start}
        pressed={time.reached(press.start)}
      />
    </div>
    <div className="mt-20 grid grid-cols-2 gap-12 tall:grid-cols-1 tall:gap-10">
      {text.courses.map((course, index) => (
        <div key={course} className="overflow-hidden rounded-2xl bg-wash">
          <Cover art={index === 0 ? "hills" : "molecule"} className="h-124 bg-aqua tall:h-104" />
          <p className="px-16 py-14 font-semibold text-18">{course}</p>
        </div>
      ))}
    </div>
  </div>
);

function Composer({ time, text }: Props) {
  const attached = time.reached(press.attach + reaction);
  return (
    <div className={`${pageClass} tall:flex tall:flex-col`}>
      <p className={titleClass}>{text.ask}</p>
      <Field active className="mt-16 h-172 items-start! py-16 text-18 tall:mb-12 tall:h-auto tall:grow">
        <TypedText text={text.description} time={time} from={at.typing} to={at.typed} />
        {attached && (
          <IconText
            icon="file-text"
            size={22}
            className="absolute top-158 left-16 h-44 gap-10 rounded-full bg-accent-soft px-16 font-semibold tall:top-auto tall:bottom-260"
            text={text.file}
          />
        )}
      </Field>
      <div className="absolute top-158 right-14 tall:static tall:order-last tall:mt-14 tall:h-54">
        <Button ink wide label={text.generate} disabled={!attached} pressed={time.reached(press.generate)} />
      </div>
      <div className="mt-16 flex h-60 items-center justify-between rounded-2xl bg-wash px-20 tall:mt-0 tall:h-168 tall:flex-col tall:items-stretch tall:px-16 tall:text-17">
        <IconText
          icon="file-up"
          className="h-40 gap-10 rounded-full bg-window px-16 font-semibold tall:h-56 tall:rounded-lg tall:bg-transparent tall:px-0"
          text={text.syllabus}
        />
        <span className="flex gap-10 tall:grow tall:items-center tall:justify-between tall:border-line tall:border-t">
          <span className="text-ink-soft">{text.language}</span>
          <span className="font-semibold">{text.languageValue}</span>
        </span>
        <span className="flex items-center gap-12 tall:grow tall:justify-between tall:border-line tall:border-t">
          <span className="text-ink-soft">{text.images}</span>
          <Switch on={0} />
        </span>
      </div>
    </div>
  );
}

const Adjustment = ({ time, text }: Props) => (
  <Field
    active
    className="absolute inset-x-0 bottom-0 h-54 gap-10 whitespace-nowrap pr-8 text-17 tall:bottom-66 tall:h-58 tall:text-16"
  >
    <TypedText text={text.prompt} time={time} from={press.adjust + typingDelay} to={at.asked} />
    <span
      role="img"
      aria-label={text.send}
      className={`ml-auto flex size-38 shrink-0 items-center justify-center rounded-full tall:size-44 ${time.reached(at.asked) ? "bg-ink text-window" : "bg-line text-ink-soft"}`}
      style={time.reached(press.send) ? { transform: "scale(0.94)" } : undefined}
    >
      <Icon icon="arrow-up" size={22} />
    </span>
  </Field>
);

function Plan(props: Props) {
  const { time, text, shared } = props;
  const complete = time.reached(at.planned);
  const adjusting = time.within(press.adjust + reaction, at.changed);
  return (
    <div className={pageClass}>
      <p className={titleClass}>{text.planTitle}</p>
      <div className="mt-14 flex flex-col gap-8">
        {shared.sections.map((section, index) => {
          const isExtended = time.reached(at.changed + index * 120);
          return (
            <Row
              key={section}
              className="h-52 gap-16 px-16 tall:grid tall:h-64 tall:grid-cols-[20px_1fr_auto] tall:content-center tall:gap-y-0"
              style={fadeIn(time, at.plan + 60 + index * 180, 0, 140)}
            >
              <span className="figure w-20 text-22 text-accent-deep tall:row-span-2">{index + 1}</span>
              <span className="font-semibold text-18">{section}</span>
              {isExtended && (
                <Tag icon="plus" size={17} className="ml-auto bg-accent-soft tall:row-span-2" text={text.experiment} />
              )}
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
        <div className="absolute bottom-0 left-0 tall:inset-x-0 tall:bottom-66">
          <Button quiet wide label={text.adjust} disabled={!complete} />
        </div>
      )}
      <Button
        wide
        className={`${footClass} ${adjusting ? "hidden! tall:inline-flex!" : ""}`}
        label={text.accept}
        disabled={!complete || adjusting}
        pressed={time.reached(press.accept)}
      />
    </div>
  );
}

const Review = ({ time, text, shared }: Props) => (
  <div className={pageClass}>
    <p className={titleClass}>{text.reviewTitle}</p>
    <div className="mt-16 flex flex-col gap-10">
      {text.fields.map((label, index) => (
        <Field key={label} className="h-68 flex-col items-start! justify-center tall:h-76">
          <span className="caption">{label}</span>
          <span className="font-semibold text-18">{[shared.course, text.shortName, text.category][index]}</span>
        </Field>
      ))}
    </div>
    <Button wide icon="ribbon" className={footClass} label={text.confirm} pressed={isPressed(time, press.confirm)} />
  </div>
);

const Sections = ({ text, shared, finished }: Pick<Props, "text" | "shared"> & { finished: number }) => (
  <div className="mt-20 grid grid-cols-2 gap-10 tall:mt-16 tall:grid-cols-1 tall:gap-8">
    {shared.sections.map((section, index) => {
      const done = index < finished;
      return (
        <Row
          key={section}
          ground={done && "bg-accent-soft"}
          className="relative h-74 gap-14 px-16 tall:h-62 tall:gap-16"
        >
          <span className="figure w-20 text-22 text-accent-deep">{index + 1}</span>
          <span
            className={`tall:flex tall:grow tall:items-baseline tall:justify-between tall:pr-36 ${done ? "" : "text-ink-soft"}`}
          >
            <span className="block font-semibold text-18 leading-snug">{section}</span>
            <span className="block text-15 text-ink-soft tall:text-16">
              {interpolate(text.activities, { count: 6 })}
            </span>
          </span>
          {done && <Icon icon="check" size={22} className="absolute right-16 text-accent-deep" />}
        </Row>
      );
    })}
  </div>
);

function Building({ time, text, shared }: Props) {
  const progress = time.between(at.build + growDelay, at.ready);
  const done = time.reached(at.ready);
  return (
    <div className={pageClass}>
      <p className={titleClass}>{done ? text.ready : text.building}</p>
      <Meter value={progress} thick={14} className="mt-16" fill="bg-ink" />
      <Sections text={text} shared={shared} finished={Math.floor(progress * 4)} />
      {done && <Button wide className={footClass} label={text.open} pressed={time.reached(press.open)} />}
    </div>
  );
}

const Course = ({ text, shared }: Props) => (
  <div className="absolute inset-0 top-52">
    <CourseBanner title={shared.course} className="h-116 tall:h-148" />
    <div className="mx-28 tall:mx-18">
      <Sections text={text} shared={shared} finished={4} />
      <DoneText className="mt-24 gap-10 font-semibold text-18 tall:mt-20" text={text.facts} />
    </div>
  </div>
);

export const scene: Scene<"courseCreator"> = {
  duration: 16200,
  steps: [press.generate, at.planned + 500, press.accept, press.confirm, 15200],
  accent: "salmon",
  charges: [at.planned, at.changed + 360, at.ready],
  cursor: [
    { at: 0, arrow: [400, 456] },
    { at: press.start, arrow: [545, 94], finger: [410, 515], label: (text) => text.start },
    { at: 1900, arrow: [330, 420] },
    { at: press.attach, arrow: [110, 326], finger: [330, 334], wait: 200, label: (text) => text.syllabus },
    { at: press.generate, arrow: [550, 252], finger: [410, 515], label: (text) => text.generate },
    { at: 5000, arrow: [330, 430] },
    { at: press.adjust, arrow: [84, 394], finger: [410, 449], wait: 300, label: (text) => text.adjust },
    { at: press.send, arrow: [585, 389], finger: [432, 447], label: (text) => text.send },
    { at: press.accept, arrow: [566, 394], finger: [410, 515], wait: 300, label: (text) => text.accept },
    { at: press.confirm, arrow: [548, 394], finger: [410, 515], wait: 300, label: (text) => text.confirm },
    { at: 12000, arrow: [664, 300] },
    { at: press.open, arrow: [556, 394], finger: [410, 515], wait: 300, label: (text) => text.open },
    { at: 14800, arrow: [664, 300] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.course)
      ? { area: text.myCourses, page: shared.course, actor: "ana" }
      : { page: time.reached(at.composer) ? text.page : text.myCourses, actor: "ana" },
  render: (props) =>
    screenOf(
      props,
      [0, MyCourses],
      [at.composer, Composer],
      [at.plan, Plan],
      [at.review, Review],
      [at.build, Building],
      [at.course, Course],
    ),
};
