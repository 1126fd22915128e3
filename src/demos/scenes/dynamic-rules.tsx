import type { ReactNode } from "react";
import { Avatar } from "../kit/avatar.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Menu } from "../kit/menu.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive, easeBetween, rise } from "../kit/motion.ts";
import { Percent } from "../kit/percent.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { useShape } from "../kit/shape.ts";
import { Switch } from "../kit/switch.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { colourOf, type PersonKey, paidAt } from "../story.ts";

type Props = Moment<"dynamicRules">;

const openCondition = 1000;
const pickCondition = 2100;
const openAction = 3300;
const pickAction = 4200;
const switchOn = 5500;
const showResult = 6500;
const firstLook = 7000;
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

const touches: Touch[] = [
  { at: openCondition, x: 420, y: 239 },
  { at: pickCondition, x: 424, y: 406 },
  { at: openAction, x: 420, y: 419 },
  { at: pickAction, x: 424, y: 412 },
  { at: switchOn, x: 420, y: 510 },
];

const students: { person: PersonKey; grade: number }[] = [
  { person: "mateo", grade: 0.55 },
  { person: "yuki", grade: 0.92 },
  { person: "emil", grade: 0.48 },
  { person: "amara", grade: 0.37 },
];
const limit = 0.6;

const lookAt = (index: number) => firstLook + index * 240;
const isMet = ({ grade }: { grade: number }) => grade < limit;

/** Each exercise is made, and paid, for one student. */
const spent = paidAt("dynamicRules", ...students.flatMap((student, index) => (isMet(student) ? [lookAt(index)] : [])));

type StateProps = { text: Props["text"]; on: number; ready?: boolean; className?: string };

function State({ text, on, ready = true, className = "" }: StateProps) {
  return (
    <span className={`flex items-center gap-3 ${className}`}>
      <span className={`whitespace-nowrap text-[17px] ${on > 0.5 ? "font-semibold" : "text-ink-soft"}`}>
        {on > 0.5 ? text.on : text.off}
      </span>
      <span className={ready ? "flex" : "flex opacity-50"}>
        <Switch on={on} />
      </span>
    </span>
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
    <div className="flex h-[128px] rounded-2xl bg-wash p-4 pt-3 pl-5 tall:h-auto tall:grow tall:flex-col tall:pt-3.5 tall:pl-4">
      <span className="title w-[92px] shrink-0 pt-2 text-[22px] tall:w-auto tall:pt-0 tall:text-[24px]">{label}</span>
      <div className="flex grow flex-col justify-between">
        <span className="flex h-[36px] items-center gap-2.5 px-1 text-[17px] tall:px-0">
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

/**
 * A list of options has an edge of ink, which lifts it in both themes: a shadow would shine where the dark turns the lightness
 * over. On the tall scene it is a sheet from below.
 */
const list =
  "px-1 shadow-[inset_0_0_0_1.5px_var(--color-edge)]! tall:shadow-[0_0_0_1.5px_var(--color-edge)]! tall:top-auto tall:-inset-x-[18px] tall:-bottom-[18px] tall:rounded-t-3xl tall:rounded-b-none tall:px-[18px] tall:pt-2 tall:text-[18px] tall:*:h-14! tall:*:px-4";

function Builder({ time, text, shared }: Props) {
  const on = easeBetween(time, switchOn + 60, switchOn + 280);
  const choosingCondition = time.reached(openCondition + 120) && !time.reached(pickCondition + held);
  const choosingAction = time.reached(openAction + 120) && !time.reached(pickAction + held);
  const tall = useShape() === "tall";
  return (
    <div className="absolute inset-x-7 top-[70px] tall:inset-x-[18px] tall:bottom-[18px] tall:flex tall:flex-col tall:gap-3.5">
      <div className="flex h-[40px] items-start justify-between tall:contents">
        <p className="title whitespace-nowrap pt-0.5 text-[28px]">{text.title}</p>
        <State
          text={text}
          on={on}
          ready={time.reached(pickAction + held)}
          className="pt-1 tall:order-last tall:h-16 tall:shrink-0 tall:justify-between tall:rounded-2xl tall:bg-wash tall:px-4 tall:pt-0"
        />
      </div>
      <div className="mt-[14px] flex flex-col gap-4 tall:mt-0 tall:grow tall:gap-3.5">
        <Choice
          label={text.when}
          icon="list-checks"
          fixed={shared.quiz}
          hint={text.chooseCondition}
          value={time.reached(pickCondition + held) ? text.conditions[1] : undefined}
          active={choosingCondition}
        />
        <Choice
          label={text.then}
          icon="users"
          fixed={text.thenFor}
          hint={text.chooseAction}
          value={
            time.reached(pickAction + held) ? (
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
          className={`top-[172px] right-4 left-[112px] tall:pb-3.5 ${list}`}
          style={tall ? rise(time, openCondition + 120) : {}}
          options={text.conditions}
          hover={time.reached(pickCondition - 300) ? 1 : -1}
        />
      ) : null}
      {choosingAction ? (
        <Menu
          className={`right-4 bottom-[76px] left-[112px] tall:pb-2 ${list}`}
          style={tall ? rise(time, openAction + 120) : {}}
          options={text.actions}
          hover={time.reached(pickAction - 300) ? 0 : -1}
        />
      ) : null}
    </div>
  );
}

function Grade({ grade, written, met }: { grade: number; written: string; met: boolean }) {
  return (
    <span className="contents tall:flex tall:items-center tall:gap-2.5">
      <span className="relative grow">
        <Meter value={grade} fill={met ? "bg-accent" : "bg-line"} />
        <span className="absolute -top-1 h-[18px] w-[2px] bg-ink" style={{ left: `${limit * 100}%` }} />
      </span>
      <Percent value={written} className="w-[54px] shrink-0 text-right text-[20px] tall:w-[48px] tall:text-[18px]" />
    </span>
  );
}

function Result({ time, text, shared, locale }: Props) {
  const tall = useShape() === "tall";
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <div className="absolute inset-x-7 top-[66px] tall:inset-x-[18px] tall:top-[68px]">
      <div className="flex items-center justify-between">
        <p className="title whitespace-nowrap text-[28px]">{text.resultTitle}</p>
        <State text={text} on={1} />
      </div>
      <p className="mt-1 flex gap-2.5 text-ink-soft">
        <span className="font-semibold text-ink">{text.when}</span>
        <span>
          {shared.quiz} · {text.conditions[1]}
        </span>
      </p>
      <ul className="mt-3.5 flex flex-col gap-1.5 tall:gap-2">
        {students.map((student, index) => {
          const name = shared.people[student.person];
          const checked = time.reached(lookAt(index));
          const met = isMet(student);
          return (
            <li
              key={student.person}
              className={`flex h-[45px] items-center gap-3 rounded-xl px-3.5 tall:h-[66px] tall:px-3 ${met && checked ? "bg-accent-soft" : "bg-wash"}`}
            >
              <Avatar name={name} colour={colourOf[student.person]} size={tall ? 40 : 34} />
              <span className="contents tall:flex tall:grow tall:flex-col tall:gap-1">
                <span className="w-[132px] shrink-0 whitespace-nowrap font-semibold text-[17px] tall:w-auto">
                  {name}
                </span>
                <Grade grade={student.grade} written={percent.format(student.grade)} met={met} />
              </span>
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
        className="mt-3 flex h-[64px] items-center gap-4 rounded-2xl px-3.5 inset-ring-2 inset-ring-accent tall:mt-3.5 tall:h-[72px]"
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
    <SchoolWindow {...props} accent="purple" area={props.shared.course} page={text.page} actor="ana" spent={spent}>
      {!time.reached(showResult) ? <Builder {...props} /> : <Result {...props} />}
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"dynamicRules"> = {
  key: "dynamicRules",
  duration: 11600,
  stillAt: 9600,
  render: (moment) => <DynamicRules {...moment} />,
};
