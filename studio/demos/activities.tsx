import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, between, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Typing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"activities">;

const open = 900;
const typeFrom = 1500;
const typeTo = 3200;
const create = 4000;
const made = 6200;
const unfold = 7200;

const path: Stop[] = [
  { at: 0, x: 520, y: 456 },
  { at: open, x: 150, y: 272, click: true },
  { at: 2300, x: 560, y: 404 },
  { at: create, x: 556, y: 342, click: true },
  { at: create + 900, x: 590, y: 420 },
  { at: unfold, x: 400, y: 266, click: true },
  { at: 8300, x: 560, y: 470 },
];

const icons: IconName[] = ["book-open", "play"];

function Row({ icon, children, fresh = false }: { icon: IconName; children: ReactNode; fresh?: boolean }) {
  return (
    <div
      className={`flex h-[50px] items-center gap-3.5 rounded-xl px-4 text-[18px] ${fresh ? "bg-accent-soft" : "bg-wash"}`}
    >
      <span className={`flex size-8 items-center justify-center rounded-lg ${fresh ? "bg-accent" : "bg-white"}`}>
        <Icon name={icon} size={19} />
      </span>
      {children}
    </div>
  );
}

function Prompt({ time, text }: Props) {
  const busy = time >= create + 160;
  const number = Math.max(1, Math.ceil(between(time, create + 200, made - 100) * 10));
  return (
    <div
      className="absolute top-[184px] right-0 left-0 h-[132px] rounded-2xl bg-accent-soft p-5"
      style={arrive(time, open + 120)}
    >
      <p className="mb-3 flex items-center gap-2.5 font-semibold text-[18px]">
        <Ribbon size={22} />
        {busy ? text.writing.replace("{number}", String(number)) : text.ask}
      </p>
      {busy ? (
        <>
          <Meter value={easeBetween(time, create + 200, made - 100)} thick={14} fill="bg-ink" />
          <p className="mt-3 text-[17px] text-ink-soft">{text.questions[Math.floor((number - 1) / 2)]}</p>
        </>
      ) : (
        <div className="flex items-center gap-3">
          <Field active className="h-[50px] grow basis-0 whitespace-nowrap text-[17px]">
            <Typing text={text.prompt} time={time} from={typeFrom} to={typeTo} />
          </Field>
          <Button look="ink" down={time >= create && time < create + 160}>
            {text.create}
          </Button>
        </div>
      )}
    </div>
  );
}

function Question({ time, text }: Props) {
  return (
    <div className="absolute top-[228px] right-0 left-0" style={arrive(time, unfold + 80, 0)}>
      <p className="title text-[22px]">{text.question}</p>
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        {text.answers.map((answer, index) => (
          <span
            key={answer}
            className="flex h-[40px] items-center gap-3 rounded-xl px-4 inset-ring-[1.5px] inset-ring-line"
            style={arrive(time, unfold + 240 + index * 160, 4)}
          >
            <span className="size-[18px] rounded-full inset-ring-2 inset-ring-ink-faint" />
            {answer}
          </span>
        ))}
      </div>
    </div>
  );
}

function Activities(props: Props) {
  const { time, text } = props;
  const finished = time >= made;
  const unfolded = time >= unfold + 80;
  return (
    <Window accent="yellow" course={text.course} page={text.page} person={text.person} role={text.role}>
      <div className="absolute inset-x-7 top-[72px]">
        <div className="flex items-center gap-3">
          <h1 className="title grow text-[28px]">{text.title}</h1>
          <span className="text-ink-soft">{text.edit}</span>
          <Switch on={1} />
        </div>
        <div className="mt-4 flex flex-col gap-2">
          {text.items.map((item, index) => (
            <Row key={item} icon={icons[index] ?? "play"}>
              <span className="font-medium">{item}</span>
            </Row>
          ))}
          {finished ? (
            <div style={arrive(time, made)}>
              <Row icon="list-checks" fresh>
                <span className="font-semibold">{text.quiz}</span>
                <span className="ml-auto">
                  <Tag solid>
                    <Ribbon size={18} />
                    {text.fresh}
                  </Tag>
                </span>
              </Row>
            </div>
          ) : null}
        </div>
        {time < open + 120 ? (
          <div className="absolute top-[174px] left-0">
            <Button>
              <Icon name="plus" size={20} />
              {text.add}
            </Button>
          </div>
        ) : null}
        {time < open + 120 || (finished && !unfolded) ? (
          <p className="absolute top-[248px] right-0 left-0 flex items-baseline justify-between border-line border-t pt-5">
            <span className="title text-[24px]">{text.nextSection}</span>
            <span className="text-ink-soft">{text.nextItems}</span>
          </p>
        ) : null}
        {time >= open + 120 && !finished ? <Prompt {...props} /> : null}
        {unfolded ? <Question {...props} /> : null}
      </div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"activities"> = {
  key: "activities",
  duration: 10800,
  stillAt: 9000,
  render: (moment) => <Activities {...moment} />,
};
