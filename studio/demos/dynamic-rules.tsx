import type { ReactNode } from "react";
import { Avatar } from "../kit/avatar.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Menu } from "../kit/menu.tsx";
import { Tag } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"dynamicRules">;

const openCondition = 900;
const pickCondition = 1900;
const openAction = 2900;
const pickAction = 3700;
const switchOn = 4700;
const showResult = 5400;
const firstMatch = 6100;

const path: Stop[] = [
  { at: 0, x: 500, y: 450 },
  { at: openCondition, x: 420, y: 160, click: true },
  { at: pickCondition, x: 330, y: 272, click: true },
  { at: openAction, x: 420, y: 262, click: true },
  { at: pickAction, x: 300, y: 326, click: true },
  { at: switchOn, x: 566, y: 366, click: true },
  { at: 6300, x: 560, y: 470 },
];

const colours: Accent[] = ["salmon", "aqua", "yellow", "pink"];

type ChoiceProps = { label: string; value: string | undefined; hint: string; detail: ReactNode; active: boolean };

function Choice({ label, value, hint, detail, active }: ChoiceProps) {
  return (
    <div className="flex h-[84px] items-center rounded-2xl bg-wash pr-4 pl-5">
      <span className="title w-[92px] shrink-0 text-[22px]">{label}</span>
      <Field active={active} className="h-[54px] grow">
        <span className={value ? "font-semibold text-[17px]" : "text-[17px] text-ink-soft"}>{value ?? hint}</span>
        {value ? (
          <span className="ml-auto flex items-center gap-2 text-ink-soft">{detail}</span>
        ) : (
          <span className="ml-auto text-ink-soft">
            <Icon name="chevron-down" />
          </span>
        )}
      </Field>
    </div>
  );
}

function Builder({ time, text }: Props) {
  const on = easeBetween(time, switchOn + 40, switchOn + 280);
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <h1 className="title text-[28px]">{text.title}</h1>
      <div className="mt-4 flex flex-col gap-4">
        <Choice
          label={text.when}
          hint={text.chooseCondition}
          detail={text.activity}
          value={time >= pickCondition + 80 ? text.conditions[1] : undefined}
          active={time >= openCondition && time < pickCondition + 80}
        />
        <Choice
          label={text.then}
          hint={text.chooseAction}
          detail={
            <>
              <span className="text-accent-deep">
                <Ribbon />
              </span>
              <span>{text.practice}</span>
            </>
          }
          value={time >= pickAction + 80 ? text.actions[0] : undefined}
          active={time >= openAction && time < pickAction + 80}
        />
      </div>
      <div className="absolute top-[246px] right-0 left-0 flex h-[84px] items-center justify-between rounded-2xl bg-wash px-5 text-[18px]">
        <span className="title text-[22px]">{on > 0.5 ? text.on : text.off}</span>
        <Switch on={on} />
      </div>
      {time >= openCondition + 80 && time < pickCondition + 80 ? (
        <Menu
          className="top-[122px] right-4 left-[112px]"
          options={text.conditions}
          hover={time > 1600 ? 1 : -1}
          style={arrive(time, openCondition + 80, -6, 160)}
        />
      ) : null}
      {time >= openAction + 80 && time < pickAction + 80 ? (
        <Menu
          className="top-[222px] right-4 left-[112px]"
          options={text.actions}
          hover={time > 3400 ? 0 : -1}
          style={arrive(time, openAction + 80, -6, 160)}
        />
      ) : null}
    </div>
  );
}

function Result({ time, text }: Props) {
  const matches = text.students.map((student) => Number.parseInt(student.grade, 10) < 60);
  return (
    <div className="absolute inset-x-7 top-[72px]">
      <div className="flex items-center justify-between">
        <span className="flex items-baseline gap-4">
          <h1 className="title text-[28px]">{text.resultTitle}</h1>
          <span className="text-[17px] text-ink-soft">{text.activity}</span>
        </span>
        <Switch on={1} />
      </div>
      <ul className="mt-4 flex flex-col gap-2">
        {text.students.map((student, index) => {
          const order = matches.slice(0, index).filter(Boolean).length;
          const at = firstMatch + order * 480;
          const met = matches[index] === true && time >= at;
          return (
            <li
              key={student.name}
              className={`flex h-[56px] items-center gap-3.5 rounded-xl px-4 ${met ? "bg-accent-soft" : "bg-wash"}`}
            >
              <Avatar name={student.name} colour={colours[index] ?? "aqua"} />
              <span className="w-[150px] font-semibold text-[17px]">{student.name}</span>
              <span className="figure text-[21px]">{student.grade}</span>
              <span className="ml-auto">
                {met ? (
                  <span className="inline-flex" style={arrive(time, at + 80, 0)}>
                    <Tag solid>
                      <Ribbon size={18} />
                      {text.given}
                    </Tag>
                  </span>
                ) : null}
                {!matches[index] && time >= firstMatch + 480 ? (
                  <span className="text-ink-soft" style={arrive(time, firstMatch + 480, 0)}>
                    {text.untouched}
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 flex items-center gap-2.5 font-semibold text-[18px]" style={arrive(time, 7900)}>
        <Icon name="bell" size={22} />
        {text.summary}
      </p>
    </div>
  );
}

function DynamicRules(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="purple" course={text.course} page={text.page} person={text.person} role={text.role}>
      {time < showResult ? <Builder {...props} /> : <Result {...props} />}
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"dynamicRules"> = {
  key: "dynamicRules",
  duration: 10600,
  stillAt: 8800,
  render: (moment) => <DynamicRules {...moment} />,
};
