import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Switch, Tag } from "../kit/controls.tsx";
import { Icon, IconText, IconTile } from "../kit/icon.tsx";
import { fadeIn, isPressed, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"activities">;

const press = { open: 1100, send: 3900, accept: 6600 } as const;
const at = {
  ...press,
  opened: press.open + 360,
  typing: 1600,
  typed: 3200,
  plan: press.send + screenDelay,
  planned: press.send + screenDelay + 1000,
  busy: press.accept + screenDelay,
  made: 9000,
} as const;

const questions = 10;
const correctAnswer = 1;

function Item({ children }: { children: string }) {
  return (
    <div className="flex h-12 items-center gap-3.5 rounded-2xl bg-wash px-4 font-medium text-[17px] tall:h-[60px] tall:text-[18px]">
      <IconTile icon="book-open" size={19} className="size-8 rounded-lg bg-window tall:size-9" />
      {children}
    </div>
  );
}

const heading = { icon: "ribbon", size: 22, className: "mb-3 gap-2.5 font-semibold text-[18px]" } as const;

function Progress({ time, text }: Props) {
  const number = Math.min(questions, 1 + Math.floor(time.between(at.busy, at.made) * questions));
  const question = Math.floor((number - 1) / 2);
  return (
    <>
      <IconText {...heading} text={interpolate(text.writing, { number })} />
      <Meter value={number / questions} thick={14} fill="bg-ink" />
      <ol className="mt-3 flex flex-col whitespace-nowrap text-[16px] tall:mt-4 tall:gap-[5px] tall:text-[17px]">
        {text.questions.slice(0, question + 1).map((item, index) => (
          <li key={item} className={index < question ? "text-ink-soft" : ""}>
            {item}
          </li>
        ))}
      </ol>
    </>
  );
}

function Proposal({ time, text, shared }: Props) {
  const complete = time.reached(at.planned);
  return (
    <>
      <div className="flex items-start justify-between">
        <IconText {...heading} text={shared.quiz} />
        {complete ? <span className="tall:hidden text-ink-soft leading-[24px]">{text.waiting}</span> : null}
      </div>
      <ul className="flex flex-col gap-1 text-[17px] tall:gap-2 tall:text-[18px]">
        {text.plan.map((item, index) => (
          <li key={item} className="flex items-center gap-2.5" style={fadeIn(time, at.plan + index * 300, 0)}>
            <span className="size-1.5 shrink-0 rounded-full bg-ink" />
            {item}
          </li>
        ))}
      </ul>
      <div className="absolute right-5 bottom-4 tall:inset-x-5 tall:bottom-5">
        <Button
          variant="ink"
          disabled={!complete}
          pressed={isPressed(time, at.accept)}
          size="wide"
          label={text.accept}
        />
      </div>
    </>
  );
}

function Prompt({ time, text }: Props) {
  return (
    <>
      <IconText {...heading} text={text.ask} />
      <div className="flex tall:flex-col items-center gap-3 tall:gap-3.5">
        <Field
          active
          className="h-[50px] grow basis-0 whitespace-nowrap px-3.5 tall:h-[100px] tall:w-full tall:flex-none tall:items-start tall:whitespace-normal tall:text-balance tall:py-3.5 tall:text-[18px]"
        >
          <TypedText text={text.prompt} time={time} from={at.typing} to={at.typed} />
        </Field>
        <Button
          variant="ink"
          disabled={!time.reached(at.typed)}
          pressed={isPressed(time, at.send)}
          size="wide"
          label={text.send}
        />
      </div>
    </>
  );
}

function Answer({ text, isCorrect }: { text: string; isCorrect: boolean }) {
  return (
    <span
      className={`flex h-9 items-center gap-3 whitespace-nowrap rounded-xl bg-window px-3.5 tall:h-[46px] tall:text-[17px] ${isCorrect ? "font-semibold inset-ring-2 inset-ring-ink" : ""}`}
    >
      {isCorrect ? (
        <IconTile icon="check" size={14} weight={4} className="size-5 rounded-full bg-ink text-window" />
      ) : (
        <span className="size-5 shrink-0 rounded-full inset-ring-2 inset-ring-ink-faint" />
      )}
      {text}
    </span>
  );
}

function Quiz({ time, text, shared }: Props) {
  return (
    <div className="rounded-2xl bg-accent-soft p-4" style={fadeIn(time, at.made, 0)}>
      <p className="flex items-center gap-3.5 font-semibold text-[18px]">
        <IconTile icon="list-checks" size={19} className="size-8 rounded-lg bg-accent tall:size-11" />
        <span className="grow">
          <span>{shared.quiz}</span>
          <span className="hidden tall:flex items-center gap-2 font-normal text-[16px] text-ink-soft">
            <Icon name="ribbon" size={18} />
            {text.fresh}
          </span>
        </span>
        <span className="flex tall:hidden">
          <Tag icon="ribbon" label={text.fresh} solid />
        </span>
      </p>
      <p className="mt-3 flex items-baseline justify-between whitespace-nowrap tall:mt-4">
        <span className="title text-[20px] tall:text-[19px]">{text.questions[0]}</span>
        <span className="tall:hidden text-[15px] text-ink-soft">{text.position}</span>
      </p>
      <div className="mt-2.5 grid grid-cols-2 gap-2 tall:mt-3 tall:grid-cols-1">
        {text.answers.map((answer, index) => (
          <Answer key={answer} text={answer} isCorrect={index === correctAnswer} />
        ))}
      </div>
    </div>
  );
}

function Panel(props: Props) {
  const { time } = props;
  if (!time.reached(at.plan)) return <Prompt {...props} />;
  return time.reached(at.busy) ? <Progress {...props} /> : <Proposal {...props} />;
}

export const scene: Scene<"activities"> = {
  key: "activities",
  duration: 12800,
  steps: [at.typed + 400, at.planned + 700, at.made - 500, 11200],
  accent: "yellow",
  charges: [at.made],
  cursor: [
    { at: 0, arrow: [400, 456] },
    { at: at.open, arrow: [206, 204], finger: [400, 229], label: ({ text }) => text.add },
    { at: 1950, arrow: [470, 330] },
    { at: at.send, arrow: [566, 252], finger: [400, 399], wait: 250, label: ({ text }) => text.send },
    { at: 4700, arrow: [620, 420] },
    { at: at.accept, arrow: [500, 346], finger: [400, 399], wait: 350, label: ({ text }) => text.accept },
    { at: 7800, arrow: [620, 470] },
  ],
  window: ({ shared }) => ({ area: shared.course, page: shared.week, actor: "ana" }),
  render(props) {
    const { time, text, shared } = props;
    const [, section, nextSection] = shared.sections;
    const finished = time.reached(at.made);
    const open = time.within(at.opened, at.made);
    const planned = time.within(at.plan, at.made);
    const addButton = <Button size="wide" icon="plus" label={text.add} />;
    return (
      <div className="absolute inset-x-7 tall:inset-x-[18px] top-[68px] tall:top-[74px]">
        <div className="flex items-center gap-3 tall:h-10">
          <p className="title grow text-[28px] tall:text-[30px]">{section}</p>
          <span className="text-ink-soft">{text.edit}</span>
          <Switch on={1} />
        </div>
        <div className="mt-4 flex flex-col gap-2.5 tall:gap-3">
          <Item>{text.item}</Item>
          {open ? (
            <div
              className={`relative rounded-2xl bg-accent-soft p-5 pt-4 tall:h-[244px] tall:pt-5 ${planned ? "h-[204px]" : "h-[126px]"}`}
            >
              <Panel {...props} />
            </div>
          ) : null}
          {finished ? <Quiz {...props} /> : null}
        </div>
        {open ? null : (
          <div key={`add ${finished}`} className={`mt-4 flex tall:mt-3 ${finished ? "tall:hidden" : ""}`}>
            {addButton}
          </div>
        )}
        {finished ? null : (
          <p
            key={`next ${open} ${planned}`}
            className={`mt-6 items-baseline justify-between border-line border-t pt-6 ${planned ? "hidden tall:flex" : "flex"}`}
          >
            <span className="title text-[24px] tall:text-[26px]">{nextSection}</span>
            <span className="text-ink-soft">{text.nextItems}</span>
          </p>
        )}
        {time.reached(at.opened) ? null : (
          <div className="mt-3.5">
            <Item>{text.nextItem}</Item>
            <div className="mt-3 hidden tall:flex">{addButton}</div>
          </div>
        )}
      </div>
    );
  },
};
