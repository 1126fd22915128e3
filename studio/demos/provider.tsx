import { Button } from "../kit/button.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { easeBetween } from "../kit/motion.ts";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"provider">;

const focus = 900;
const typed = 2400;
const masked = 2700;
const connect = 3600;
const busy = 3950;
const connected = 5000;
const later = 5900;
const dashboard = 6800;
const call = 8800;

const path: Stop[] = [
  { at: 0, x: 360, y: 470 },
  { at: focus, x: 400, y: 172, click: true },
  { at: connect, x: 592, y: 170, click: true, wait: 350 },
  { at: 4900, x: 662, y: 190 },
];

const touches: Touch[] = [
  { at: focus, x: 240, y: 163 },
  { at: connect, x: 240, y: 247 },
];

const days = [64, 102, 78, 116, 38, 26, 90, 128, 104, 154, 52, 38, 116, 142];
const services = [648, 375, 225];
const used = services.reduce((sum, credits) => sum + credits, 0);
const total = 5000;
const cost = 12;
const gridline = 100;
const creditHeight = 0.54;

const hide = (key: string) => key.slice(0, -4).replace(/[^-]/g, "•") + key.slice(-4);

function Done() {
  return (
    <span className="flex size-7 items-center justify-center rounded-full bg-ink text-white">
      <Icon name="check" size={16} weight={3} />
    </span>
  );
}

function Key({ time, text }: Pick<Props, "time" | "text">) {
  if (time < focus + 60) return <span className="text-ink-soft">{text.key.replace(/(?<=-.*)[^-]/g, "0")}</span>;
  if (time >= masked) return hide(text.key);
  return <Typing text={text.key} time={time} from={focus + 300} to={typed} focus={focus + 60} blur={masked} />;
}

function Connect({ time, text }: Props) {
  const ready = time >= connected;
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px]">
      <h1 className="title text-[28px] tall:text-[30px]">{text.title}</h1>
      <div className="relative mt-4">
        <Field active={time >= focus + 60 && time < busy} className="h-[76px] tall:h-[84px]">
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
              look={time >= typed && time < busy ? "accent" : "off"}
              down={time >= connect && time < busy}
              className="tall:h-14 tall:w-full tall:text-[18px]"
            >
              {time >= busy ? text.connecting : text.connect}
            </Button>
          )}
        </div>
      </div>
      <ul className="mt-4 flex flex-col gap-2.5 tall:mt-6">
        {text.services.map((service, index) => {
          const reached = time >= busy + 300 * (index + 1);
          return (
            <li
              key={service}
              className="flex h-[60px] items-center gap-3.5 rounded-xl bg-wash px-4 text-[18px] tall:h-[74px]"
            >
              <span className="grow font-semibold">{service}</span>
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

function Daily({ time, title, number }: { time: number; title: string; number: Intl.NumberFormat }) {
  const grown = easeBetween(time, dashboard + 80, dashboard + 480);
  const last = days.length - 1;
  return (
    <div>
      <p className="font-semibold text-[17px]">{title}</p>
      <div className="relative mt-3 flex h-[88px] items-end tall:mt-2 gap-[6px] border-line border-b-2 pl-8">
        <span
          className="absolute inset-x-0 flex items-center gap-2 text-[13px] text-ink-soft leading-none tall:text-[15px]"
          style={{ bottom: gridline * creditHeight - 7 }}
        >
          {number.format(gridline)}
          <span className="h-px grow bg-line" />
        </span>
        {days.map((credits, day) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
            key={day}
            className="relative grow rounded-t-[4px] bg-accent"
            style={{ height: (credits + (day === last && time >= call ? cost : 0)) * creditHeight * grown }}
          />
        ))}
      </div>
      <p className="mt-1 flex gap-[6px] pl-8 text-[13px] text-ink-soft tall:mt-0.5 tall:text-[15px]">
        {days.map((_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
          <span key={day} className="flex grow basis-0 justify-center">
            {day === 0 || day === 6 || day === last ? day + 1 : ""}
          </span>
        ))}
      </p>
    </div>
  );
}

function Dashboard({ time, text, locale }: Props) {
  const number = new Intl.NumberFormat(locale);
  const spent = time >= call ? cost : 0;
  const fresh = time >= call && time < call + 1600;
  const figures = [
    { label: text.used, value: used + spent },
    { label: text.available, value: total - used - spent },
    { label: text.total, value: total },
  ];
  return (
    <div className="absolute inset-x-7 top-[68px] tall:inset-x-[18px]">
      <h1 className="title text-[26px] tall:text-[27px]">{text.dashboard}</h1>
      <div className="mt-3 grid grid-cols-3 gap-2.5">
        {figures.map(({ label, value }, index) => (
          <div
            key={label}
            className={`h-[74px] rounded-2xl px-4 py-2.5 tall:px-3.5 ${index === 0 ? "bg-accent-soft" : "bg-wash"}`}
          >
            <p className={index === 0 ? "" : "text-ink-soft"}>{label}</p>
            <p className="figure mt-2 text-[29px]">{number.format(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-4 grid grid-cols-[1fr_240px] gap-8 tall:grid-cols-1 tall:gap-3.5">
        <Daily time={time} title={text.daily} number={number} />
        <div>
          <p className="font-semibold text-[17px]">{text.byService}</p>
          <ul className="mt-2 flex flex-col gap-1.5 tall:mt-1 tall:gap-0">
            {text.services.map((service, index) => {
              const credits = (services[index] ?? 0) + (index === 0 ? spent : 0);
              return (
                <li
                  key={service}
                  className="grid grid-cols-2 gap-y-0.5 text-[15px] tall:h-7 tall:grid-cols-[112px_1fr_48px] tall:items-center tall:text-[16px]"
                >
                  <span className="text-ink-soft">{service}</span>
                  <span className="text-right font-semibold tabular-nums tall:order-1">{number.format(credits)}</span>
                  <Meter
                    value={(credits / 800) * easeBetween(time, dashboard + 80, dashboard + 480)}
                    thick={8}
                    className="col-span-2 tall:col-span-1"
                    fill="bg-accent"
                  />
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <p
        className={`mt-3.5 flex h-12 items-center gap-3 whitespace-nowrap rounded-xl px-4 tall:grid tall:h-16 tall:grid-cols-[1fr_auto_auto] tall:content-center tall:gap-y-0 ${fresh ? "bg-accent-soft" : "bg-wash"}`}
      >
        <span className="flex gap-3 text-ink-soft tall:gap-2">
          <span>{text.lastCall}</span>
          <span>{spent ? "10:42" : "10:38"}</span>
        </span>
        <span className="ml-auto font-semibold tall:row-start-2 tall:ml-0">{spent ? text.call : text.earlier}</span>
        <span className="tall:row-span-2">{spent ? text.cost : text.earlierCost}</span>
        <span className="tall:row-span-2">
          <Done />
        </span>
      </p>
    </div>
  );
}

function View(props: Props) {
  if (props.time < later) return <Connect {...props} />;
  if (props.time < dashboard) return <Later text={props.text} />;
  return <Dashboard {...props} />;
}

function Provider(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="salmon" course={text.course} page={text.page} person={text.person} role={text.role}>
      <View {...props} />
      <Cursor time={time} path={path} touches={touches} />
    </Window>
  );
}

export const scene: Scene<"provider"> = {
  key: "provider",
  duration: 12000,
  stillAt: 9600,
  render: (moment) => <Provider {...moment} />,
};
