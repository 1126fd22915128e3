import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter, Tag } from "../kit/meter.tsx";
import { arrive } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Switch } from "../kit/switch.tsx";
import { Typing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { paidAt } from "../story.ts";

type Props = Moment<"activities">;

const open = 1100;
const opened = open + 360;
const typeFrom = 1600;
const typeTo = 3300;
const create = 4100;
const busy = create + 400;
const made = 6800;

const questions = 10;
const right = 1;

const path: Stop[] = [
  { at: 0, x: 400, y: 456 },
  { at: open, x: 206, y: 204, click: true },
  { at: 1950, x: 470, y: 330 },
  { at: create - 250, x: 580, y: 254 },
  { at: create, x: 580, y: 254, click: true },
  { at: 5400, x: 620, y: 470 },
];
const touches: Touch[] = [
  { at: open, x: 432, y: 229 },
  { at: create, x: 414, y: 399 },
];

const spent = paidAt("activities", made);

function Row({ children }: { children: ReactNode }) {
  return (
    <div className="flex h-12 items-center gap-3.5 rounded-2xl bg-wash px-4 font-medium text-[17px] tall:h-[60px] tall:text-[18px]">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-window tall:size-9">
        <Icon name="book-open" size={19} />
      </span>
      {children}
    </div>
  );
}

function AddButton({ label }: { label: string }) {
  return (
    <Button className="tall:h-[54px] tall:w-full tall:text-[18px]">
      <Icon name="plus" size={20} />
      {label}
    </Button>
  );
}

function Prompt({ time, text }: Props) {
  const writing = time.reached(busy);
  const number = Math.min(questions, 1 + Math.floor(time.between(busy, made) * questions));
  const question = Math.floor((number - 1) / 2);
  return (
    <div className="h-[126px] rounded-2xl bg-accent-soft p-5 pt-4 tall:h-[244px] tall:pt-5">
      <p className="mb-3 flex items-center gap-2.5 font-semibold text-[18px]">
        <Ribbon size={22} />
        {writing ? text.writing.replace("{number}", String(number)) : text.ask}
      </p>
      {writing ? (
        <>
          <Meter value={number / questions} thick={14} fill="bg-ink" />
          <p className="mt-3 tall:hidden text-[17px]">{text.questions[question]}</p>
          <ol className="mt-4 hidden tall:flex flex-col gap-[5px] whitespace-nowrap text-[17px]">
            {text.questions.slice(0, question + 1).map((written, index) => (
              <li key={written} className={index < question ? "text-ink-soft" : ""}>
                {written}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <div className="flex tall:flex-col items-center gap-3 tall:gap-3.5">
          <Field
            active
            className="h-[50px] grow basis-0 whitespace-nowrap text-[17px] tall:h-[100px] tall:w-full tall:flex-none tall:items-start tall:whitespace-normal tall:text-balance tall:py-3.5 tall:text-[18px]"
          >
            <Typing text={text.prompt} time={time} from={typeFrom} to={typeTo} />
          </Field>
          <Button
            look={time.reached(typeTo) ? "ink" : "off"}
            down={time.reached(create) && !time.reached(create + 200)}
            className="tall:h-[54px] tall:w-full tall:text-[18px]"
          >
            {text.create}
          </Button>
        </div>
      )}
    </div>
  );
}

function Quiz({ time, text, shared }: Props) {
  return (
    <div className="rounded-2xl bg-accent-soft p-4" style={arrive(time, made, 0)}>
      <p className="flex items-center gap-3.5 font-semibold text-[18px]">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-lg bg-accent tall:size-11">
          <Icon name="list-checks" size={19} />
        </span>
        <span className="grow">
          <span>{shared.quiz}</span>
          <span className="hidden tall:flex items-center gap-2 font-normal text-[16px] text-ink-soft">
            <Ribbon size={18} />
            {text.fresh}
          </span>
        </span>
        <span className="flex tall:hidden">
          <Tag solid>
            <Ribbon size={18} />
            {text.fresh}
          </Tag>
        </span>
      </p>
      <p className="mt-3 flex items-baseline justify-between whitespace-nowrap tall:mt-4">
        <span className="title text-[20px] tall:text-[21px]">{text.questions[0]}</span>
        <span className="tall:hidden text-[15px] text-ink-soft">{text.position}</span>
      </p>
      <div className="mt-2.5 grid grid-cols-2 gap-2 tall:mt-3 tall:grid-cols-1">
        {text.answers.map((answer, index) => (
          <span
            key={answer}
            className={`flex h-9 items-center gap-3 whitespace-nowrap rounded-xl bg-window px-3.5 tall:h-[46px] tall:text-[17px] ${index === right ? "font-semibold inset-ring-2 inset-ring-ink" : ""}`}
          >
            <span
              className={`flex size-5 items-center justify-center rounded-full ${index === right ? "bg-ink text-window" : "inset-ring-2 inset-ring-ink-faint"}`}
            >
              {index === right ? <Icon name="check" size={14} weight={4} /> : null}
            </span>
            {answer}
          </span>
        ))}
      </div>
    </div>
  );
}

function Activities(props: Props) {
  const { time, text, shared } = props;
  const [, section, nextSection] = shared.sections;
  const finished = time.reached(made);
  const prompting = time.reached(opened) && !finished;
  return (
    <SchoolWindow {...props} accent="yellow" area={shared.course} page={shared.week} actor="ana" spent={spent}>
      <div className="absolute inset-x-7 tall:inset-x-[18px] top-[68px] tall:top-[74px]">
        <div className="flex items-center gap-3 tall:h-10">
          <p className="title grow text-[28px] tall:text-[30px]">{section}</p>
          <span className="text-ink-soft">{text.edit}</span>
          <Switch on={1} />
        </div>
        <div className="mt-4 flex flex-col gap-2.5 tall:gap-3">
          <Row>{text.item}</Row>
          {prompting ? <Prompt {...props} /> : null}
          {finished ? <Quiz {...props} /> : null}
        </div>
        {prompting ? null : (
          <div className={`mt-4 flex tall:mt-3 ${finished ? "tall:hidden" : ""}`}>
            <AddButton label={text.add} />
          </div>
        )}
        {finished ? null : (
          <>
            <p className="mt-6 flex items-baseline justify-between border-line border-t pt-6">
              <span className="title text-[24px] tall:text-[26px]">{nextSection}</span>
              <span className="text-ink-soft">{text.nextItems}</span>
            </p>
            {prompting ? null : (
              <div className="mt-3.5">
                <Row>{text.nextItem}</Row>
                <div className="mt-3 hidden tall:flex">
                  <AddButton label={text.add} />
                </div>
              </div>
            )}
          </>
        )}
      </div>
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"activities"> = {
  key: "activities",
  duration: 10800,
  stillAt: 9000,
  render: (moment) => <Activities {...moment} />,
};
