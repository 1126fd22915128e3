import { interpolate } from "../../lib/interpolate.ts";
import { Button, Field, Meter, Switch, Tag } from "../kit/controls.tsx";
import { Icon, IconText, IconTile } from "../kit/icon.tsx";
import { fadeIn, pressTime, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"activities">;

const press = { open: 1100, create: 4100 } as const;
const at = {
  ...press,
  opened: press.open + 360,
  typing: 1600,
  typed: 3300,
  busy: press.create + screenDelay,
  made: 6800,
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
      <p className="mt-3 tall:hidden text-[17px]">{text.questions[question]}</p>
      <ol className="mt-4 hidden tall:flex flex-col gap-[5px] whitespace-nowrap text-[17px]">
        {text.questions.slice(0, question + 1).map((item, index) => (
          <li key={item} className={index < question ? "text-ink-soft" : ""}>
            {item}
          </li>
        ))}
      </ol>
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
          className="h-[50px] grow basis-0 whitespace-nowrap text-[17px] tall:h-[100px] tall:w-full tall:flex-none tall:items-start tall:whitespace-normal tall:text-balance tall:py-3.5 tall:text-[18px]"
        >
          <TypedText text={text.prompt} time={time} from={at.typing} to={at.typed} />
        </Field>
        <Button
          variant="ink"
          disabled={!time.reached(at.typed)}
          pressed={time.within(at.create, at.create + pressTime)}
          size="wide"
          label={text.create}
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
        <span className="title text-[20px] tall:text-[21px]">{text.questions[0]}</span>
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

export const scene: Scene<"activities"> = {
  key: "activities",
  duration: 10800,
  steps: [at.typed + 400, at.made - 500, 9000],
  accent: "yellow",
  charges: [at.made],
  cursor: [
    { at: 0, arrow: [400, 456] },
    { at: at.open, arrow: [206, 204], finger: [432, 229] },
    { at: 1950, arrow: [470, 330] },
    { at: at.create, arrow: [580, 254], finger: [414, 399], wait: 250 },
    { at: 5400, arrow: [620, 470] },
  ],
  window: ({ shared }) => ({ area: shared.course, page: shared.week, actor: "ana" }),
  render(props) {
    const { time, text, shared } = props;
    const [, section, nextSection] = shared.sections;
    const finished = time.reached(at.made);
    const prompting = time.within(at.opened, at.made);
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
          {prompting ? (
            <div className="h-[126px] rounded-2xl bg-accent-soft p-5 pt-4 tall:h-[244px] tall:pt-5">
              {time.reached(at.busy) ? <Progress {...props} /> : <Prompt {...props} />}
            </div>
          ) : null}
          {finished ? <Quiz {...props} /> : null}
        </div>
        {prompting ? null : (
          <div key={`add ${finished}`} className={`mt-4 flex tall:mt-3 ${finished ? "tall:hidden" : ""}`}>
            {addButton}
          </div>
        )}
        {finished ? null : (
          <p key={`next ${prompting}`} className="mt-6 flex items-baseline justify-between border-line border-t pt-6">
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
