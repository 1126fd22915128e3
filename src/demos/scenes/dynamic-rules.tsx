import { Avatar } from "../kit/avatar.tsx";
import { Field, Meter, Percent, Row, Switch, Tag } from "../kit/controls.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon, type IconName, IconText, IconTile } from "../kit/icon.tsx";
import { easeBetween, fadeIn, listDelay, reaction, slideUp } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { colourOf, type PersonKey } from "../people-and-credits.ts";

type Props = SceneProps<"dynamicRules">;

/** When the list opens and an option is picked, in ms; the option's index and whether the AI acts; the list's position. */
const condition = { open: 1000, pick: 2100, chosen: 1, byAi: false, listPosition: "top-[172px] tall:pb-3.5" };
const action = { open: 3300, pick: 4200, chosen: 0, byAi: true, listPosition: "bottom-[76px] tall:pb-2" };
const at = { switchOn: 5500, showResult: 6500, firstCheck: 7000, created: 8300 } as const;

/** How long a picked option stays on screen, in ms: as long as the press lasts. */
const pressDuration = 240;

const students: { person: PersonKey; grade: number }[] = [
  { person: "mateo", grade: 0.55 },
  { person: "yuki", grade: 0.92 },
  { person: "emil", grade: 0.48 },
  { person: "amara", grade: 0.37 },
];
const gradeLimit = 0.6;

const checkAt = (index: number) => at.firstCheck + index * 240;
const isMet = ({ grade }: { grade: number }) => grade < gradeLimit;

type RuleSwitchProps = { text: Props["text"]; on: number; ready?: boolean; className?: string };

function RuleSwitch({ text, on, ready = true, className = "" }: RuleSwitchProps) {
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

/** An ink edge lifts the list in both themes, as in `course-creator.tsx`. In the tall layout it is a bottom sheet. */
const listClass =
  "absolute right-4 left-[112px] z-20 rounded-xl bg-window p-1.5 px-1 shadow-menu shadow-[inset_0_0_0_1.5px_var(--color-edge)]! tall:shadow-[0_0_0_1.5px_var(--color-edge)]! tall:top-auto tall:-inset-x-[18px] tall:-bottom-[18px] tall:rounded-t-3xl tall:rounded-b-none tall:px-[18px] tall:pt-2 tall:text-[18px] tall:*:h-14! tall:*:px-4";

type ChoiceProps = Pick<Props, "time"> &
  typeof condition & { label: string; icon: IconName; fixed: string; hint: string; options: readonly string[] };

function Choice(props: ChoiceProps) {
  const { time, open, pick, chosen, byAi, listPosition, label, icon, fixed, hint, options } = props;
  const tall = useLayout() === "tall";
  const choosing = time.within(open + listDelay, pick + pressDuration);
  const picked = time.reached(pick + pressDuration);
  return (
    <div className="flex h-[128px] rounded-2xl bg-wash p-4 pt-3 pl-5 tall:h-auto tall:grow tall:flex-col tall:pt-3.5 tall:pl-4">
      <span className="title w-[92px] shrink-0 pt-2 text-[22px] tall:w-auto tall:pt-0 tall:text-[24px]">{label}</span>
      <div className="flex grow flex-col justify-between">
        <IconText icon={icon} className="h-[36px] gap-2.5 px-1 text-[17px] tall:px-0" text={fixed} />
        <Field active={choosing} className="h-[56px] justify-between text-[17px]">
          <span className={`flex items-center gap-2.5 ${picked ? "font-semibold" : "text-ink-soft"}`}>
            {picked && byAi ? <Icon name="ribbon" className="text-accent-deep" /> : null}
            {picked ? options[chosen] : hint}
          </span>
          <Icon name="chevron-down" className="text-ink-soft" />
        </Field>
      </div>
      {choosing ? (
        <ul className={`${listClass} ${listPosition}`} style={tall ? slideUp(time, open + listDelay) : {}}>
          {options.map((option, index) => (
            <li
              key={option}
              className={`flex h-11 items-center whitespace-nowrap rounded-lg px-3 ${index === chosen && time.reached(pick - 300) ? "bg-accent-soft font-semibold" : ""}`}
            >
              {option}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Builder({ time, text, shared }: Props) {
  const on = easeBetween(time, at.switchOn + reaction, at.switchOn + 280);
  return (
    <div className="absolute inset-x-7 top-[70px] tall:inset-x-[18px] tall:bottom-[18px] tall:flex tall:flex-col tall:gap-3.5">
      <div className="flex h-[40px] items-start justify-between tall:contents">
        <p className="title whitespace-nowrap pt-0.5 text-[28px]">{text.title}</p>
        <RuleSwitch
          text={text}
          on={on}
          ready={time.reached(action.pick + pressDuration)}
          className="pt-1 tall:order-last tall:h-16 tall:shrink-0 tall:justify-between tall:rounded-2xl tall:bg-wash tall:px-4 tall:pt-0"
        />
      </div>
      <div className="mt-[14px] flex flex-col gap-4 tall:mt-0 tall:grow tall:gap-3.5">
        <Choice
          time={time}
          {...condition}
          label={text.when}
          icon="list-checks"
          fixed={shared.quiz}
          hint={text.chooseCondition}
          options={text.conditions}
        />
        <Choice
          time={time}
          {...action}
          label={text.then}
          icon="users"
          fixed={text.thenFor}
          hint={text.chooseAction}
          options={text.actions}
        />
      </div>
    </div>
  );
}

function Grade({ grade, locale, met }: { grade: number; locale: string; met: boolean }) {
  return (
    <span className="contents tall:flex tall:items-center tall:gap-2.5">
      <span className="relative grow">
        <Meter value={grade} fill={met ? "bg-accent" : "bg-line"} />
        <span className="absolute -top-1 h-[18px] w-[2px] bg-ink" style={{ left: `${gradeLimit * 100}%` }} />
      </span>
      <Percent
        part={grade}
        locale={locale}
        className="w-[54px] shrink-0 text-right text-[20px] tall:w-[48px] tall:text-[18px]"
      />
    </span>
  );
}

function Result({ time, text, shared, locale }: Props) {
  const tall = useLayout() === "tall";
  return (
    <div className="absolute inset-x-7 top-[66px] tall:inset-x-[18px] tall:top-[68px]">
      <div className="flex items-center justify-between">
        <p className="title whitespace-nowrap text-[28px]">{text.resultTitle}</p>
        <RuleSwitch text={text} on={1} />
      </div>
      <p className="mt-1 flex gap-2.5 text-ink-soft">
        <span className="font-semibold text-ink">{text.when}</span>
        <span>
          {shared.quiz} · {text.conditions[1]}
        </span>
      </p>
      <div className="mt-3.5 flex flex-col gap-1.5 tall:gap-2">
        {students.map((student, index) => {
          const name = shared.people[student.person];
          const checked = time.reached(checkAt(index));
          const met = isMet(student);
          return (
            <Row key={student.person} marked={met && checked} className="h-[45px] gap-3 px-3.5 tall:h-[66px] tall:px-3">
              <Avatar name={name} colour={colourOf[student.person]} size={tall ? 40 : 34} />
              <span className="contents tall:flex tall:grow tall:flex-col tall:gap-1">
                <span className="w-[132px] shrink-0 whitespace-nowrap font-semibold text-[17px] tall:w-auto">
                  {name}
                </span>
                <Grade grade={student.grade} locale={locale} met={met} />
              </span>
              <span className="flex w-[212px] shrink-0 justify-end whitespace-nowrap">
                {checked && met ? <Tag icon="ribbon" label={text.given} solid /> : null}
                {checked && !met ? <span className="pr-3 text-ink-soft">{text.untouched}</span> : null}
              </span>
            </Row>
          );
        })}
      </div>
      <div
        className="mt-3 flex h-[64px] items-center gap-4 rounded-2xl px-3.5 inset-ring-2 inset-ring-accent tall:mt-3.5 tall:h-[72px]"
        style={fadeIn(time, at.created)}
      >
        <IconTile icon="dumbbell" size={23} className="size-[42px] rounded-xl bg-accent" />
        <span>
          <span className="block font-semibold text-[18px] leading-tight">{text.practice}</span>
          <span className="mt-0.5 block text-ink-soft leading-tight">{text.summary}</span>
        </span>
        <Icon name="chevron-right" size={22} className="mr-1 ml-auto text-ink-soft" />
      </div>
    </div>
  );
}

export const scene: Scene<"dynamicRules"> = {
  key: "dynamicRules",
  duration: 11600,
  steps: [condition.pick - 100, action.pick - 100, at.switchOn + 400, 9600],
  accent: "purple",
  // Each exercise is generated, and paid, for one student.
  charges: students.flatMap((student, index) => (isMet(student) ? [checkAt(index)] : [])),
  cursor: [
    { at: 0, arrow: [480, 456] },
    { at: condition.open, arrow: [520, 220], finger: [420, 239] },
    { at: condition.pick, arrow: [450, 318], finger: [424, 406] },
    { at: action.open, arrow: [520, 368], finger: [420, 419] },
    { at: action.pick, arrow: [450, 206], finger: [424, 412] },
    { at: at.switchOn, arrow: [588, 98], finger: [420, 510], wait: 300 },
    { at: 7400, arrow: [660, 250] },
  ],
  window: ({ text, shared }) => ({ area: shared.course, page: text.page, actor: "ana" }),
  render: (props) => (props.time.reached(at.showResult) ? <Result {...props} /> : <Builder {...props} />),
};
