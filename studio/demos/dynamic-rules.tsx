import type { ReactNode } from "react";
import { Avatar } from "../kit/avatar.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Menu } from "../kit/menu.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Percent } from "../kit/percent.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Accent, Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"dynamicRules">;

const openCondition = 1000;
const pickCondition = 2100;
const openAction = 3300;
const pickAction = 4200;
const switchOn = 5500;
const showResult = 6500;
const firstMatch = 7000;
const created = 8300;

/** A chosen row stays in sight for as long as the press lasts. */
const held = 240;

const path: Stop[] = [
  { at: 0, x: 480, y: 456 },
  { at: openCondition, x: 520, y: 220, click: true },
  { at: pickCondition, x: 450, y: 318, click: true },
  { at: openAction, x: 520, y: 368, click: true },
  { at: pickAction, x: 450, y: 206, click: true },
  { at: switchOn - 300, x: 588, y: 98 },
  { at: switchOn, x: 588, y: 98, click: true },
  { at: 7400, x: 660, y: 250 },
];

/** So that the ink on it can be read in the dark as well, where the picture is turned over. */
const paler = "[--accent:oklch(0.77_0.127_298)]";

const colours: Accent[] = ["salmon", "aqua", "yellow", "pink"];
const limit = 60;

type HeadingProps = { title: string; below?: ReactNode; text: Props["text"]; on: number; ready: boolean };

function Heading({ title, below, text, on, ready }: HeadingProps) {
  return (
    <div className="flex h-[40px] items-start justify-between">
      <span className="pt-0.5">
        <h1 className="title whitespace-nowrap text-[28px]">{title}</h1>
        {below ? <p className="mt-1 w-0 whitespace-nowrap text-ink-soft">{below}</p> : null}
      </span>
      <span className="flex items-center gap-3 pt-1">
        <span className={`whitespace-nowrap text-[17px] ${on > 0.5 ? "font-semibold" : "text-ink-soft"}`}>
          {on > 0.5 ? text.on : text.off}
        </span>
        <span className={ready ? "flex" : "flex opacity-50"}>
          <Switch on={on} />
        </span>
      </span>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  icon: IconName;
  fixed: string;
  value: ReactNode;
  hint: string;
  active: boolean;
};

function Choice({ label, icon, fixed, value, hint, active }: ChoiceProps) {
  return (
    <div className="flex h-[128px] rounded-2xl bg-wash p-4 pt-3 pl-5">
      <span className="title w-[92px] shrink-0 pt-2 text-[22px]">{label}</span>
      <div className="flex grow flex-col justify-between">
        <span className="flex h-[36px] items-center gap-2.5 px-1 text-[17px]">
          <Icon name={icon} />
          {fixed}
        </span>
        <Field active={active} className="h-[56px] justify-between text-[17px]">
          {value ? <span className="font-semibold">{value}</span> : <span className="text-ink-soft">{hint}</span>}
          <span className="text-ink-soft">
            <Icon name="chevron-down" />
          </span>
        </Field>
      </div>
    </div>
  );
}

function Builder({ time, text }: Props) {
  const on = easeBetween(time, switchOn + 60, switchOn + 280);
  const choosingCondition = time >= openCondition + 120 && time < pickCondition + held;
  const choosingAction = time >= openAction + 120 && time < pickAction + held;
  return (
    <div className="absolute inset-x-7 top-[70px]">
      <Heading title={text.title} text={text} on={on} ready={time >= pickAction + held} />
      <div className="mt-[14px] flex flex-col gap-4">
        <Choice
          label={text.when}
          icon="list-checks"
          fixed={text.activity}
          hint={text.chooseCondition}
          value={time >= pickCondition + held ? text.conditions[1] : undefined}
          active={choosingCondition}
        />
        <Choice
          label={text.then}
          icon="users"
          fixed={text.thenFor}
          hint={text.chooseAction}
          value={
            time >= pickAction + held ? (
              <span className="flex items-center gap-2.5">
                <span className="text-accent-deep">
                  <Ribbon />
                </span>
                {text.actions[0]}
              </span>
            ) : undefined
          }
          active={choosingAction}
        />
      </div>
      {choosingCondition ? (
        <Menu
          className="top-[172px] right-4 left-[112px]"
          options={text.conditions}
          hover={time >= pickCondition - 300 ? 1 : -1}
        />
      ) : null}
      {choosingAction ? (
        <Menu
          className="bottom-[76px] right-4 left-[112px]"
          options={text.actions}
          hover={time >= pickAction - 300 ? 0 : -1}
        />
      ) : null}
    </div>
  );
}

function Grade({ grade, met }: { grade: string; met: boolean }) {
  return (
    <>
      <span className="relative grow">
        <Meter value={Number.parseInt(grade, 10) / 100} fill={met ? "bg-accent" : "bg-ink-faint"} />
        <span className="absolute -top-1 h-[18px] w-[2px] bg-ink" style={{ left: `${limit}%` }} />
      </span>
      <Percent value={grade} className="w-[54px] shrink-0 text-right text-[20px]" />
    </>
  );
}

function Result({ time, text }: Props) {
  const matches = text.students.map((student) => Number.parseInt(student.grade, 10) < limit);
  return (
    <div className="absolute inset-x-7 top-[70px]">
      <Heading
        title={text.resultTitle}
        below={
          <>
            <span className="font-semibold text-ink">{text.when}</span> {text.activity} · {text.conditions[1]}
          </>
        }
        text={text}
        on={1}
        ready
      />
      <ul className="mt-7 flex flex-col gap-1.5">
        {text.students.map((student, index) => {
          const at = firstMatch + index * 240;
          const checked = time >= at;
          const met = matches[index] === true;
          return (
            <li
              key={student.name}
              className={`flex h-[46px] items-center gap-3 rounded-xl px-3.5 ${met && checked ? "bg-accent-soft" : "bg-wash"}`}
            >
              <Avatar name={student.name} colour={colours[index] ?? "aqua"} size={34} />
              <span className="w-[132px] shrink-0 whitespace-nowrap font-semibold text-[17px]">{student.name}</span>
              <Grade grade={student.grade} met={met} />
              <span className="flex w-[212px] shrink-0 justify-end whitespace-nowrap">
                {checked && met ? (
                  <Tag solid>
                    <Ribbon size={18} />
                    {text.given}
                  </Tag>
                ) : null}
                {checked && !met ? <span className="pr-3 text-ink-soft">{text.untouched}</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <div
        className="mt-4 flex h-[66px] items-center gap-4 rounded-2xl px-3.5 inset-ring-2 inset-ring-accent"
        style={arrive(time, created)}
      >
        <span className="flex size-[42px] items-center justify-center rounded-xl bg-accent">
          <Icon name="dumbbell" size={23} />
        </span>
        <span>
          <span className="block font-semibold text-[18px] leading-tight">{text.practice}</span>
          <span className="mt-0.5 block text-ink-soft leading-tight">{text.summary}</span>
        </span>
        <span className="ml-auto pr-1 text-ink-soft">
          <Icon name="chevron-right" size={22} />
        </span>
      </div>
    </div>
  );
}

function DynamicRules(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="purple" course={text.course} page={text.page} person={text.person} role={text.role}>
      <div className={paler}>{time < showResult ? <Builder {...props} /> : <Result {...props} />}</div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"dynamicRules"> = {
  key: "dynamicRules",
  duration: 11600,
  stillAt: 9600,
  render: (moment) => <DynamicRules {...moment} />,
};
