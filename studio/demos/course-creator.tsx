import { Button } from "../kit/button.tsx";
import { Cover } from "../kit/cover.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, between, easeBetween, easeInOut, mix } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Typing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"courseCreator">;

const grab = 500;
const release = 1400;
const read = 2300;
const create = 3100;
const plan = 3400;
const ask = 5300;
const asked = 6500;
const accept = 7600;
const ready = 9700;

const path: Stop[] = [
  { at: 0, x: 610, y: 456 },
  { at: grab, x: 560, y: 372, click: true },
  { at: release, x: 340, y: 196 },
  { at: create, x: 540, y: 388, click: true },
  { at: ask - 100, x: 220, y: 388, click: true },
  { at: ask + 900, x: 330, y: 420 },
  { at: accept, x: 560, y: 388, click: true },
  { at: 8800, x: 590, y: 470 },
];

function Upload({ time, text }: Props) {
  const carried = easeInOut(between(time, grab + 180, release));
  const dropped = time >= release;
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.title}</h1>
      <div
        className={`mt-4 flex h-[132px] items-center justify-center rounded-2xl border-2 border-dashed ${time >= 1000 ? "border-ink bg-accent-soft" : "border-line bg-wash"}`}
      >
        {dropped ? (
          <div className="flex w-[360px] flex-col gap-3">
            <span className="flex items-center gap-3 font-semibold text-[18px]">
              <Icon name="file-text" size={24} />
              {text.file}
            </span>
            <Meter value={easeBetween(time, release, read)} thick={12} fill="bg-ink" />
            <span className="text-ink-soft text-[16px]">{time < read ? text.reading : text.read}</span>
          </div>
        ) : (
          <span className="text-[18px] text-ink-soft">{text.drop}</span>
        )}
      </div>
      <div className="mt-4 flex h-[54px] items-center justify-between rounded-2xl bg-wash px-5">
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
        {dropped ? (
          <Button down={time >= create && time < create + 200}>
            <Ribbon />
            {text.create}
          </Button>
        ) : null}
      </div>
      {dropped ? null : (
        <span
          className="absolute z-10 flex h-12 items-center gap-2.5 whitespace-nowrap rounded-xl bg-white px-4 font-semibold shadow-menu"
          style={{ left: mix(352, 150, carried), top: mix(284, 100, carried) }}
        >
          <Icon name="file-text" size={22} />
          {text.file}
        </span>
      )}
    </div>
  );
}

function Plan({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.planTitle}</h1>
      <ol className="mt-4 flex flex-col gap-2">
        {text.sections.map((section, index) => {
          const more = time >= asked + 240 + index * 120;
          return (
            <li key={section} className="flex h-[50px] items-center gap-4 rounded-xl bg-wash px-4">
              <span className="figure w-5 text-[22px] text-accent-deep">{index + 1}</span>
              <span className="font-semibold text-[18px]" style={arrive(time, plan + 160 + index * 240, 0)}>
                {section}
              </span>
              <span
                style={arrive(time, plan + 160 + index * 240, 0)}
                className={`ml-auto ${more ? "font-semibold" : "text-ink-soft"}`}
              >
                {text.activities.replace("{count}", more ? "6" : "5")}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="absolute top-[292px] right-0 left-0 flex items-center gap-3">
        <Field active={time >= ask && time < asked + 240} className="h-11 grow basis-0 whitespace-nowrap">
          {time < ask ? (
            <span className="text-ink-soft">{text.ask}</span>
          ) : (
            <Typing text={text.prompt} time={time} from={ask + 100} to={asked} />
          )}
        </Field>
        <Button down={time >= accept && time < accept + 200}>{text.accept}</Button>
      </div>
    </div>
  );
}

function Course({ time, text }: Props) {
  const built = easeBetween(time, accept + 400, ready - 100);
  const done = time >= ready;
  return (
    <div className="absolute inset-0 top-[52px]">
      <div className="relative h-[116px] bg-accent">
        <Cover art="leaf" className="absolute inset-0 size-full" />
        <h1 className="title absolute bottom-5 left-7 text-[34px]">{text.courseTitle}</h1>
      </div>
      <ol className="mx-7 mt-5 grid grid-cols-2 gap-2.5">
        {text.sections.map((section, index) => {
          const finished = built * 4 >= index + 0.9;
          return (
            <li
              key={section}
              className={`flex h-[72px] items-center gap-3.5 rounded-xl px-4 ${finished ? "bg-accent-soft" : "bg-wash"}`}
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
      <div className="mx-7 mt-5 flex h-10 items-center gap-4">
        {done ? (
          <span className="flex w-full items-center justify-between text-[18px]" style={arrive(time, ready)}>
            <span className="font-semibold">{text.ready}</span>
            <Tag solid>{text.facts}</Tag>
          </span>
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
  return (
    <Window accent="salmon" course={text.course} page={text.page} person={text.person} role={text.role}>
      {time < create + 300 ? <Upload {...props} /> : time < accept + 300 ? <Plan {...props} /> : <Course {...props} />}
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"courseCreator"> = {
  key: "courseCreator",
  duration: 12400,
  stillAt: 5000,
  render: (moment) => <CourseCreator {...moment} />,
};
