import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Row, Switch, Tag } from "../kit/controls.tsx";
import { CourseBanner } from "../kit/cover.tsx";
import { draggedKeyframes } from "../kit/cursor.tsx";
import { useKeyframes, useLayout } from "../kit/frame-context.ts";
import { Icon, IconText, IconTile } from "../kit/icon.tsx";
import { easeBetween, fadeIn, growDelay, listDelay, pressTime, reaction, screenDelay, slideUp } from "../kit/motion.ts";
import type { CursorPath, Scene, SceneProps } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"courseCreator">;

/** The tall layout has no dragging: a tap on the drop zone opens a sheet of files, and a second one picks a file. */
const press = { grab: 600, pick: 1340, create: 3100, ask: 4900, send: 6600, accept: 8000 } as const;
const at = {
  ...press,
  over: 1000,
  release: press.pick + 160,
  read: 2300,
  plan: press.create + screenDelay,
  planned: press.create + screenDelay + 800,
  asked: 6000,
  changed: press.send + 320,
  build: press.accept + 420,
  ready: 10200,
} as const;

/** The arrow drags the file by its icon, so that its name stays readable. */
const dragOffset = { left: -26, top: -34 };

const cursor: CursorPath = [
  { at: 0, arrow: [120, 456] },
  { at: at.grab, arrow: [56, 396], finger: [400, 232] },
  { at: at.pick, finger: [400, 499] },
  { at: at.release, arrow: [238, 198] },
  { at: at.read, arrow: [400, 374] },
  { at: at.create, arrow: [594, 404], finger: [432, 515], wait: 250 },
  { at: at.ask, arrow: [470, 396], finger: [364, 443] },
  { at: at.send, arrow: [597, 398], finger: [431, 443] },
  { at: at.accept, arrow: [548, 94], finger: [432, 515], wait: 250 },
  { at: 9500, arrow: [664, 250] },
];

const dragPath = cursor.filter((stop) => stop.at >= at.grab);

/** Puts a page's main button at the bottom of the tall layout. */
const foot = "tall:absolute tall:inset-x-[18px] tall:bottom-[18px] tall:h-[54px] tall:text-[17px]";

/** An ink edge lifts a part in both themes: the dark theme inverts lightness, so that a shadow would glow. */
const liftedClass = "shadow-[0_0_0_1.5px_var(--color-edge)]";

function DraggedFile({ name }: { name: string }) {
  return (
    <span
      ref={useKeyframes<HTMLSpanElement, CursorPath>(draggedKeyframes, dragPath)}
      className={`absolute z-10 flex h-12 items-center gap-2.5 whitespace-nowrap rounded-xl bg-window px-4 font-semibold ${liftedClass}`}
      style={dragOffset}
    >
      <Icon name="file-text" size={22} />
      {name}
    </span>
  );
}

function FileSheet({ time, text }: Props) {
  return (
    <div
      className={`absolute inset-x-0 bottom-0 z-20 rounded-t-3xl bg-window px-[18px] pt-5 pb-[30px] ${liftedClass}`}
      style={slideUp(time, at.grab + listDelay)}
    >
      <p className="text-[17px] text-ink-soft">{text.choose}</p>
      <Row marked={time.reached(at.pick)} className="mt-3 h-[62px] gap-3 px-4 font-semibold text-[18px]">
        <Icon name="file-text" size={24} />
        {text.file}
      </Row>
    </div>
  );
}

function Syllabus(props: Props) {
  const tall = useLayout() === "tall";
  if (!tall) return <DraggedFile name={props.text.file} />;
  return props.time.reached(at.grab + listDelay) ? <FileSheet {...props} /> : null;
}

function Upload({ time, text }: Props) {
  const tall = useLayout() === "tall";
  const isActive = time.reached(tall ? at.grab : at.over);
  const dropped = time.reached(at.release);
  const done = time.reached(at.read);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-0 tall:bottom-[86px] tall:flex tall:flex-col tall:px-[18px]">
      <p className="title text-[28px] tall:text-[26px] tall:leading-[31px]">{text.title}</p>
      <div
        className={`mt-4 flex h-[140px] items-center justify-center rounded-2xl border-2 border-dashed tall:h-auto tall:grow ${isActive ? "border-ink bg-accent-soft" : "border-line bg-wash"}`}
      >
        {dropped ? (
          <div className="flex w-[360px] flex-col gap-3">
            <IconText icon="file-text" size={24} className="gap-3 font-semibold text-[18px]" text={text.file} />
            <Meter value={easeBetween(time, at.release, at.read)} thick={12} fill="bg-ink" />
            <span className="flex items-center gap-2 text-[16px]">
              {done ? <Icon name="check" size={18} /> : null}
              {done ? text.read : text.reading}
            </span>
          </div>
        ) : (
          <span className="flex items-center gap-2.5 text-[18px] text-ink-soft tall:flex-col tall:gap-3 tall:text-[19px]">
            <Icon name="file-up" size={tall ? 38 : 22} weight={tall ? 1.6 : 2} />
            {tall ? text.choose : text.drop}
          </span>
        )}
      </div>
      <div className="mt-4 flex h-[58px] items-center justify-between rounded-2xl bg-wash px-5 tall:mt-3.5 tall:h-[112px] tall:flex-col tall:items-stretch tall:px-4 tall:text-[17px]">
        <span className="flex gap-2.5 tall:grow tall:items-center tall:justify-between">
          <span className="text-ink-soft">{text.language}</span>
          <span className="font-semibold">{text.languageValue}</span>
        </span>
        <span className="flex items-center gap-3 tall:grow tall:justify-between tall:border-line tall:border-t">
          <span className="text-ink-soft">{text.images}</span>
          <Switch on={1} />
        </span>
      </div>
      <div className="absolute top-[292px] right-0 tall:top-auto tall:inset-x-0 tall:-bottom-[86px]">
        <Button
          disabled={!done}
          pressed={time.within(at.create, at.create + pressTime)}
          className={foot}
          icon="ribbon"
          label={text.create}
        />
      </div>
    </div>
  );
}

function Prompt({ time, text }: Props) {
  const writing = time.within(at.ask + reaction, at.send + pressTime);
  const sent = time.reached(at.send + pressTime);
  return (
    <Field
      active={writing}
      className="absolute inset-x-0 top-[288px] h-[54px] whitespace-nowrap pr-2 text-[17px] tall:inset-x-[18px] tall:top-auto tall:bottom-[88px] tall:h-[58px]"
    >
      {sent ? <Icon name="check" /> : null}
      {time.reached(at.ask + reaction) ? (
        <TypedText key={String(sent)} text={text.prompt} time={time} from={at.ask + 160} to={at.asked} />
      ) : (
        <span className="text-ink-soft">{text.ask}</span>
      )}
      <span
        className={`ml-auto flex size-[38px] tall:size-[44px] items-center justify-center rounded-full ${time.reached(at.asked) && !sent ? "bg-ink text-window" : "bg-line text-ink-soft"}`}
        style={time.reached(at.send) && !sent ? { transform: "scale(0.94)" } : undefined}
      >
        <Icon name="arrow-up" size={22} />
      </span>
    </Field>
  );
}

function Plan(props: Props) {
  const { time, text, shared } = props;
  const complete = time.reached(at.planned);
  const accepting = time.within(at.accept, at.accept + pressTime);
  return (
    <div className="absolute inset-x-7 top-[68px] tall:inset-x-0 tall:bottom-0 tall:px-[18px]">
      <div className="flex h-11 items-center justify-between">
        <p className="title text-[28px] tall:text-[26px] tall:leading-[31px]">{text.planTitle}</p>
        <Button disabled={!complete} pressed={accepting} className={foot} label={text.accept} />
      </div>
      <div className="mt-3.5 flex flex-col gap-2">
        {shared.sections.map((section, index) => {
          const isExtended = time.reached(at.changed + index * 120);
          return (
            <Row
              key={section}
              className="h-[48px] gap-4 px-4 tall:grid tall:h-[62px] tall:grid-cols-[20px_1fr_auto] tall:content-center tall:gap-y-0"
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
      <Prompt {...props} />
    </div>
  );
}

function Course({ time, text, shared }: Props) {
  const progress = time.between(at.build + growDelay, at.ready);
  const done = time.reached(at.ready);
  return (
    <div className="absolute inset-0 top-[52px]">
      <CourseBanner title={shared.course} className="h-[116px] tall:h-[148px]" />
      <div className="mx-7 mt-5 grid grid-cols-2 gap-2.5 tall:mx-[18px] tall:mt-4 tall:grid-cols-1 tall:gap-2">
        {shared.sections.map((section, index) => {
          const finished = progress * 4 >= index + 1;
          return (
            <Row key={section} marked={finished} className="relative h-[74px] gap-3.5 px-4 tall:h-14 tall:gap-4">
              <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
              <span
                className={`tall:flex tall:grow tall:items-baseline tall:justify-between tall:pr-9 ${finished ? "" : "text-ink-soft"}`}
              >
                <span className="block font-semibold text-[18px] leading-snug">{section}</span>
                <span className="block text-[15px] text-ink-soft tall:text-[16px]">
                  {interpolate(text.activities, { count: 6 })}
                </span>
              </span>
              {finished ? (
                <Icon name="check" size={22} className="ml-auto text-accent-deep tall:absolute tall:right-4" />
              ) : null}
            </Row>
          );
        })}
      </div>
      <div
        className={`mx-7 mt-6 flex h-10 items-center gap-4 text-[18px] tall:mx-[18px] tall:mt-[18px] tall:h-[60px] ${done ? "" : "tall:flex-col tall:items-stretch tall:justify-center tall:gap-2.5"}`}
      >
        {done ? (
          <>
            <IconTile icon="check" className="size-9 rounded-full bg-accent tall:size-11" />
            <span className="contents tall:block">
              <span className="whitespace-nowrap font-semibold tall:block tall:leading-snug">{text.ready}</span>
              <span className="ml-auto whitespace-nowrap text-[17px] text-ink-soft tall:block">{text.facts}</span>
            </span>
          </>
        ) : (
          <>
            <span className="whitespace-nowrap font-semibold tall:leading-snug">{text.building}</span>
            <Meter value={progress} thick={12} className="grow tall:grow-0" />
          </>
        )}
      </div>
    </div>
  );
}

export const scene: Scene<"courseCreator"> = {
  key: "courseCreator",
  duration: 12800,
  steps: [at.read + 400, at.planned + 400, at.changed + 500, at.accept + 60, 11600],
  accent: "salmon",
  charges: [at.planned, at.changed + 360, at.ready],
  cursor,
  window: ({ time, text, shared }) => ({
    area: text.area,
    page: time.reached(at.ready) ? shared.course : text.page,
    actor: "ana",
  }),
  render(props) {
    const { time } = props;
    if (time.reached(at.plan)) return time.reached(at.build) ? <Course {...props} /> : <Plan {...props} />;
    return (
      <>
        <Upload {...props} />
        {time.reached(at.release) ? null : <Syllabus {...props} />}
      </>
    );
  },
};
