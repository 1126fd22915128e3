import { Button } from "../kit/button.tsx";
import { Cover } from "../kit/cover.tsx";
import { Cursor, cursorAt, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, between, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Typing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"courseCreator">;

const grab = 600;
const release = 1500;
const read = 2300;
const create = 3100;
const plan = create + 400;
const ask = 4900;
const asked = 6000;
const send = 6600;
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

function Upload({ time, text }: Props) {
  const pointer = cursorAt(path, Math.max(time, grab));
  const dropped = time >= release;
  const done = time >= read;
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.title}</h1>
      <div
        className={`mt-4 flex h-[140px] items-center justify-center rounded-2xl border-2 border-dashed ${time >= 1000 ? "border-ink bg-accent-soft" : "border-line bg-wash"}`}
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
          <span className="text-[18px] text-ink-soft">{text.drop}</span>
        )}
      </div>
      <div className="mt-4 flex h-[58px] items-center justify-between rounded-2xl bg-wash px-5">
        <span className="flex gap-2.5">
          <span className="text-ink-soft">{text.language}</span>
          <span className="font-semibold">{text.languageValue}</span>
        </span>
        <span className="flex items-center gap-3">
          <span className="text-ink-soft">{text.images}</span>
          <Switch on={1} />
        </span>
      </div>
      <div className="absolute top-[292px] right-0">
        <Button look={done ? "accent" : "off"} down={time >= create && time < create + 200}>
          <Ribbon />
          {text.create}
        </Button>
      </div>
      {dropped ? null : (
        <span
          className="absolute z-10 flex h-12 items-center gap-2.5 whitespace-nowrap rounded-xl bg-white px-4 font-semibold shadow-menu"
          style={{ left: pointer.x - hold.x - 28, top: pointer.y - hold.y - 72 }}
        >
          <Icon name="file-text" size={22} />
          {text.file}
        </span>
      )}
    </div>
  );
}

function Prompt({ time, text }: Props) {
  const writing = time >= ask + 60 && time < send + 200;
  const sent = time >= send + 200;
  return (
    <Field active={writing} className="absolute inset-x-0 top-[288px] h-[54px] whitespace-nowrap pr-2 text-[17px]">
      {sent ? (
        <>
          <Icon name="check" weight={3} />
          <span>{text.prompt}</span>
        </>
      ) : null}
      {writing ? <Typing text={text.prompt} time={time} from={ask + 160} to={asked} /> : null}
      {writing || sent ? null : <span className="text-ink-soft">{text.ask}</span>}
      <span
        className={`ml-auto flex size-[38px] items-center justify-center rounded-full ${time >= asked && !sent ? "bg-ink text-white" : "bg-line text-ink-soft"}`}
        style={time >= send && !sent ? { transform: "scale(0.94)" } : undefined}
      >
        <Icon name="arrow-up" size={22} />
      </span>
    </Field>
  );
}

function Plan(props: Props) {
  const { time, text } = props;
  const complete = time >= plan + 800;
  return (
    <div className="absolute inset-x-7 top-[68px]">
      <div className="flex h-11 items-center justify-between">
        <h1 className="title text-[28px]">{text.planTitle}</h1>
        <Button look={complete ? "accent" : "off"} down={time >= accept && time < accept + 200}>
          {text.accept}
        </Button>
      </div>
      <ol className="mt-3.5 flex flex-col gap-2">
        {text.sections.map((section, index) => {
          const more = time >= send + 320 + index * 120;
          return (
            <li
              key={section}
              className="flex h-[48px] items-center gap-4 rounded-xl bg-wash px-4"
              style={arrive(time, plan + 60 + index * 180, 0, 140)}
            >
              <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
              <span className="font-semibold text-[18px]">{section}</span>
              {more ? (
                <span className="ml-auto">
                  <Tag>
                    <Icon name="plus" size={17} weight={2.5} />
                    {text.lab}
                  </Tag>
                </span>
              ) : null}
              <span className={`text-right ${more ? "font-semibold" : "ml-auto"}`}>
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

function Course({ time, text }: Props) {
  const built = between(time, build + 100, ready);
  const done = time >= ready;
  return (
    <div className="absolute inset-0 top-[52px]">
      <div className="relative h-[116px] bg-accent">
        <Cover art="leaf" className="absolute inset-0 size-full" />
        <h1 className="title absolute bottom-5 left-7 text-[34px]">{text.courseTitle}</h1>
      </div>
      <ol className="mx-7 mt-5 grid grid-cols-2 gap-2.5">
        {text.sections.map((section, index) => {
          const finished = built * 4 >= index + 1;
          return (
            <li
              key={section}
              className={`flex h-[74px] items-center gap-3.5 rounded-xl px-4 ${finished ? "bg-accent-soft" : "bg-wash"}`}
            >
              <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
              <span className={finished ? "" : "text-ink-soft"}>
                <span className="block font-semibold text-[18px] leading-snug">{section}</span>
                <span className="block text-[15px] text-ink-soft">{text.activities.replace("{count}", "6")}</span>
              </span>
              {finished ? (
                <span className="ml-auto text-accent-deep">
                  <Icon name="check" size={22} weight={3} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div className="mx-7 mt-6 flex h-10 items-center gap-4 text-[18px]">
        {done ? (
          <>
            <span className="flex size-9 items-center justify-center rounded-full bg-accent">
              <Icon name="check" weight={3} />
            </span>
            <span className="whitespace-nowrap font-semibold">{text.ready}</span>
            <span className="ml-auto whitespace-nowrap text-[17px] text-ink-soft">{text.facts}</span>
          </>
        ) : (
          <>
            <span className="whitespace-nowrap font-semibold">{text.building}</span>
            <Meter value={built} thick={12} className="grow" />
          </>
        )}
      </div>
    </div>
  );
}

function CourseCreator(props: Props) {
  const { time, text } = props;
  const page = time >= ready ? text.courseTitle : text.page;
  return (
    <Window accent="salmon" course={text.course} page={page} person={text.person} role={text.role}>
      {time < plan ? <Upload {...props} /> : time < build ? <Plan {...props} /> : <Course {...props} />}
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"courseCreator"> = {
  key: "courseCreator",
  duration: 12800,
  stillAt: 11200,
  render: (moment) => <CourseCreator {...moment} />,
};
