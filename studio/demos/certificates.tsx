import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"certificates">;

const share = 1200;
const form = 1600;
const add = 3300;
const added = 3650;
const post = 4400;
const write = 5400;
const writing = 5750;
const written = 7000;
const edit = 7700;
const edited = 8900;
const copy = 9900;
const copied = 10250;

const path: Stop[] = [
  { at: 0, x: 662, y: 330 },
  { at: share, x: 592, y: 342, click: true, wait: 350 },
  { at: 2100, x: 618, y: 330 },
  { at: add, x: 592, y: 404, click: true, wait: 350 },
  { at: write, x: 592, y: 404, click: true },
  { at: edit, x: 600, y: 306, click: true },
  { at: copy, x: 592, y: 404, click: true, wait: 350 },
  { at: 11300, x: 662, y: 420 },
];

const ribbons = ["bg-purple", "bg-salmon", "bg-yellow", "bg-aqua", "bg-pink"];

const issued = 2;
const credential = 3;

function Certificate({ text }: Pick<Props, "text">) {
  return (
    <div className="absolute top-[76px] left-7 h-[340px] w-[252px] overflow-hidden rounded-2xl bg-white px-6 inset-ring-2 inset-ring-accent">
      <span className="absolute top-0 left-6 flex">
        {ribbons.map((colour) => (
          <span
            key={colour}
            className={`h-[76px] w-[14px] ${colour} [clip-path:polygon(0_0,100%_0,100%_100%,50%_91%,0_100%)]`}
          />
        ))}
      </span>
      <p className="mt-[94px] text-ink-soft">{text.awarded}</p>
      <p className="title mt-1 text-[32px]">{text.person}</p>
      <p className="mt-3 text-balance font-semibold text-[18px] leading-snug">{text.courseName}</p>
      <p className="absolute inset-x-[2px] bottom-[2px] flex h-[76px] items-center gap-3 rounded-b-[14px] bg-accent-soft px-[22px] text-[15px]">
        <Icon name="award" size={26} />
        <span>
          <span className="block font-medium">{text.issuer}</span>
          <span className="block whitespace-nowrap text-[14px] text-ink-soft">
            {text.fields[issued]?.value} · {text.fields[credential]?.value}
          </span>
        </span>
      </p>
    </div>
  );
}

function Tick() {
  return (
    <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink text-white">
      <Icon name="check" size={16} weight={3} />
    </span>
  );
}

function Invitation({ time, text }: Props) {
  return (
    <div className="flex h-full flex-col justify-center">
      <h1 className="title text-[34px]">{text.praise}</h1>
      <p className="mt-4 h-[118px] text-[19px] text-ink-soft">{text.invite}</p>
      <Button className="w-full" down={time >= share}>
        {text.share}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}

function Profile({ time, text }: Props) {
  return (
    <>
      <h1 className="title text-[24px]">{text.form}</h1>
      <ul className="mt-3 flex flex-col gap-1.5">
        {text.fields.map((field) => (
          <li key={field.label} className="h-[54px] rounded-xl bg-wash px-4 py-[7px]">
            <p className="text-[14px] text-ink-soft leading-tight">{field.label}</p>
            <p className="whitespace-nowrap font-semibold">{field.value}</p>
          </li>
        ))}
      </ul>
      <Foot>
        {time >= added ? (
          <p className="flex h-11 items-center gap-2.5 font-semibold">
            <Tick />
            {text.added}
          </p>
        ) : (
          <Button className="w-full" down={time >= add}>
            {text.add}
          </Button>
        )}
      </Foot>
    </>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <div className="absolute inset-x-0 bottom-0 flex justify-center">{children}</div>;
}

function PostButton({ time, text }: Props) {
  if (time < writing) {
    return (
      <Button className="w-full" down={time >= write}>
        <Ribbon />
        {text.write}
      </Button>
    );
  }
  if (time >= copied) {
    return (
      <p className="flex h-11 items-center gap-2.5 font-semibold">
        <Tick />
        {text.copied}
      </p>
    );
  }
  return (
    <Button look={time < written ? "off" : "accent"} className="w-full" down={time >= copy}>
      <Icon name="copy" />
      {text.copy}
    </Button>
  );
}

function Post(props: Props) {
  const { time, text } = props;
  const editing = time >= edit + 60 && time < copy;
  return (
    <>
      <p className="flex h-11 items-center gap-3 rounded-xl bg-wash px-3 font-medium text-[15px]">
        <Tick />
        {text.added}
      </p>
      <h1 className="title mt-3 text-[22px]">{text.postTitle}</h1>
      <div
        className={`relative mt-2.5 h-[190px] hyphens-auto rounded-xl bg-white px-4 py-3 ${editing ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line"}`}
      >
        {time < writing ? (
          <p className="text-ink-soft">{text.placeholder}</p>
        ) : (
          <p>
            <Writing text={text.post} time={time} from={writing} to={written} />
            <span className={editing ? "[&>span>span:first-child]:bg-accent-soft" : ""}>
              <Typing text={text.edit} time={time} from={edit + 350} to={edited} focus={edit + 60} blur={copy} />
            </span>
          </p>
        )}
        <p className="absolute inset-x-4 bottom-2.5 flex items-center gap-2 text-[14px] text-ink-soft">
          <Icon name="link-2" size={18} />
          {text.link}
        </p>
      </div>
      <Foot>
        <PostButton {...props} />
      </Foot>
    </>
  );
}

function Step(props: Props) {
  if (props.time < form) return <Invitation {...props} />;
  if (props.time < post) return <Profile {...props} />;
  return <Post {...props} />;
}

function Certificates(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="aqua" course={text.course} page={text.page} person={text.person} role={text.role}>
      <Certificate text={text} />
      <div className="absolute top-[76px] right-7 left-[308px] h-[340px]">
        <Step {...props} />
      </div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"certificates"> = {
  key: "certificates",
  duration: 13000,
  stillAt: 12000,
  render: (moment) => <Certificates {...moment} />,
};
