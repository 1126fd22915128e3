import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Tag } from "../kit/meter.tsx";
import { arrive } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"aiForum">;

const drafting = 1200;
const drafted = 3600;
const edit = 4600;
const edited = 6000;
const approve = 7000;

const path: Stop[] = [
  { at: 0, x: 560, y: 470 },
  { at: 3000, x: 560, y: 470 },
  { at: edit, x: 420, y: 326, click: true },
  { at: approve, x: 530, y: 386, click: true },
  { at: 8300, x: 560, y: 470 },
];

function Bell({ time }: { time: number }) {
  const called = time >= drafted && time < approve + 100;
  return (
    <span className="relative mr-2">
      <Icon name="bell" size={22} />
      {called ? (
        <span className="absolute -top-1 -right-1 size-3 rounded-full bg-accent-deep inset-ring-2 inset-ring-wash" />
      ) : null}
    </span>
  );
}

function Decision({ time, text }: Pick<Props, "time" | "text">) {
  if (time < drafted) return null;
  if (time >= approve + 120) {
    return (
      <p
        className="absolute inset-x-5 bottom-4 flex h-11 items-center gap-2.5 text-ink-soft"
        style={arrive(time, approve + 500, 0)}
      >
        <Icon name="clock" size={20} />
        {text.history}
      </p>
    );
  }
  return (
    <div className="absolute right-5 bottom-4 flex gap-3">
      <Button look="quiet">{text.reject}</Button>
      <Button down={time >= approve}>{text.approve}</Button>
    </div>
  );
}

function Reply({ time, text }: Props) {
  const published = time >= approve + 120;
  return (
    <div
      className={`relative mt-5 ml-10 grow rounded-2xl px-5 py-4 ${published ? "bg-wash" : "bg-accent-soft"}`}
      style={arrive(time, drafting, 0)}
    >
      <div className="flex h-8 items-center gap-2.5">
        {published ? (
          <>
            <Avatar name={text.person} colour="pink" size={32} />
            <span className="font-semibold">{text.by}</span>
          </>
        ) : (
          <>
            <span className="text-accent-deep">
              <Ribbon size={24} />
            </span>
            <span className="font-semibold">{time < drafted ? text.writing : text.draft}</span>
          </>
        )}
        <span className="ml-auto">
          {published ? (
            <Tag solid>
              <Icon name="check" size={18} weight={3} />
              {text.published}
            </Tag>
          ) : time >= drafted ? (
            <span className="font-medium text-accent-deep">{text.waiting}</span>
          ) : null}
        </span>
      </div>
      <p className="mt-2.5 text-[18px]">
        <Writing text={text.reply} time={time} from={drafting + 300} to={drafted - 100} />
        <span className={published ? "" : "font-semibold"}>
          <Typing text={text.edit} time={time} from={edit + 200} to={edited} />
        </span>
      </p>
      <Decision time={time} text={text} />
    </div>
  );
}

function AiForum(props: Props) {
  const { time, text } = props;
  return (
    <Window
      accent="pink"
      course={text.course}
      page={text.page}
      person={text.person}
      role={text.role}
      beside={<Bell time={time} />}
    >
      <div className="absolute inset-x-7 top-[72px] bottom-7 flex flex-col">
        <h1 className="title text-[28px]">{text.title}</h1>
        <div className="mt-5 flex gap-3.5">
          <Avatar name={text.student} colour="aqua" size={42} />
          <div>
            <p className="font-semibold">{text.student}</p>
            <p className="mt-0.5 text-[18px]">{text.post}</p>
          </div>
        </div>
        {time >= drafting ? (
          <Reply {...props} />
        ) : (
          <p className="mt-5 ml-10 flex grow items-center justify-center rounded-2xl border-2 border-line border-dashed text-ink-soft">
            {text.unanswered}
          </p>
        )}
      </div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"aiForum"> = {
  key: "aiForum",
  duration: 10200,
  stillAt: 6300,
  render: (moment) => <AiForum {...moment} />,
};
