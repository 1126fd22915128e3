import { Button } from "../kit/button.tsx";
import { CourseBanner } from "../kit/cover.tsx";
import { Cursor, type Stop, type Touch, useDragged } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, easeBetween, rise } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { useShape } from "../kit/shape.ts";
import { Switch } from "../kit/switch.tsx";
import { Typing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { paidAt } from "../story.ts";

type Props = Moment<"courseCreator">;

const grab = 600;
const release = 1500;
const read = 2300;
const create = 3100;
const plan = create + 400;
const planned = plan + 800;
const ask = 4900;
const asked = 6000;
const send = 6600;
const changed = send + 320;
const accept = 8000;
const build = accept + 420;
const ready = 10200;

/** The file is held by its icon, so that its name stays readable. */
const hold = { x: 26, y: 34 };
const start = { x: 30, y: 362 };
const end = { x: 212, y: 164 };

const path: Stop[] = [
  { at: 0, x: 120, y: 456 },
  { at: grab, x: start.x + hold.x, y: start.y + hold.y, click: true },
  { at: release, x: end.x + hold.x, y: end.y + hold.y },
  { at: 2300, x: 400, y: 374 },
  { at: create - 250, x: 594, y: 404 },
  { at: create, x: 594, y: 404, click: true },
  { at: ask, x: 470, y: 396, click: true },
  { at: send, x: 597, y: 398, click: true },
  { at: accept - 250, x: 601, y: 106 },
  { at: accept, x: 601, y: 106, click: true },
  { at: 9500, x: 664, y: 250 },
];

/** On the tall scene nothing is dragged: a touch on the field brings up the files. */
const pick = release - 160;

const touches: Touch[] = [
  { at: grab, x: 400, y: 232 },
  { at: pick, x: 400, y: 499 },
  { at: create, x: 432, y: 515 },
  { at: ask, x: 364, y: 443 },
  { at: send, x: 431, y: 443 },
  { at: accept, x: 432, y: 515 },
];

const spent = paidAt("courseCreator", planned, changed + 360, ready);

/** The bar of a page's main button at the foot of the tall scene. */
const foot = "tall:absolute tall:inset-x-[18px] tall:bottom-[18px] tall:h-[54px] tall:text-[17px]";

/** An edge of ink lifts a part in both themes: a shadow would shine where the dark turns the lightness over. */
const lifted = "shadow-[0_0_0_1.5px_var(--color-edge)]";

function DraggedFile({ name }: { name: string }) {
  return (
    <span
      ref={useDragged(path, grab)}
      className={`absolute z-10 flex h-12 items-center gap-2.5 whitespace-nowrap rounded-xl bg-window px-4 font-semibold ${lifted}`}
      style={{ left: -hold.x, top: -hold.y }}
    >
      <Icon name="file-text" size={22} />
      {name}
    </span>
  );
}

function FileSheet({ time, text }: Props) {
  return (
    <div
      className={`absolute inset-x-0 bottom-0 z-20 rounded-t-3xl bg-window px-[18px] pt-5 pb-[30px] ${lifted}`}
      style={rise(time, grab + 120)}
    >
      <p className="text-[17px] text-ink-soft">{text.choose}</p>
      <p
        className={`mt-3 flex h-[62px] items-center gap-3 rounded-xl px-4 font-semibold text-[18px] ${time.reached(pick) ? "bg-accent-soft" : "bg-wash"}`}
      >
        <Icon name="file-text" size={24} />
        {text.file}
      </p>
    </div>
  );
}

function Syllabus(props: Props) {
  const tall = useShape() === "tall";
  if (props.time.reached(release)) return null;
  if (!tall) return <DraggedFile name={props.text.file} />;
  return props.time.reached(grab + 120) ? <FileSheet {...props} /> : null;
}

function Upload({ time, text }: Props) {
  const tall = useShape() === "tall";
  const reached = time.reached(tall ? grab : 1000);
  const dropped = time.reached(release);
  const done = time.reached(read);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-0 tall:bottom-[86px] tall:flex tall:flex-col tall:px-[18px]">
      <p className="title text-[28px] tall:text-[26px] tall:leading-[31px]">{text.title}</p>
      <div
        className={`mt-4 flex h-[140px] items-center justify-center rounded-2xl border-2 border-dashed tall:h-auto tall:grow ${reached ? "border-ink bg-accent-soft" : "border-line bg-wash"}`}
      >
        {dropped ? (
          <div className="flex w-[360px] flex-col gap-3">
            <span className="flex items-center gap-3 font-semibold text-[18px]">
              <Icon name="file-text" size={24} />
              {text.file}
            </span>
            <Meter value={easeBetween(time, release, read)} thick={12} fill="bg-ink" />
            <span className="flex items-center gap-2 text-[16px]">
              {done ? <Icon name="check" size={18} weight={3} /> : null}
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
          look={done ? "accent" : "off"}
          down={time.reached(create) && !time.reached(create + 200)}
          className={foot}
        >
          <Ribbon />
          {text.create}
        </Button>
      </div>
    </div>
  );
}

function Prompt({ time, text }: Props) {
  const writing = time.reached(ask + 60) && !time.reached(send + 200);
  const sent = time.reached(send + 200);
  return (
    <Field
      active={writing}
      className="absolute inset-x-0 top-[288px] h-[54px] whitespace-nowrap pr-2 text-[17px] tall:inset-x-[18px] tall:top-auto tall:bottom-[88px] tall:h-[58px]"
    >
      {sent ? (
        <>
          <Icon name="check" weight={3} />
          <span>{text.prompt}</span>
        </>
      ) : null}
      {writing ? <Typing text={text.prompt} time={time} from={ask + 160} to={asked} /> : null}
      {writing || sent ? null : <span className="text-ink-soft">{text.ask}</span>}
      <span
        className={`ml-auto flex size-[38px] tall:size-[44px] items-center justify-center rounded-full ${time.reached(asked) && !sent ? "bg-ink text-window" : "bg-line text-ink-soft"}`}
        style={time.reached(send) && !sent ? { transform: "scale(0.94)" } : undefined}
      >
        <Icon name="arrow-up" size={22} />
      </span>
    </Field>
  );
}

function Plan(props: Props) {
  const { time, text, shared } = props;
  const complete = time.reached(planned);
  return (
    <div className="absolute inset-x-7 top-[68px] tall:inset-x-0 tall:bottom-0 tall:px-[18px]">
      <div className="flex h-11 items-center justify-between">
        <p className="title text-[28px] tall:text-[26px] tall:leading-[31px]">{text.planTitle}</p>
        <Button
          look={complete ? "accent" : "off"}
          down={time.reached(accept) && !time.reached(accept + 200)}
          className={foot}
        >
          {text.accept}
        </Button>
      </div>
      <ol className="mt-3.5 flex flex-col gap-2">
        {shared.sections.map((section, index) => {
          const more = time.reached(changed + index * 120);
          return (
            <li
              key={section}
              className="flex h-[48px] items-center gap-4 rounded-xl bg-wash px-4 tall:grid tall:h-[62px] tall:grid-cols-[20px_1fr_auto] tall:content-center tall:gap-y-0"
              style={arrive(time, plan + 60 + index * 180, 0, 140)}
            >
              <span className="figure w-5 text-[22px] text-accent-deep tall:row-span-2">{index + 1}</span>
              <span className="font-semibold text-[18px]">{section}</span>
              {more ? (
                <span className="ml-auto tall:row-span-2">
                  <Tag>
                    <Icon name="plus" size={17} weight={2.5} />
                    {text.experiment}
                  </Tag>
                </span>
              ) : null}
              <span
                className={`text-right tall:col-start-2 tall:row-start-2 tall:ml-0 tall:text-left ${more ? "font-semibold" : "ml-auto tall:text-ink-soft"}`}
              >
                {text.activities.replace("{count}", more ? "6" : "5")}
              </span>
            </li>
          );
        })}
      </ol>
      <Prompt {...props} />
    </div>
  );
}

function Course({ time, text, shared }: Props) {
  const built = time.between(build + 100, ready);
  const done = time.reached(ready);
  return (
    <div className="absolute inset-0 top-[52px]">
      <CourseBanner title={shared.course} className="h-[116px] tall:h-[148px]" />
      <ol className="mx-7 mt-5 grid grid-cols-2 gap-2.5 tall:mx-[18px] tall:mt-4 tall:grid-cols-1 tall:gap-2">
        {shared.sections.map((section, index) => {
          const finished = built * 4 >= index + 1;
          return (
            <li
              key={section}
              className={`relative flex h-[74px] items-center gap-3.5 rounded-xl px-4 tall:h-14 tall:gap-4 ${finished ? "bg-accent-soft" : "bg-wash"}`}
            >
              <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
              <span
                className={`tall:flex tall:grow tall:items-baseline tall:justify-between tall:pr-9 ${finished ? "" : "text-ink-soft"}`}
              >
                <span className="block font-semibold text-[18px] leading-snug">{section}</span>
                <span className="block text-[15px] text-ink-soft tall:text-[16px]">
                  {text.activities.replace("{count}", "6")}
                </span>
              </span>
              {finished ? (
                <span className="ml-auto text-accent-deep tall:absolute tall:right-4">
                  <Icon name="check" size={22} weight={3} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div
        className={`mx-7 mt-6 flex h-10 items-center gap-4 text-[18px] tall:mx-[18px] tall:mt-[18px] tall:h-[60px] ${done ? "" : "tall:flex-col tall:items-stretch tall:justify-center tall:gap-2.5"}`}
      >
        {done ? (
          <>
            <span className="flex size-9 items-center justify-center rounded-full bg-accent tall:size-11">
              <Icon name="check" weight={3} />
            </span>
            <span className="contents tall:block">
              <span className="whitespace-nowrap font-semibold tall:block tall:leading-snug">{text.ready}</span>
              <span className="ml-auto whitespace-nowrap text-[17px] text-ink-soft tall:block">{text.facts}</span>
            </span>
          </>
        ) : (
          <>
            <span className="whitespace-nowrap font-semibold tall:leading-snug">{text.building}</span>
            <Meter value={built} thick={12} className="grow tall:grow-0" />
          </>
        )}
      </div>
    </div>
  );
}

function CourseCreator(props: Props) {
  const { time, text, shared } = props;
  const page = time.reached(ready) ? shared.course : text.page;
  return (
    <SchoolWindow {...props} accent="salmon" area={text.area} page={page} actor="ana" spent={spent}>
      {!time.reached(plan) ? <Upload {...props} /> : !time.reached(build) ? <Plan {...props} /> : <Course {...props} />}
      <Syllabus {...props} />
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"courseCreator"> = {
  key: "courseCreator",
  duration: 12800,
  stillAt: 11600,
  render: (moment) => <CourseCreator {...moment} />,
};
