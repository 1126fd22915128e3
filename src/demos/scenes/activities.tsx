import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Switch, Tag } from "../kit/controls.tsx";
import { IconText, IconTile } from "../kit/icon.tsx";
import { fadeIn, isPressed, screenDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"activities">;

const press = { open: 1100, send: 3900, accept: 6600 };
const at = {
  opened: press.open + 360,
  typing: 1600,
  typed: 3200,
  plan: press.send + screenDelay,
  planned: press.send + screenDelay + 1000,
  busy: press.accept + screenDelay,
  made: 9000,
};

const questions = 10;
const correctAnswer = 1;

const Item = ({ name }: { name: string }) => (
  <p className="flex h-48 items-center gap-14 rounded-2xl bg-wash px-16 font-medium text-17 tall:h-60 tall:text-18">
    <IconTile icon="book-open" size={19} className="size-32 rounded-lg bg-window tall:size-36" />
    {name}
  </p>
);

const heading = { icon: "ribbon", size: 22, accent: false, className: "mb-12 gap-10 font-semibold text-18" } as const;

const Prompt = ({ time, text }: Props) => (
  <>
    <IconText {...heading} text={text.ask} />
    <div className="flex items-center gap-12 tall:flex-col tall:gap-14">
      <Field
        active
        className="h-50 grow basis-0 whitespace-nowrap tall:h-100 tall:w-full tall:flex-none tall:items-start tall:whitespace-normal tall:text-balance tall:py-14 tall:text-18"
      >
        <TypedText text={text.prompt} time={time} from={at.typing} to={at.typed} />
      </Field>
      <Button ink wide label={text.send} disabled={!time.reached(at.typed)} pressed={isPressed(time, press.send)} />
    </div>
  </>
);

function Proposal({ time, text, shared }: Props) {
  const complete = time.reached(at.planned);
  return (
    <>
      <div className="flex items-start justify-between">
        <IconText {...heading} text={shared.quiz} />
        {complete && <span className="tall:hidden text-ink-soft leading-24">{text.waiting}</span>}
      </div>
      <ul className="flex flex-col gap-4 text-17 tall:gap-8 tall:text-18">
        {text.plan.map((item, index) => (
          <li key={item} className="flex items-center gap-10" style={fadeIn(time, at.plan + index * 300, 0)}>
            <span className="size-6 shrink-0 rounded-full bg-ink" />
            {item}
          </li>
        ))}
      </ul>
      <div className="absolute right-20 bottom-16 tall:inset-x-20 tall:bottom-20">
        <Button ink wide label={text.accept} disabled={!complete} pressed={isPressed(time, press.accept)} />
      </div>
    </>
  );
}

function Progress({ time, text }: Props) {
  const number = Math.min(questions, 1 + Math.floor(time.between(at.busy, at.made) * questions));
  const question = Math.floor((number - 1) / 2);
  return (
    <>
      <IconText {...heading} text={interpolate(text.writing, { number })} />
      <Meter value={number / questions} thick={14} fill="bg-ink" />
      <ol className="mt-12 flex flex-col whitespace-nowrap tall:mt-16 tall:gap-5 tall:text-17">
        {text.questions.slice(0, question + 1).map((item, index) => (
          <li key={item} className={index < question ? "text-ink-soft" : ""}>
            {item}
          </li>
        ))}
      </ol>
    </>
  );
}

const Answer = ({ text, isCorrect }: { text: string; isCorrect: boolean }) => (
  <span
    className={`flex h-36 items-center gap-12 whitespace-nowrap rounded-xl bg-window px-14 tall:h-46 tall:text-17 ${isCorrect ? "font-semibold inset-ring-2 inset-ring-ink" : ""}`}
  >
    {isCorrect ? (
      <IconTile icon="check" size={14} weight={4} className="size-20 rounded-full bg-ink text-window" />
    ) : (
      <span className="size-20 shrink-0 rounded-full inset-ring-2 inset-ring-ink-faint" />
    )}
    {text}
  </span>
);

const Quiz = ({ time, text, shared }: Props) => (
  <div className="rounded-2xl bg-accent-soft p-16" style={fadeIn(time, at.made, 0)}>
    <p className="flex items-center gap-14 font-semibold text-18">
      <IconTile icon="list-checks" size={19} className="size-32 rounded-lg bg-accent tall:size-44" />
      <span className="grow">
        <span>{shared.quiz}</span>
        <IconText
          icon="ribbon"
          size={18}
          accent={false}
          className="hidden gap-8 font-normal text-16 text-ink-soft tall:flex"
          text={text.fresh}
        />
      </span>
      <Tag icon="ribbon" accent={false} text={text.fresh} className="bg-accent tall:hidden" />
    </p>
    <p className="mt-8 flex items-baseline justify-between whitespace-nowrap tall:mt-16">
      <span className="title text-20 tall:text-19">{text.questions[0]}</span>
      <span className="text-15 text-ink-soft tall:hidden">{text.position}</span>
    </p>
    <div className="mt-8 grid grid-cols-2 gap-8 tall:mt-12 tall:grid-cols-1">
      {text.answers.map((answer, index) => (
        <Answer key={answer} text={answer} isCorrect={index === correctAnswer} />
      ))}
    </div>
  </div>
);

export const scene: Scene<"activities"> = {
  duration: 12800,
  steps: [press.send, at.planned + 700, at.made - 500, 11200],
  accent: "yellow",
  charges: [at.made],
  cursor: [
    { at: 0, arrow: [400, 456] },
    { at: press.open, arrow: [206, 204], finger: [400, 229], label: (text) => text.add },
    { at: 1950, arrow: [470, 330] },
    { at: press.send, arrow: [566, 252], finger: [400, 399], wait: 250, label: (text) => text.send },
    { at: 4700, arrow: [620, 420] },
    { at: press.accept, arrow: [500, 346], finger: [400, 399], wait: 350, label: (text) => text.accept },
    { at: 7800, arrow: [620, 470] },
  ],
  window: ({ shared }) => ({ area: shared.course, page: shared.week, actor: "ana" }),
  render(props) {
    const { time, text, shared } = props;
    const [, section, nextSection] = shared.sections;
    const finished = time.reached(at.made);
    const open = time.within(at.opened, at.made);
    const planned = time.within(at.plan, at.made);
    return (
      <div className="page top-68 tall:top-74">
        <div className="flex items-center gap-12 tall:h-40">
          <p className="title grow text-28 tall:text-30">{section}</p>
          <span className="text-ink-soft">{text.edit}</span>
          <Switch on={1} />
        </div>
        <div className="mt-12 flex flex-col gap-10 tall:mt-16 tall:gap-12">
          <Item name={text.item} />
          {open && (
            <div
              className={`relative rounded-2xl bg-accent-soft p-20 pt-16 tall:h-244 tall:pt-20 ${planned ? "h-204" : "h-126"}`}
            >
              {screenOf(props, [0, Prompt], [at.plan, Proposal], [at.busy, Progress])}
            </div>
          )}
          {finished && <Quiz {...props} />}
        </div>
        {!open && (
          <div key={`add ${finished}`} className={`mt-12 flex ${finished ? "tall:hidden" : ""}`}>
            <Button wide icon="plus" label={text.add} />
          </div>
        )}
        {!finished && (
          <p
            key={`next ${open} ${planned}`}
            className={`mt-24 items-baseline justify-between border-line border-t pt-24 ${planned ? "hidden tall:flex" : "flex"}`}
          >
            <span className="title text-24 tall:text-26">{nextSection}</span>
            <span className="text-ink-soft">{text.nextItems}</span>
          </p>
        )}
        {!time.reached(at.opened) && (
          <div className="mt-14">
            <Item name={text.nextItem} />
            <div className="mt-12 hidden tall:flex">
              <Button wide icon="plus" label={text.add} />
            </div>
          </div>
        )}
      </div>
    );
  },
};
