import { Button } from "../kit/button.tsx";
import { CreditTag } from "../kit/credits.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import type { Moment, Scene } from "../kit/scene.ts";
import type { SceneTime } from "../kit/scene-time.ts";
import { useShape } from "../kit/shape.ts";
import { Typing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { type ActorKey, bought, costOf, runningTotals, type SpenderKey, spenders, sumOf } from "../story.ts";

type Props = Moment<"provider">;

const focus = 900;
const typed = 2400;
const masked = 2700;
const connect = 3600;
const busy = 3950;
const connected = 5000;
const later = 5900;
const report = 6800;
const request = 8800;
/** How long what is new is marked, in ms. */
const fading = 1600;

const path: Stop[] = [
  { at: 0, x: 360, y: 470 },
  { at: focus, x: 400, y: 172, click: true },
  { at: connect, x: 592, y: 170, click: true, wait: 350 },
  { at: 4900, x: 662, y: 190 },
];

const touches: Touch[] = [
  { at: focus, x: 424, y: 163 },
  { at: connect, x: 432, y: 247 },
];

/** The last request comes in while the report is looked at. */
const newest: SpenderKey = "recommendedCourses";
const requests: { key: "certificates" | "recommendedCourses"; by: ActorKey; clock: string }[] = [
  { key: "recommendedCourses", by: "yuki", clock: "10:42" },
  { key: "certificates", by: "yuki", clock: "10:38" },
];

const atFirst: readonly SpenderKey[] = ["courseCreator", "aiTasks", "aiForum"];
const known = (time: SceneTime) => spenders.filter((key) => key !== newest || time.reached(request));
const dearest = Math.max(...spenders.map(costOf));
const byCost = spenders.toSorted((one, other) => costOf(other) - costOf(one));

const hide = (key: string) => key.slice(0, -4).replace(/[^-]/g, "•") + key.slice(-4);

function Done() {
  return (
    <span className="flex size-7 items-center justify-center rounded-full bg-ink text-window">
      <Icon name="check" size={16} weight={3} />
    </span>
  );
}

function Key({ time, text }: Pick<Props, "time" | "text">) {
  if (!time.reached(focus + 60)) return <span className="text-ink-soft">{text.key.replace(/(?<=-.*)[^-]/g, "0")}</span>;
  if (time.reached(masked)) return hide(text.key);
  return <Typing text={text.key} time={time} from={focus + 300} to={typed} focus={focus + 60} blur={masked} />;
}

function Connect({ time, text }: Props) {
  const ready = time.reached(connected);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
      <div className="relative mt-4">
        <Field active={time.reached(focus + 60) && !time.reached(busy)} className="h-[76px] tall:h-[84px]">
          <Icon name="key-round" size={22} />
          <span>
            <span className="block text-[14px] text-ink-soft tall:text-[16px]">{text.label}</span>
            <span className="block h-6 font-semibold text-[18px] tracking-wide tall:h-7 tall:text-[20px]">
              <Key time={time} text={text} />
            </span>
          </span>
        </Field>
        <div className="absolute inset-y-0 right-4 flex items-center tall:static tall:mt-3.5">
          {ready ? (
            <span className="flex h-11 items-center gap-2.5 font-semibold tall:h-14 tall:w-full tall:justify-center tall:rounded-xl tall:bg-accent-soft tall:text-[18px]">
              <Done />
              {text.connected}
            </span>
          ) : (
            <Button
              look={time.reached(typed) && !time.reached(busy) ? "accent" : "off"}
              down={time.reached(connect) && !time.reached(busy)}
              className="tall:h-14 tall:w-full tall:text-[18px]"
            >
              {time.reached(busy) ? text.connecting : text.connect}
            </Button>
          )}
        </div>
      </div>
      <ul className="mt-4 flex flex-col gap-2.5 tall:mt-6">
        {atFirst.map((key, index) => {
          const reached = time.reached(busy + 300 * (index + 1));
          return (
            <li
              key={key}
              className="flex h-[60px] items-center gap-3.5 rounded-xl bg-wash px-4 text-[18px] tall:h-[74px]"
            >
              <span className="grow font-semibold">{text.services[key]}</span>
              <span className={reached ? "" : "text-ink-soft"}>{reached ? text.ready : text.waiting}</span>
              {reached ? <Done /> : <span className="size-7 rounded-full inset-ring-2 inset-ring-line" />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Later({ text }: Pick<Props, "text">) {
  return (
    <div className="absolute inset-x-0 top-[52px] bottom-0 flex flex-col items-center justify-center gap-4">
      <span className="text-accent-deep">
        <Icon name="calendar-days" size={44} weight={1.8} />
      </span>
      <p className="title px-[18px] text-center text-[34px] text-balance">{text.later}</p>
    </div>
  );
}

/** How far the bars have grown; on the tall scene they are there at once, which makes its picture a good deal lighter. */
function useGrown(time: SceneTime): number {
  const shape = useShape();
  return shape === "tall" ? 1 : easeBetween(time, report + 80, report + 480);
}

/** Stairs that end at what has been used. */
function Sum({ time, title }: { time: SceneTime; title: string }) {
  const grown = useGrown(time);
  const totals = runningTotals(known(time));
  const whole = sumOf(spenders);
  const last = totals.length - 1;
  return (
    <div>
      <p className="font-semibold text-[16px] tall:text-[17px]">{title}</p>
      <div className="mt-2 flex h-[60px] items-end gap-[2px] border-line border-b-2 tall:mt-1 tall:h-[44px] tall:gap-[4px]">
        {totals.map((total, day) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
            key={day}
            className={`grow rounded-t-[3px] ${day === last ? "bg-accent-deep" : "bg-accent"}`}
            style={{ height: `${(total / whole) * 100 * grown}%` }}
          />
        ))}
      </div>
      <p className="mt-0.5 flex justify-between text-[14px] text-ink-soft tall:hidden">
        <span>1</span>
        <span>{totals.length}</span>
      </p>
    </div>
  );
}

function Services({ time, text, number }: Pick<Props, "time" | "text"> & { number: Intl.NumberFormat }) {
  const grown = useGrown(time);
  return (
    <div>
      <p className="font-semibold text-[16px] tall:text-[17px]">{text.byService}</p>
      <ul className="mt-1 -mx-2 grid grid-cols-[auto_minmax(32px,1fr)_auto] gap-x-2.5 tall:mt-0.5">
        {byCost.map((key) => {
          const credits = known(time).includes(key) ? costOf(key) : 0;
          const fresh = key === newest && time.reached(request) && !time.reached(request + fading);
          return (
            <li
              key={key}
              className={`col-span-3 grid h-[24px] grid-cols-subgrid items-center rounded-md px-2 text-[15px] tall:h-[23px] tall:text-[16px] ${fresh ? "bg-accent-soft" : ""}`}
            >
              <span className="whitespace-nowrap">{text.services[key]}</span>
              <Meter value={(credits / dearest) * grown} thick={8} />
              <span className="text-right font-semibold">{number.format(credits)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Requests({ time, text, shared, locale }: Props) {
  const shown = requests.filter(({ key }) => known(time).includes(key));
  return (
    <div>
      <p className="font-semibold text-[16px] tall:hidden">{text.latest}</p>
      <ul className="mt-1.5 flex flex-col gap-1.5 tall:mt-0">
        {shown.map(({ key, by, clock }, index) => {
          const fresh = key === newest && !time.reached(request + fading);
          return (
            <li
              key={key}
              className={`flex h-[44px] items-center rounded-xl pr-2 pl-3 text-[14px] leading-[17px] tall:h-[50px] tall:text-[16px] tall:leading-[20px] ${fresh ? "bg-accent-soft" : "bg-wash"} ${index > 0 ? "tall:hidden" : ""}`}
              style={key === newest ? arrive(time, request, 0) : {}}
            >
              <span className="grow">
                <span className="block whitespace-nowrap font-semibold">{text.requests[key]}</span>
                <span className="block whitespace-nowrap text-ink-soft">
                  {clock} · {shared.people[by]}
                </span>
              </span>
              <CreditTag amount={costOf(key)} locale={locale} fresh={fresh} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Report(props: Props) {
  const { time, text, locale } = props;
  const number = new Intl.NumberFormat(locale);
  const used = sumOf(known(time));
  const figures = [
    { label: text.used, value: used },
    { label: text.available, value: bought - used },
    { label: text.total, value: bought },
  ];
  return (
    <div className="absolute inset-x-7 top-[64px] tall:inset-x-[18px]">
      <p className="title text-[25px] tall:text-[26px]">{text.report}</p>
      <div className="mt-2.5 grid grid-cols-3 gap-2.5 tall:mt-2">
        {figures.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex h-[52px] items-center justify-between rounded-2xl px-4 tall:h-[62px] tall:flex-col tall:items-start tall:justify-center tall:px-3.5 tall:leading-tight ${index === 0 ? "bg-accent-soft" : "bg-wash"}`}
          >
            <p className={index === 0 ? "" : "text-ink-soft"}>{label}</p>
            <p className="figure static! text-[27px]">{number.format(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[1fr_224px] gap-6 tall:mt-2.5 tall:grid-cols-1 tall:gap-2">
        <Services time={time} text={text} number={number} />
        <div className="flex flex-col gap-2.5 tall:gap-2">
          <Sum time={time} title={text.sum} />
          <Requests {...props} />
        </div>
      </div>
    </div>
  );
}

function View(props: Props) {
  if (!props.time.reached(later)) return <Connect {...props} />;
  if (!props.time.reached(report)) return <Later text={props.text} />;
  return <Report {...props} />;
}

function Provider(props: Props) {
  const { text } = props;
  return (
    <SchoolWindow {...props} accent="salmon" area={text.area} page={text.page} actor="helga">
      <View {...props} />
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"provider"> = {
  key: "provider",
  duration: 12000,
  stillAt: 9600,
  render: (moment) => <Provider {...moment} />,
};
