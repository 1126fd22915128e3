import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Cover } from "../kit/cover.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { SchoolWindow } from "../school-window.tsx";
import { paidAt } from "../story.ts";

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

const press = { x: 436, y: 516 };

const touches: Touch[] = [
  { at: share, ...press },
  { at: add, ...press },
  { at: write, ...press },
  { at: edit, x: 420, y: 412 },
  { at: copy, ...press },
];

const spent = paidAt("certificates", written);

const fullWidth = "w-full tall:h-[52px] tall:text-[18px]";

const done = "flex h-11 items-center gap-2.5 font-semibold tall:h-[52px] tall:text-[18px]";

const ribbons = ["bg-purple", "bg-salmon", "bg-yellow", "bg-aqua", "bg-pink"];

/** On the tall scene it folds to make room for the form. */
function Certificate({ text, shared, folded }: Pick<Props, "text" | "shared"> & { folded: boolean }) {
  return (
    <div
      className={`absolute top-[76px] left-7 h-[340px] w-[252px] overflow-hidden rounded-2xl bg-window px-6 inset-ring-2 inset-ring-accent tall:inset-x-[18px] tall:top-[70px] tall:w-auto ${folded ? "tall:h-[82px] tall:px-4" : "tall:h-[264px]"}`}
    >
      <span className={`absolute top-0 left-6 flex tall:left-auto ${folded ? "tall:right-4" : "tall:right-6"}`}>
        {ribbons.map((colour) => (
          <span
            key={colour}
            className={`h-[76px] w-[14px] ${colour} [clip-path:polygon(0_0,100%_0,100%_100%,50%_91%,0_100%)] tall:w-[16px] ${folded ? "tall:h-[58px]" : "tall:h-[104px]"}`}
          />
        ))}
      </span>
      <p className={`mt-[94px] text-ink-soft tall:mt-[34px] tall:text-[17px] ${folded ? "tall:hidden" : ""}`}>
        {text.awarded}
      </p>
      <p className={`title mt-1 text-[28px] ${folded ? "tall:mt-[15px] tall:text-[24px]" : "tall:text-[42px]"}`}>
        {shared.people.yuki}
      </p>
      <p
        className={`mt-3.5 flex items-center gap-3 font-semibold text-[18px] leading-snug ${folded ? "tall:mt-1 tall:text-[16px] tall:font-normal" : "tall:text-[22px]"}`}
      >
        <span
          className={`h-[44px] w-[66px] shrink-0 overflow-hidden rounded-lg bg-salmon tall:h-[52px] tall:w-[80px] ${folded ? "tall:hidden" : ""}`}
        >
          <Cover art="leaf" className="size-full" />
        </span>
        {shared.course}
      </p>
      <p
        className={`absolute inset-x-[2px] bottom-[2px] flex h-[76px] items-center gap-3 rounded-b-[14px] bg-accent-soft px-[22px] text-[15px] tall:text-[17px] ${folded ? "tall:hidden" : ""}`}
      >
        <Icon name="award" size={26} />
        <span>
          <span className="block font-medium">{shared.school}</span>
          <span className="block whitespace-nowrap text-[14px] text-ink-soft tall:text-[16px]">
            {text.date} · {text.credential}
          </span>
        </span>
      </p>
    </div>
  );
}

function Tick() {
  return (
    <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink text-window">
      <Icon name="check" size={16} weight={3} />
    </span>
  );
}

function Invitation({ time, text }: Props) {
  return (
    <div className="flex h-full flex-col justify-center">
      <p className="title text-[34px]">{text.praise}</p>
      <p className="mt-4 h-[118px] text-[19px] text-ink-soft tall:mt-2.5 tall:mb-auto tall:h-auto tall:text-pretty">
        {text.invite}
      </p>
      <Button className={fullWidth} down={time.reached(share)}>
        {text.share}
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}

function Profile({ time, text, shared }: Props) {
  const fields = [
    { label: text.fields.title, value: shared.course },
    { label: text.fields.issuer, value: shared.school },
    { label: text.fields.date, value: text.date },
    { label: text.fields.credential, value: text.credential },
  ];
  return (
    <>
      <p className="title text-[24px] tall:text-[26px]">{text.form}</p>
      <ul className="mt-3 flex flex-col gap-1.5 tall:gap-2">
        {fields.map((field) => (
          <li key={field.label} className="h-[54px] rounded-xl bg-wash px-4 py-[7px] tall:h-[60px] tall:py-[8px]">
            <p className="text-[14px] text-ink-soft leading-tight tall:text-[16px]">{field.label}</p>
            <p className="whitespace-nowrap font-semibold tall:text-[18px]">{field.value}</p>
          </li>
        ))}
      </ul>
      <Foot>
        {time.reached(added) ? (
          <p className={done}>
            <Tick />
            {text.added}
          </p>
        ) : (
          <Button className={fullWidth} down={time.reached(add)}>
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
  if (!time.reached(writing)) {
    return (
      <Button className={fullWidth} down={time.reached(write)}>
        <Ribbon />
        {text.write}
      </Button>
    );
  }
  if (time.reached(copied)) {
    return (
      <p className={done}>
        <Tick />
        {text.copied}
      </p>
    );
  }
  return (
    <Button look={!time.reached(written) ? "off" : "accent"} className={fullWidth} down={time.reached(copy)}>
      <Icon name="copy" />
      {text.copy}
    </Button>
  );
}

function Post(props: Props) {
  const { time, text } = props;
  const editing = time.reached(edit + 60) && !time.reached(copy);
  return (
    <>
      <p className="flex h-11 items-center gap-3 rounded-xl bg-wash px-3 font-medium text-[15px] tall:h-[48px] tall:text-[17px]">
        <Tick />
        {text.added}
      </p>
      <p className="title mt-3 text-[22px] tall:mt-4 tall:text-[26px]">{text.postTitle}</p>
      <div
        className={`relative mt-2.5 h-[190px] hyphens-auto rounded-xl bg-window px-4 py-3 tall:h-[202px] tall:py-3.5 tall:text-[20px] ${editing ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line"}`}
      >
        {!time.reached(writing) ? (
          <p className="text-ink-soft">{text.placeholder}</p>
        ) : (
          <p className="tall:text-pretty">
            <Writing text={text.post} time={time} from={writing} to={written} />
            <span className={editing ? "[&>span>span:first-child]:bg-accent-soft" : ""}>
              <Typing text={text.edit} time={time} from={edit + 350} to={edited} focus={edit + 60} blur={copy} />
            </span>
          </p>
        )}
        <p className="absolute inset-x-4 bottom-2.5 flex items-center gap-2 text-[14px] text-ink-soft tall:bottom-3 tall:text-[16px]">
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
  if (!props.time.reached(form)) return <Invitation {...props} />;
  if (!props.time.reached(post)) return <Profile {...props} />;
  return <Post {...props} />;
}

function Certificates(props: Props) {
  const { time, text, shared } = props;
  const folded = time.reached(form);
  return (
    <SchoolWindow {...props} accent="aqua" area={text.area} page={text.page} actor="yuki" spent={spent}>
      <Certificate text={text} shared={shared} folded={folded} />
      <div
        className={`absolute top-[76px] right-7 left-[308px] h-[340px] tall:inset-x-[18px] tall:bottom-[18px] tall:h-auto ${folded ? "tall:top-[168px]" : "tall:top-[354px]"}`}
      >
        <Step {...props} />
      </div>
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"certificates"> = {
  key: "certificates",
  duration: 13000,
  stillAt: 12000,
  render: (moment) => <Certificates {...moment} />,
};
