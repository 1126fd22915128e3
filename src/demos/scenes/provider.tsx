import { Button, Field, Later, Meter, Row, Switch } from "../kit/controls.tsx";
import { Icon, Ticked } from "../kit/icon.tsx";
import { answerDelay, easeBetween, reaction, screenDelay, typingDelay } from "../kit/motion.ts";
import { type Scene, type SceneKey, type SceneProps, screenOf } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";
import { costOf, usage } from "../story.ts";

type Props = SceneProps<"provider">;

const press = { focus: 900, save: 3400, history: 8900 };
const at = {
  typed: 2400,
  masked: 2700,
  saved: press.save + answerDelay,
  later: 4900,
  report: 5900,
  requests: press.history + screenDelay,
};

const typing = { focus: press.focus + reaction, from: press.focus + typingDelay, to: at.typed, blur: at.masked };

const purchased = 2000;

/** The plugins that send requests to the AI, as the report names them. */
type Service = keyof Props["text"]["services"];

type Spender = Exclude<SceneKey, "provider" | "recommendedCourses">;

/** Activities are in the course creator's plugin. */
const serviceOf = (key: Spender): Service => (key === "activities" ? "courseCreator" : key);

const spenders = (Object.keys(usage) as SceneKey[]).filter((key): key is Spender => usage[key].costs.length > 0);
const used = costOf(...spenders);

const services = [...new Set(spenders.map(serviceOf))]
  .map((service) => ({ service, credits: costOf(...spenders.filter((key) => serviceOf(key) === service)) }))
  .sort((a, b) => b.credits - a.credits);
const mostUsed = services[0]?.credits ?? 1;

/** The newest requests, newest first, and who made them. */
const requesters = [
  ["certificates", "yuki"],
  ["aiTutor", "paula"],
  ["aiTasks", "ana"],
] as const;
const requests = requesters.flatMap(([key, person]) => usage[key].costs.map((cost) => ({ key, person, cost })));
const balanceAfter = (index: number) =>
  purchased - used + requests.slice(0, index).reduce((sum, { cost }) => sum + cost, 0);

const mask = (key: string) => key.slice(0, -4).replace(/[^-]/g, "•") + key.slice(-4);

function Key({ time, text }: Props) {
  if (time.reached(at.masked)) return mask(text.key);
  const placeholder = text.key.replace(/-.*/, (rest) => rest.replace(/[^-]/g, "0"));
  return <TypedText text={text.key} placeholder={placeholder} time={time} {...typing} />;
}

const limitedServices = ["courseCreator", "aiTasks", "aiForum"] as const;

function Settings(props: Props) {
  const { time, text } = props;
  const isSaved = time.reached(at.saved);
  return (
    <div className="page top-70 tall:flex tall:flex-col">
      <p className="title text-28 tall:text-30">{text.title}</p>
      <Field active={time.within(typing.focus, press.save)} className="mt-12 h-70 gap-10 tall:mt-14 tall:h-84">
        <Icon icon="key-round" size={22} />
        <span>
          <span className="block caption">{text.label}</span>
          <span className="block h-24 font-semibold text-18 tracking-wide tall:h-28 tall:text-20">
            <Key {...props} />
          </span>
        </span>
      </Field>
      <p className="mt-6 px-16 text-15 text-ink-soft tall:text-16">{text.hint}</p>
      <div className="mt-12 flex flex-col gap-6 tall:mt-14 tall:gap-8">
        {limitedServices.map((service) => (
          <Row key={service} className="h-42 gap-14 px-16 tall:h-58 tall:text-17">
            <span className="grow whitespace-nowrap font-medium">{text.services[service]}</span>
            <span className="whitespace-nowrap text-15 text-ink-soft">{text.unlimited}</span>
            <Switch on={0} />
          </Row>
        ))}
      </div>
      <div key={String(isSaved)} className="mt-14 flex tall:mt-auto">
        {isSaved ? (
          <Ticked className="h-44 tall:h-54 tall:w-full tall:justify-center tall:text-18">{text.saved}</Ticked>
        ) : (
          <Button
            wide
            className="min-w-200"
            label={text.save}
            disabled={!time.reached(at.typed)}
            pressed={time.reached(press.save)}
          />
        )}
      </div>
    </div>
  );
}

const titleClass = "text-balance font-semibold leading-tight tall:text-17";

function Days({ text, growth }: Pick<Props, "text"> & { growth: number }) {
  const today = usage.provider.day;
  const days = Array.from({ length: today }, (_, index) => index + 1);
  const creditsOn = (day: number) => costOf(...spenders.filter((key) => usage[key].day === day));
  const most = Math.max(...days.map(creditsOn));
  return (
    <div className="flex flex-col">
      <p className={titleClass}>{text.byDay}</p>
      <div className="mt-10 flex grow items-end gap-2 border-line border-b-2 tall:mt-6 tall:h-58 tall:grow-0 tall:gap-4">
        {days.map((day) => (
          <span
            key={day}
            className="grow origin-bottom rounded-t-[3px] bg-accent-deep"
            style={{
              height: `${(creditsOn(day) / most) * 100}%`,
              minHeight: creditsOn(day) > 0 ? 3 : 0,
              transform: `scaleY(${growth})`,
            }}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between text-14 text-ink-soft">
        <span>1</span>
        <span>{today}</span>
      </p>
    </div>
  );
}

function Overview({ time, text, locale, layout }: Props) {
  const number = new Intl.NumberFormat(locale);
  // In the tall layout the bars do not grow: its picture is much smaller so.
  const growth = layout === "tall" ? 1 : easeBetween(time, at.report + 80, at.report + 480);
  const figures = [
    { label: text.available, value: purchased - used, background: "bg-wash" },
    { label: text.used, value: used, background: "bg-accent-soft" },
  ];
  return (
    <>
      <div className="mt-12 grid grid-cols-2 gap-10">
        {figures.map(({ label, value, background }) => (
          <div
            key={label}
            className={`flex h-54 items-center justify-between rounded-2xl px-20 tall:h-62 tall:flex-col tall:items-start tall:justify-center tall:px-14 tall:leading-tight ${background}`}
          >
            <p>{label}</p>
            <p className="figure static! text-28">{number.format(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-16 grid grid-cols-[1fr_186px] gap-28 tall:mt-12 tall:grid-cols-1 tall:gap-12">
        <div>
          <p className={titleClass}>{text.byService}</p>
          <ul className="mt-6 grid grid-cols-[auto_minmax(32px,1fr)_auto] items-center gap-x-10 tall:mt-2">
            {services.map(({ service, credits }) => (
              <li key={service} className="contents text-15 tall:text-16">
                <span className="flex h-29 items-center whitespace-nowrap tall:h-28">{text.services[service]}</span>
                <Meter value={(credits / mostUsed) * growth} thick={8} />
                <span className="text-right font-semibold">{number.format(credits)}</span>
              </li>
            ))}
          </ul>
        </div>
        <Days text={text} growth={growth} />
      </div>
    </>
  );
}

const columns =
  "grid grid-cols-[130px_1fr_112px_96px] items-center gap-x-10 px-14 tall:grid-cols-[1fr_118px_96px] tall:px-12";

function Requests({ text, shared, locale }: Props) {
  const number = new Intl.NumberFormat(locale);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <>
      <p className={`${columns} mt-10 h-38 text-14 text-ink-soft leading-tight tall:h-42`}>
        <span className="tall:hidden">{text.user}</span>
        <span>{text.service}</span>
        <span className="text-right">{text.spent}</span>
        <span className="text-right">{text.balance}</span>
      </p>
      <ul className="mt-6 flex flex-col gap-6 leading-tight">
        {requests.map(({ key, person, cost }, index) => (
          <li
            key={balanceAfter(index)}
            className={`${columns} h-46 rounded-xl text-15 tall:h-72 tall:text-16 ${index === 0 ? "bg-accent-soft" : "bg-wash"}`}
          >
            <span className="whitespace-nowrap tall:col-start-1 tall:row-start-2 tall:self-start tall:text-15 tall:text-ink-soft">
              {shared.people[person]}
              <span className="block text-14 text-ink-soft tall:inline tall:text-15">
                <span className="hidden tall:inline"> · </span>
                {day.format(new Date(Date.UTC(2026, 9, usage[key].day)))}
              </span>
            </span>
            <span className="font-semibold tall:row-start-1 tall:self-end">{text.services[serviceOf(key)]}</span>
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
  const chosen = time.reached(press.history) ? text.history : text.report;
  return (
    <div className="page top-62">
      <div className="flex gap-28 whitespace-nowrap border-line border-b-2 font-semibold text-17 tall:gap-16 tall:text-15">
        {[text.report, text.history].map((tab) => (
          <span
            key={tab}
            className={`-mb-2 flex h-36 items-center border-b-3 ${tab === chosen ? "border-ink" : "border-transparent text-ink-soft"}`}
          >
            {tab}
          </span>
        ))}
      </div>
      {time.reached(at.requests) ? <Requests {...props} /> : <Overview {...props} />}
    </div>
  );
}

export const scene: Scene<"provider"> = {
  duration: 12400,
  steps: [at.masked + 300, at.saved + 600, at.report + 1500, 11400],
  accent: "salmon",
  cursor: [
    { at: 0, arrow: [360, 470] },
    { at: press.focus, arrow: [400, 150], finger: [424, 160], field: true, label: (text) => text.label },
    { at: press.save, arrow: [140, 396], finger: [380, 515], wait: 350, label: (text) => text.save },
    { at: 7200, arrow: [619, 428] },
    { at: press.history, arrow: [280, 82], finger: [250, 80], wait: 350, label: (text) => text.history },
    { at: 10400, arrow: [662, 130] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "helga" }),
  render: (props) => screenOf(props, [0, Settings], [at.later, Later], [at.report, Report]),
};
