import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Field } from "../kit/field.tsx";
import { Icon } from "../kit/icon.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { useShape } from "../kit/shape.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { colourOf, paidAt } from "../story.ts";

type Props = Moment<"aiForum">;

const drafting = 800;
const drafted = 2800;
const edit = 4000;
const edited = 5600;
const approve = 6900;
const publish = 7300;

const path: Stop[] = [
  { at: 0, x: 660, y: 320 },
  { at: 2600, x: 660, y: 320 },
  { at: edit, x: 440, y: 336, click: true, wait: 300 },
  { at: approve, x: 580, y: 388, click: true, wait: 400 },
  { at: 8400, x: 660, y: 410 },
];

const touches: Touch[] = [
  { at: edit, x: 410, y: 440 },
  { at: approve, x: 426, y: 500 },
];

const spent = paidAt("aiForum", drafted);

function State({ time, text, className = "" }: Pick<Props, "time" | "text"> & { className?: string }) {
  if (!time.reached(drafted)) return null;
  const published = time.reached(publish);
  return (
    <span className={`ml-auto flex items-center gap-2 font-semibold tall:gap-1.5 ${className}`}>
      <span className="text-accent-deep">
        <Icon name={published ? "circle-check" : "bell"} size={20} weight={2.4} />
      </span>
      {published ? text.published : text.waiting}
    </span>
  );
}

function Draft({ time, text }: Props) {
  const editing = time.reached(edit + 60) && !time.reached(approve);
  return (
    <>
      <div className="flex h-7 items-center gap-2.5">
        <span className="text-accent-deep">
          <Ribbon size={24} />
        </span>
        <span className="font-semibold">{!time.reached(drafted) ? text.writing : text.draft}</span>
        <State time={time} text={text} />
      </div>
      <Field
        active={editing}
        className="mt-2.5 h-[100px] items-start! py-3 text-[18px] tall:h-auto tall:grow tall:px-3.5 tall:text-[19px] tall:leading-[1.5]"
      >
        <p>
          <Writing text={text.reply} time={time} from={drafting + 100} to={drafted - 100} />
          <span className="[&>span>span:first-child]:bg-accent-soft">
            <Typing text={text.edit} time={time} from={edit + 350} to={edited} focus={edit + 60} blur={approve} />
          </span>
        </p>
      </Field>
      <div className="mt-3 flex justify-between tall:grid tall:grid-cols-2 tall:gap-3">
        <Button look={!time.reached(drafted) ? "off" : "quiet"} className="tall:h-[52px] tall:text-[18px]">
          {text.reject}
        </Button>
        <Button
          look={!time.reached(drafted) ? "off" : "ink"}
          down={time.reached(approve)}
          className="tall:h-[52px] tall:text-[18px]"
        >
          {text.approve}
        </Button>
      </div>
    </>
  );
}

function Published({ time, text, shared }: Props) {
  const tall = useShape() === "tall";
  return (
    <>
      <div className="flex h-8 items-center gap-2.5 tall:h-[48px] tall:gap-3.5">
        <Avatar name={shared.people.ana} colour={colourOf.ana} size={tall ? 42 : 34} />
        <div className="flex grow items-center tall:flex-col tall:items-start">
          <span className="font-semibold tall:text-[18px]">{text.by}</span>
          <State time={time} text={text} className="tall:ml-0" />
        </div>
      </div>
      <p className="mt-4 text-pretty text-[21px] tall:mt-3 tall:text-[20px] tall:leading-[1.5]">
        {text.reply} {text.edit}
      </p>
      <p className="mt-auto flex items-center gap-2.5 border-line border-t pt-3.5 text-ink-soft tall:absolute tall:inset-x-4 tall:bottom-0 tall:mt-0 tall:h-[66px] tall:pt-0 tall:text-balance">
        <Icon name="clock" size={20} />
        {text.history}
      </p>
    </>
  );
}

function Reply(props: Props) {
  const published = props.time.reached(publish);
  return (
    <div
      className={`relative mt-4 ml-14 flex grow flex-col rounded-2xl px-5 py-3.5 tall:ml-0 tall:p-4 ${published ? "bg-wash" : "bg-accent-soft"}`}
    >
      {published ? <Published {...props} /> : <Draft {...props} />}
    </div>
  );
}

function AiForum(props: Props) {
  const { time, text, shared } = props;
  const unread = time.reached(drafted) && !time.reached(edit + 200) ? 1 : 0;
  return (
    <SchoolWindow
      {...props}
      accent="pink"
      area={shared.course}
      page={shared.forum}
      actor="ana"
      spent={spent}
      unread={unread}
    >
      <div className="absolute inset-x-7 top-[70px] bottom-7 flex flex-col tall:inset-x-[18px] tall:bottom-[18px]">
        <p className="title text-[28px] tall:text-balance tall:text-[30px]">{text.title}</p>
        <div className="mt-5 flex gap-3.5">
          <Avatar name={shared.people.mateo} colour={colourOf.mateo} size={42} />
          <div className="grow">
            <p className="flex items-baseline gap-3">
              <span className="font-semibold tall:text-[18px]">{shared.people.mateo}</span>
              <span className="text-[14px] text-ink-soft tall:text-[16px]">{text.posted}</span>
            </p>
            <p className="text-[18px] tall:text-balance tall:text-[20px]">{text.post}</p>
          </div>
        </div>
        {time.reached(drafting) ? (
          <Reply {...props} />
        ) : (
          <p className="mt-4 ml-14 flex h-[56px] items-center gap-2.5 rounded-2xl bg-wash px-5 text-ink-soft tall:ml-0 tall:h-auto tall:grow tall:flex-col tall:justify-center tall:text-[18px] tall:[&>svg]:size-9">
            <Icon name="message-circle" />
            {text.unanswered}
          </p>
        )}
      </div>
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"aiForum"> = {
  key: "aiForum",
  duration: 10600,
  stillAt: 9600,
  render: (moment) => <AiForum {...moment} />,
};
