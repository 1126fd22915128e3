import { interpolate } from "../../lib/interpolate.ts";
import { Avatar, colourOf } from "../kit/avatar.tsx";
import { Field, Row, Switch } from "../kit/controls.tsx";
import { CourseTitle } from "../kit/cover.tsx";
import { Icon, IconTile } from "../kit/icon.tsx";
import { easeBetween, fadeIn, listDelay, reaction, slideUp } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";

type Props = SceneProps<"dynamicRules">;

/** When the list opens and an option is picked, in ms; the option's index and whether the AI acts; the list's position. */
const condition = { open: 1000, pick: 2100, chosen: 1, byAi: false, listPosition: "top-126 tall:pb-14" };
const action = { open: 3600, pick: 4500, chosen: 0, byAi: true, listPosition: "bottom-120 tall:pb-8" };
const at = { activate: 6000, course: 7000, graded: 7700, firstActivity: 8500 };

/** How long a picked option stays on screen, in ms: as long as the press lasts. */
const pressDuration = 240;

const students = ["mateo", "emil", "amara"] as const;

const activityAt = (index: number) => at.firstActivity + index * 420;

/** An ink edge lifts the list: a shadow would glow in the dark theme. In the tall layout it is a bottom sheet. */
const listClass =
  "absolute right-16 left-158 z-20 rounded-xl bg-window p-6 px-4 shadow-[inset_0_0_0_1.5px_var(--color-edge)]! tall:shadow-[0_0_0_1.5px_var(--color-edge)]! tall:top-auto tall:-inset-x-18 tall:-bottom-18 tall:rounded-t-3xl tall:rounded-b-none tall:px-18 tall:pt-8 tall:text-18 tall:*:h-56! tall:*:px-16";

type ChoiceProps = Pick<Props, "time" | "layout"> &
  typeof condition & { label: string; hint: string; options: readonly string[]; details: readonly [string, string] };

function Choice(props: ChoiceProps) {
  const { time, layout, open, pick, chosen, byAi, listPosition, label, hint, options, details } = props;
  const choosing = time.within(open + listDelay, pick + pressDuration);
  const picked = time.reached(pick + pressDuration);
  return (
    <div className="flex h-128 rounded-2xl bg-wash p-16 pt-14 pl-20 tall:h-auto tall:grow tall:flex-col tall:pl-16">
      <span className="title w-138 shrink-0 pt-17 text-19 tall:w-auto tall:pt-0 tall:text-24">{label}</span>
      <div className="flex grow flex-col justify-between tall:mt-10">
        <Field active={choosing} className="h-54 shrink-0 justify-between gap-10 leading-tight">
          <span
            key={String(picked)}
            className={`flex items-center gap-10 ${picked ? "font-semibold" : "text-ink-soft"}`}
          >
            {picked && byAi && <Icon icon="ribbon" className="text-accent-deep" />}
            <span className="text-balance">{picked ? options[chosen] : hint}</span>
          </span>
          <Icon icon="chevron-down" className="text-ink-soft" />
        </Field>
        {picked && (
          <p className="flex h-32 items-center justify-between gap-12 px-4" style={fadeIn(time, pick + pressDuration)}>
            <span className="text-ink-soft">{details[0]}</span>
            <span className="whitespace-nowrap">{details[1]}</span>
          </p>
        )}
      </div>
      {choosing && (
        <ul className={`${listClass} ${listPosition}`} style={layout === "tall" ? slideUp(time, open + listDelay) : {}}>
          {options.map((option, index) => (
            <li
              key={option}
              className={`flex h-44 items-center text-balance rounded-lg px-12 leading-tight ${index === chosen && time.reached(pick - 300) ? "bg-accent-soft font-semibold" : ""}`}
            >
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Builder({ time, text, shared, layout }: Props) {
  const on = easeBetween(time, at.activate + reaction, at.activate + 280);
  // How many choices are made: each makes room for its details.
  const made = [condition, action].filter(({ pick }) => time.reached(pick + pressDuration)).length;
  return (
    <div className="page top-70 tall:flex tall:flex-col tall:gap-14">
      <div className="flex h-40 items-start justify-between tall:contents">
        <p className="title whitespace-nowrap pt-2 text-28">{text.title}</p>
        <span className="flex items-center gap-12 pt-4 tall:order-last tall:h-64 tall:shrink-0 tall:justify-between tall:rounded-2xl tall:bg-wash tall:px-16 tall:pt-0">
          <span className={`whitespace-nowrap text-17 ${on > 0.5 ? "font-semibold" : "text-ink-soft"}`}>
            {text.active}
          </span>
          <span className={made === 2 ? "flex" : "flex opacity-50"}>
            <Switch on={on} />
          </span>
        </span>
      </div>
      <div className="mt-14 flex flex-col gap-16 tall:mt-0 tall:grow tall:gap-14">
        <Choice
          key={`condition ${made}`}
          {...{ time, layout, ...condition }}
          label={text.conditions}
          hint={text.addConditions}
          options={text.conditionNames}
          details={[shared.quiz, text.limit]}
        />
        <Choice
          key={`action ${made}`}
          {...{ time, layout, ...action }}
          label={text.actions}
          hint={text.addActions}
          options={text.actionNames}
          details={[text.promptLabel, text.prompt]}
        />
      </div>
    </div>
  );
}

/** The course as its teacher sees it: students only see their own activity. */
const Course = ({ time, text, shared }: Props) => (
  <div className="page top-68 tall:top-72">
    <CourseTitle title={shared.sections[1]} />
    <div className="mt-12 flex flex-col gap-8 tall:mt-14 tall:gap-10">
      <Row className="h-54 gap-14 px-16 tall:h-80">
        <IconTile icon="list-checks" size={21} className="size-38 rounded-xl bg-window tall:size-44" />
        <span
          key={String(time.reached(at.graded))}
          className="flex grow items-center justify-between tall:flex-col tall:items-start"
        >
          <span className="font-semibold text-17 tall:text-18">{shared.quiz}</span>
          {time.reached(at.graded) && (
            <span
              className="rounded-full bg-accent px-12 py-4 font-semibold tall:mt-4 tall:text-17"
              style={fadeIn(time, at.graded)}
            >
              {text.below}
            </span>
          )}
        </span>
      </Row>
      {students.map((person, index) => (
        <Row
          key={person}
          ground={index === 0 ? "bg-accent" : "bg-accent-soft"}
          className="h-62 gap-14 px-16 tall:h-80"
          style={fadeIn(time, activityAt(index))}
        >
          <IconTile
            icon="dumbbell"
            size={21}
            className={`size-38 rounded-xl tall:size-44 ${index === 0 ? "bg-window text-ink" : "bg-accent"}`}
          />
          <span className="grow">
            <span className="block font-semibold text-17 leading-snug tall:text-18">{text.practice}</span>
            <span className="block leading-snug tall:text-17">
              {interpolate(text.onlyFor, { student: shared.people[person] })}
            </span>
          </span>
          <Avatar name={shared.people[person]} colour={colourOf[person]} size={38} />
        </Row>
      ))}
    </div>
  </div>
);

export const scene: Scene<"dynamicRules"> = {
  duration: 12000,
  steps: [condition.pick, action.pick, at.activate + 400, 10600],
  accent: "purple",
  // Each activity is generated, and paid, for one student.
  charges: students.map((_, index) => activityAt(index)),
  cursor: [
    { at: 0, arrow: [480, 456] },
    { at: condition.open, arrow: [470, 168], finger: [330, 188], label: (text) => text.addConditions },
    { at: condition.pick, arrow: [470, 274], finger: [330, 406], label: (text) => text.conditionNames[1] },
    { at: action.open, arrow: [470, 312], finger: [330, 379], label: (text) => text.addActions },
    { at: action.pick, arrow: [470, 162], finger: [330, 412], label: (text) => text.actionNames[0] },
    { at: at.activate, arrow: [588, 98], finger: [420, 510], wait: 300, label: (text) => text.active },
    { at: 7600, arrow: [660, 250] },
  ],
  window: ({ time, text, shared }) => ({
    area: shared.course,
    page: time.reached(at.course) ? shared.week : text.page,
    actor: "ana",
  }),
  render: (props) => screenOf(props, [0, Builder], [at.course, Course]),
};
