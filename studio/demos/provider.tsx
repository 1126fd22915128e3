import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, between, easeBetween, easeOut } from "../kit/motion.ts";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"provider">;

const focus = 800;
const typed = 2300;
const connect = 3000;
const connected = 3600;
const dashboard = 5300;
const call = 7600;

const path: Stop[] = [
  { at: 0, x: 520, y: 456 },
  { at: focus, x: 400, y: 170, click: true },
  { at: connect, x: 570, y: 170, click: true },
  { at: 4900, x: 560, y: 470 },
];

const days = [5, 8, 6, 9, 3, 2, 7, 10, 8, 12, 4, 3, 9, 11];
const shares = [0.52, 0.3, 0.18];

function Connect({ time, text }: Props) {
  const busy = time >= connect + 120;
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.title}</h1>
      <div className="relative mt-4">
        <Field active={time >= focus && time < connected} className="h-[72px]">
          <Icon name="key-round" size={22} />
          <span>
            <span className="block text-[14px] text-ink-soft">{text.label}</span>
            <span className="block font-semibold text-[18px] tracking-wide">
              <Typing text={text.key} time={time} from={focus + 300} to={typed} />
            </span>
          </span>
        </Field>
        <div className="absolute inset-y-0 right-4 flex items-center">
          {time < connected ? (
            <Button down={time >= connect && time < connect + 120}>{busy ? text.connecting : text.connect}</Button>
          ) : (
            <Tag solid>
              <Icon name="check" size={18} weight={3} />
              {text.connected}
            </Tag>
          )}
        </div>
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {text.services.map((service, index) => {
          const ready = time >= connected + 240 + index * 320;
          return (
            <li
              key={service}
              className={`flex h-[58px] items-center gap-4 rounded-xl px-4 text-[18px] ${ready ? "bg-accent-soft" : "bg-wash"}`}
            >
              <span className="grow font-semibold">{service}</span>
              <span className={ready ? "" : "text-ink-soft"}>{ready ? text.ready : text.waiting}</span>
              <span
                className={`flex size-8 items-center justify-center rounded-full ${ready ? "bg-accent" : "bg-line"}`}
              >
                {ready ? <Icon name="check" size={18} weight={3} /> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Dashboard({ time, text, locale }: Props) {
  const number = new Intl.NumberFormat(locale);
  const grown = easeOut(between(time, dashboard + 100, dashboard + 1300));
  const spent = time >= call ? 12 : 0;
  const figures = [
    { label: text.used, value: Math.round(grown * 12480) + spent },
    { label: text.available, value: 50000 - Math.round(grown * 12480) - spent },
    { label: text.total, value: 50000 },
  ];
  return (
    <div className="absolute inset-x-7 top-[70px]">
      <h1 className="title text-[26px]">{text.dashboard}</h1>
      <div className="mt-3.5 grid grid-cols-3 gap-2.5">
        {figures.map(({ label, value }, index) => (
          <div key={label} className={`rounded-2xl px-4 py-3 ${index === 0 ? "bg-accent" : "bg-wash"}`}>
            <p className={index === 0 ? "" : "text-ink-soft"}>{label}</p>
            <p className="figure mt-2 text-[31px]">{number.format(value)}</p>
          </div>
        ))}
      </div>
      <div className="mt-5 grid grid-cols-[1fr_240px] gap-8">
        <div>
          <p className="font-semibold text-[17px]">{text.daily}</p>
          <div className="mt-3 flex h-[96px] items-end gap-[7px] border-line border-b-2">
            {days.map((value, day) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the days never change their order
                key={day}
                className="grow rounded-t-[5px] bg-accent"
                style={{
                  height: value * 7.6 * easeBetween(time, dashboard + 200 + day * 50, dashboard + 700 + day * 50),
                }}
              />
            ))}
          </div>
        </div>
        <div>
          <p className="font-semibold text-[17px]">{text.byService}</p>
          <ul className="mt-2.5 flex flex-col gap-2.5">
            {text.services.map((service, index) => (
              <li key={service}>
                <span className="mb-1 block text-[15px] text-ink-soft">{service}</span>
                <Meter
                  value={(shares[index] ?? 0) * easeBetween(time, dashboard + 500, dashboard + 1300)}
                  fill="bg-ink"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {time >= call ? (
        <p className="mt-4 flex items-center gap-3" style={arrive(time, call)}>
          <Icon name="check" weight={3} />
          <span className="font-semibold">{text.call}</span>
          <span className="ml-auto">
            <Tag>{text.cost}</Tag>
          </span>
        </p>
      ) : null}
    </div>
  );
}

function Provider(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="salmon" course={text.course} page={text.page} person={text.person} role={text.role}>
      {time < dashboard ? <Connect {...props} /> : <Dashboard {...props} />}
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"provider"> = {
  key: "provider",
  duration: 10800,
  stillAt: 8800,
  render: (moment) => <Provider {...moment} />,
};
