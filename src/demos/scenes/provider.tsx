import { Button, Field, Meter, Row, Switch } from "../kit/controls.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon, Tick } from "../kit/icon.tsx";
import { Later } from "../kit/later.tsx";
import { answerDelay, easeBetween, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import type { Scene, SceneKey, SceneProps } from "../kit/scene.ts";
import type { SceneTime } from "../kit/scene-time.ts";
import { TypedText } from "../kit/typing.tsx";
import { costOf, type PersonKey, usage } from "../people-and-credits.ts";

type Props = SceneProps<"provider">;

const press = { focus: 900, save: 3400, history: 8900 } as const;
const at = {
  ...press,
  entering: press.focus + reaction,
  typing: press.focus + typingDelay,
  typed: 2400,
  masked: 2700,
  saved: press.save + answerDelay,
  later: 4900,
  report: 5900,
  requests: press.history + screenDelay,
} as const;

const purchased = 2000;

/** The plugins that send requests to the AI, as the report names them. */
type Service = keyof Props["text"]["services"];

const serviceOf: Record<Exclude<SceneKey, "provider" | "recommendedCourses">, Service> = {
  courseCreator: "courseCreator",
  // In the same plugin.
  activities: "courseCreator",
  dynamicRules: "dynamicRules",
  aiForum: "aiForum",
  ranking: "ranking",
  aiTasks: "aiTasks",
  aiTutor: "aiTutor",
  certificates: "certificates",
};
type Spender = keyof typeof serviceOf;
const spenders = Object.keys(serviceOf) as Spender[];
const used = costOf(...spenders);

const services = [...new Set(Object.values(serviceOf))]
  .map((service) => ({ service, credits: costOf(...spenders.filter((key) => serviceOf[key] === service)) }))
  .sort((a, b) => b.credits - a.credits);
const mostUsed = services[0]?.credits ?? 1;

/** The newest requests, newest first, and who made them. */
const requesters: [key: Spender, person: PersonKey][] = [
  ["certificates", "yuki"],
  ["aiTutor", "paula"],
  ["aiTasks", "ana"],
];
const requests = requesters.flatMap(([key, person]) => usage[key].costs.map((cost) => ({ key, person, cost })));
const balanceAfter = (index: number) =>
  purchased - used + requests.slice(0, index).reduce((sum, { cost }) => sum + cost, 0);

const mask = (key: string) => key.slice(0, -4).replace(/[^-]/g, "•") + key.slice(-4);

function Key({ time, text }: Props) {
  if (!time.reached(at.entering))
    return <span className="text-ink-soft">{text.key.replace(/-.*/, (digits) => digits.replace(/[^-]/g, "0"))}</span>;
  if (time.reached(at.masked)) return mask(text.key);
  return <TypedText text={text.key} time={time} from={at.typing} to={at.typed} focus={at.entering} blur={at.masked} />;
}

const limitedServices: Service[] = ["courseCreator", "aiTasks", "aiForum"];

function Settings(props: Props) {
  const { time, text } = props;
  const isSaved = time.reached(at.saved);
  return (
    <div className="absolute inset-x-7 top-[70px] tall:inset-x-[18px] tall:bottom-[18px] tall:flex tall:flex-col">
      <p className="title text-[28px] tall:text-[30px]">{text.title}</p>
      <Field active={time.within(at.entering, at.save)} className="mt-3 h-[70px] tall:mt-3.5 tall:h-[84px]">
        <Icon name="key-round" size={22} />
        <span>
          <span className="block text-[14px] text-ink-soft tall:text-[16px]">{text.label}</span>
          <span className="block h-6 font-semibold text-[18px] tracking-wide tall:h-7 tall:text-[20px]">
            <Key {...props} />
          </span>
        </span>
      </Field>
      <p className="mt-1.5 px-4 text-[15px] text-ink-soft tall:text-[16px]">{text.hint}</p>
      <div className="mt-3 flex flex-col gap-1.5 tall:mt-3.5 tall:gap-2">
        {limitedServices.map((service) => (
          <Row key={service} className="h-[42px] gap-3.5 px-4 tall:h-[58px] tall:text-[17px]">
            <span className="grow whitespace-nowrap font-medium">{text.services[service]}</span>
            <span className="whitespace-nowrap text-[15px] text-ink-soft">{text.unlimited}</span>
            <Switch on={0} />
          </Row>
        ))}
      </div>
      <div key={String(isSaved)} className="mt-3.5 flex tall:mt-auto">
        {isSaved ? (
          <span className="flex h-11 items-center gap-2.5 font-semibold tall:h-[54px] tall:w-full tall:justify-center tall:text-[18px]">
            <Tick />
            {text.saved}
          </span>
        ) : (
          <Button
            disabled={!time.reached(at.typed)}
            pressed={time.reached(at.save)}
            size="wide"
            className="min-w-[200px]"
            label={text.save}
          />
        )}
      </div>
    </div>
  );
}

/** How far the bars have grown, from 0 to 1. They do not grow in the tall layout: its picture is much smaller so. */
function useGrowth(time: SceneTime): number {
  const layout = useLayout();
  return layout === "tall" ? 1 : easeBetween(time, at.report + 80, at.report + 480);
}

const titleClass = "text-balance font-semibold text-[16px] leading-[1.25] tall:text-[17px]";

function Days({ time, title }: { time: SceneTime; title: string }) {
  const growth = useGrowth(time);
  const today = usage.provider.day;
  const days = Array.from({ length: today }, (_, index) =>
    costOf(...spenders.filter((key) => usage[key].day === index + 1)),
  );
  return (
    <div className="flex flex-col">
      <p className={titleClass}>{title}</p>
      <div className="mt-2.5 flex grow items-end gap-[2px] border-line border-b-2 tall:mt-1.5 tall:h-[58px] tall:grow-0 tall:gap-[4px]">
        {days.map((credits, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
            key={index}
            className="grow origin-bottom rounded-t-[3px] bg-accent-deep"
            style={{
              height: `${(credits / Math.max(...days)) * 100}%`,
              minHeight: credits > 0 ? 3 : 0,
              transform: `scaleY(${growth})`,
            }}
          />
        ))}
      </div>
      <p className="mt-0.5 flex justify-between text-[14px] text-ink-soft">
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
      <p className={titleClass}>{text.byService}</p>
      <ul className="mt-1.5 grid grid-cols-[auto_minmax(32px,1fr)_auto] items-center gap-x-2.5 tall:mt-0.5">
        {services.map(({ service, credits }) => (
          <li key={service} className="contents text-[15px] tall:text-[16px]">
            <span className="flex h-[29px] items-center whitespace-nowrap tall:h-[28px]">{text.services[service]}</span>
            <Meter value={(credits / mostUsed) * growth} thick={8} />
            <span className="text-right font-semibold">{number.format(credits)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Overview({ time, text, locale }: Props) {
  const number = new Intl.NumberFormat(locale);
  const figures = [
    { label: text.available, value: purchased - used },
    { label: text.used, value: used },
  ];
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {figures.map(({ label, value }, index) => (
          <div
            key={label}
            className={`flex h-[54px] items-center justify-between rounded-2xl px-5 tall:h-[62px] tall:flex-col tall:items-start tall:justify-center tall:px-3.5 tall:leading-tight ${index === 0 ? "bg-wash" : "bg-accent-soft"}`}
          >
            <p>{label}</p>
            <p className="figure static! text-[28px]">{number.format(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[1fr_186px] gap-7 tall:mt-3 tall:grid-cols-1 tall:gap-3">
        <Services time={time} text={text} number={number} />
        <Days time={time} title={text.byDay} />
      </div>
    </>
  );
}

const columns =
  "grid grid-cols-[130px_1fr_112px_96px] items-center gap-x-2.5 px-3.5 tall:grid-cols-[1fr_118px_96px] tall:px-3";

function Requests({ text, shared, locale }: Props) {
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <>
      <p className={`${columns} mt-2.5 h-[38px] text-[14px] text-ink-soft leading-[1.25] tall:h-[42px]`}>
        <span className="tall:hidden">{text.user}</span>
        <span>{text.service}</span>
        <span className="text-right">{text.spent}</span>
        <span className="text-right">{text.balance}</span>
      </p>
      <ul className="mt-1.5 flex flex-col gap-1.5 leading-[1.25]">
        {requests.map(({ key, person, cost }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the requests never change their order
            key={index}
            className={`${columns} h-[46px] rounded-xl text-[15px] tall:h-[72px] tall:text-[16px] ${index === 0 ? "bg-accent-soft" : "bg-wash"}`}
          >
            <span className="whitespace-nowrap tall:col-start-1 tall:row-start-2 tall:self-start tall:text-[15px] tall:text-ink-soft">
              {shared.people[person]}
              <span className="block text-[14px] text-ink-soft tall:inline tall:text-[15px]">
                <span className="hidden tall:inline"> · </span>
                {day.format(new Date(Date.UTC(2026, 9, usage[key].day)))}
              </span>
            </span>
            <span className="font-semibold tall:row-start-1 tall:self-end">{text.services[serviceOf[key]]}</span>
            <span className="text-right font-semibold tall:row-span-2">{number.format(cost)}</span>
            <span className="text-right tabular-nums tall:row-span-2">{number.format(balanceAfter(index))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Report(props: Props) {
  const { time, text } = props;
  const showsRequests = time.reached(at.requests);
  const pressed = time.reached(at.history);
  return (
    <div className="absolute inset-x-7 top-[62px] tall:inset-x-[18px]">
      <div className="flex gap-7 whitespace-nowrap border-line border-b-2 font-semibold text-[17px] tall:gap-4 tall:text-[15px]">
        <span
          className={`-mb-[2px] flex h-9 items-center border-b-[3px] ${pressed ? "border-transparent text-ink-soft" : "border-ink"}`}
        >
          {text.report}
        </span>
        <span
          className={`-mb-[2px] flex h-9 items-center border-b-[3px] ${pressed ? "border-ink" : "border-transparent text-ink-soft"}`}
        >
          {text.history}
        </span>
      </div>
      {showsRequests ? <Requests key="requests" {...props} /> : <Overview key="overview" {...props} />}
    </div>
  );
}

export const scene: Scene<"provider"> = {
  key: "provider",
  duration: 12400,
  steps: [at.masked + 300, at.saved + 600, at.report + 1500, 11400],
  accent: "salmon",
  cursor: [
    { at: 0, arrow: [360, 470] },
    { at: at.focus, arrow: [400, 150], finger: [424, 160], label: ({ text }) => text.label },
    { at: at.save, arrow: [140, 396], finger: [380, 515], wait: 350, label: ({ text }) => text.save },
    { at: 7200, arrow: [619, 428] },
    { at: at.history, arrow: [280, 82], finger: [250, 80], wait: 350, label: ({ text }) => text.history },
    { at: 10400, arrow: [662, 130] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "helga" }),
  render(props) {
    if (!props.time.reached(at.later)) return <Settings {...props} />;
    return props.time.reached(at.report) ? <Report {...props} /> : <Later text={props.text.later} />;
  },
};
