import { Button, Field, Meter, Row } from "../kit/controls.tsx";
import { CreditTag } from "../kit/credits.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon, Tick } from "../kit/icon.tsx";
import { answerDelay, easeBetween, fadeIn, reaction, typingDelay } from "../kit/motion.ts";
import type { Scene, SceneKey, SceneProps } from "../kit/scene.ts";
import type { SceneTime } from "../kit/scene-time.ts";
import { TypedText } from "../kit/typing.tsx";
import { costOf, usage } from "../people-and-credits.ts";

type Props = SceneProps<"provider">;

const press = { focus: 900, connect: 3600 } as const;
const at = {
  ...press,
  entering: press.focus + reaction,
  typing: press.focus + typingDelay,
  typed: 2400,
  masked: 2700,
  busy: press.connect + answerDelay,
  connected: 5000,
  later: 5900,
  report: 6800,
  request: 8800,
} as const;
/** How long new items are marked, in ms. */
const highlightDuration = 1600;

const purchased = 1000;

type Service = Exclude<SceneKey, "provider">;

const firstServices: readonly Service[] = ["courseCreator", "aiTasks", "aiForum"];
const isService = (key: string): key is Service => key !== "provider";
const byCost = Object.keys(usage)
  .filter(isService)
  .sort((a, b) => costOf(b) - costOf(a));
const [mostExpensive] = byCost as [Service];

/** The newest request arrives while the report is on screen. */
const newest = "recommendedCourses";
const requests = [
  { key: newest, clock: "10:42" },
  { key: "certificates", clock: "10:38" },
] as const;

/** The services whose cost is already in the report. */
const reported = (time: SceneTime) => byCost.filter((key) => key !== newest || time.reached(at.request));

const mask = (key: string) => key.slice(0, -4).replace(/[^-]/g, "•") + key.slice(-4);

function Key({ time, text }: Props) {
  if (!time.reached(at.entering))
    return <span className="text-ink-soft">{text.key.replace(/(?<=-.*)[^-]/g, "0")}</span>;
  if (time.reached(at.masked)) return mask(text.key);
  return <TypedText text={text.key} time={time} from={at.typing} to={at.typed} focus={at.entering} blur={at.masked} />;
}

function Connect(props: Props) {
  const { time, text } = props;
  const ready = time.reached(at.connected);
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
      <div className="relative mt-4">
        <Field active={time.within(at.entering, at.busy)} className="h-[76px] tall:h-[84px]">
          <Icon name="key-round" size={22} />
          <span>
            <span className="block text-[14px] text-ink-soft tall:text-[16px]">{text.label}</span>
            <span className="block h-6 font-semibold text-[18px] tracking-wide tall:h-7 tall:text-[20px]">
              <Key {...props} />
            </span>
          </span>
        </Field>
        <div
          key={`${time.reached(at.busy)} ${ready}`}
          className="absolute inset-y-0 right-4 flex items-center tall:static tall:mt-3.5"
        >
          {ready ? (
            <span className="flex h-11 items-center gap-2.5 font-semibold tall:h-14 tall:w-full tall:justify-center tall:rounded-xl tall:bg-accent-soft tall:text-[18px]">
              <Tick />
              {text.connected}
            </span>
          ) : (
            <Button
              disabled={!time.within(at.typed, at.busy)}
              pressed={time.within(at.connect, at.busy)}
              className="tall:h-14 tall:w-full tall:text-[18px]"
              label={time.reached(at.busy) ? text.connecting : text.connect}
            />
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-col gap-2.5 tall:mt-6">
        {firstServices.map((key, index) => {
          const reached = time.reached(at.busy + 300 * (index + 1));
          return (
            <Row key={key} className="h-[60px] gap-3.5 px-4 text-[18px] tall:h-[74px]">
              <span className="grow font-semibold">{text.services[key]}</span>
              <span key={String(reached)} className={reached ? "" : "text-ink-soft"}>
                {reached ? text.ready : text.waiting}
              </span>
              {reached ? <Tick /> : <span className="size-7 rounded-full inset-ring-2 inset-ring-line" />}
            </Row>
          );
        })}
      </div>
    </div>
  );
}

function Later({ text }: Props) {
  return (
    <div className="absolute inset-x-0 top-[52px] bottom-0 flex flex-col items-center justify-center gap-4">
      <Icon name="calendar-days" size={44} weight={1.8} className="text-accent-deep" />
      <p className="title px-[18px] text-center text-[34px] text-balance">{text.later}</p>
    </div>
  );
}

/** How far the bars have grown, from 0 to 1. They do not grow in the tall layout: its picture is much smaller so. */
function useGrowth(time: SceneTime): number {
  const layout = useLayout();
  return layout === "tall" ? 1 : easeBetween(time, at.report + 80, at.report + 480);
}

/** A bar for each day's running total, up to the credits used so far. */
function Totals({ time, title }: { time: SceneTime; title: string }) {
  const growth = useGrowth(time);
  const today = usage.provider.day;
  const totals = Array.from({ length: today }, (_, index) =>
    costOf(...reported(time).filter((key) => usage[key].day <= index + 1)),
  );
  return (
    <div>
      <p className="font-semibold text-[16px] tall:text-[17px]">{title}</p>
      <div className="mt-2 flex h-[60px] items-end gap-[2px] border-line border-b-2 tall:mt-1 tall:h-[44px] tall:gap-[4px]">
        {totals.map((total, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
            key={index}
            className="grow origin-bottom rounded-t-[3px] bg-accent last:bg-accent-deep"
            style={{ height: `${(total / costOf(...byCost)) * 100}%`, transform: `scaleY(${growth})` }}
          />
        ))}
      </div>
      <p className="mt-0.5 flex justify-between text-[14px] text-ink-soft tall:hidden">
        <span>1</span>
        <span>{today}</span>
      </p>
    </div>
  );
}

function Services({ time, text, number }: Pick<Props, "time" | "text"> & { number: Intl.NumberFormat }) {
  const growth = useGrowth(time);
  return (
    <div>
      <p className="font-semibold text-[16px] tall:text-[17px]">{text.byService}</p>
      <ul className="mt-1 -mx-2 grid grid-cols-[auto_minmax(32px,1fr)_auto] gap-x-2.5 tall:mt-0.5">
        {byCost.map((key, index) => {
          const credits = reported(time).includes(key) ? costOf(key) : 0;
          const isNew = key === newest && time.within(at.request, at.request + highlightDuration);
          // The tall layout only has room for the most expensive services and the newest one.
          const isWideOnly = index >= 5 && key !== newest;
          return (
            <li
              key={key}
              className={`col-span-3 grid h-[24px] grid-cols-subgrid items-center rounded-md px-2 text-[15px] tall:h-[32px] tall:text-[17px] ${isNew ? "bg-accent-soft" : ""} ${isWideOnly ? "tall:hidden" : ""}`}
            >
              <span className="whitespace-nowrap">{text.services[key]}</span>
              <Meter value={(credits / costOf(mostExpensive)) * growth} thick={8} />
              <span className="text-right font-semibold">{number.format(credits)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Requests({ time, text, shared, locale }: Props) {
  const shown = requests.filter(({ key }) => reported(time).includes(key));
  return (
    <div>
      <p className="font-semibold text-[16px] tall:hidden">{text.latest}</p>
      <div key={shown.length} className="mt-1.5 flex flex-col gap-1.5 tall:mt-0">
        {shown.map(({ key, clock }, index) => {
          const isNew = key === newest && !time.reached(at.request + highlightDuration);
          return (
            <Row
              key={key}
              marked={isNew}
              className={`h-[44px] pr-2 pl-3 text-[14px] leading-[17px] tall:h-[50px] tall:text-[16px] tall:leading-[20px] ${index > 0 ? "tall:hidden" : ""}`}
              style={key === newest ? fadeIn(time, at.request, 0) : {}}
            >
              <span className="grow">
                <span className="block whitespace-nowrap font-semibold">{text.requests[key]}</span>
                <span className="block whitespace-nowrap text-ink-soft">
                  {clock} · {shared.people.yuki}
                </span>
              </span>
              <CreditTag amount={costOf(key)} locale={locale} isNew={isNew} />
            </Row>
          );
        })}
      </div>
    </div>
  );
}

function Report(props: Props) {
  const { time, text, locale } = props;
  const number = new Intl.NumberFormat(locale);
  const used = costOf(...reported(time));
  const figures = [
    { label: text.used, value: used },
    { label: text.available, value: purchased - used },
    { label: text.total, value: purchased },
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
          <Totals time={time} title={text.sum} />
          <Requests {...props} />
        </div>
      </div>
    </div>
  );
}

export const scene: Scene<"provider"> = {
  key: "provider",
  duration: 12000,
  steps: [at.masked + 400, at.connected + 600, at.report + 1500, 9600],
  accent: "salmon",
  cursor: [
    { at: 0, arrow: [360, 470] },
    { at: at.focus, arrow: [400, 172], finger: [424, 163] },
    { at: at.connect, arrow: [592, 170], finger: [432, 247], wait: 350 },
    { at: 4900, arrow: [662, 190] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "helga" }),
  render(props) {
    if (!props.time.reached(at.later)) return <Connect {...props} />;
    return props.time.reached(at.report) ? <Report {...props} /> : <Later {...props} />;
  },
};
