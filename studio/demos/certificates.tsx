import { Button } from "../kit/button.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Typing, Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"certificates">;

const share = 1100;
const form = 1300;
const write = 4300;
const post = 4500;
const written = 6100;
const edit = 6800;
const edited = 7800;
const copy = 8600;

const path: Stop[] = [
  { at: 0, x: 580, y: 470 },
  { at: share, x: 490, y: 398, click: true },
  { at: 2200, x: 540, y: 470 },
  { at: write, x: 490, y: 398, click: true },
  { at: 5000, x: 540, y: 470 },
  { at: edit, x: 500, y: 280, click: true },
  { at: copy, x: 560, y: 396, click: true },
  { at: 9600, x: 600, y: 470 },
];

const ribbons = ["bg-purple", "bg-salmon", "bg-yellow", "bg-aqua", "bg-pink"];

function Certificate({ text }: Pick<Props, "text">) {
  return (
    <div className="absolute top-[76px] left-7 h-[340px] w-[252px] overflow-hidden rounded-2xl bg-accent-soft px-6">
      <span className="absolute top-0 left-6 flex">
        {ribbons.map((colour) => (
          <span
            key={colour}
            className={`h-[84px] w-[14px] ${colour} [clip-path:polygon(0_0,100%_0,100%_100%,50%_91%,0_100%)]`}
          />
        ))}
      </span>
      <p className="mt-[108px] text-ink-soft">{text.awarded}</p>
      <p className="title mt-1 text-[32px]">{text.person}</p>
      <p className="mt-3 font-semibold text-[18px] leading-snug">{text.courseName}</p>
      <p className="absolute inset-x-6 bottom-5 flex items-center gap-2.5 border-accent border-t-2 pt-3.5 text-[15px]">
        <Icon name="award" size={24} />
        {text.issuer}
      </p>
    </div>
  );
}

function Invitation({ text }: Pick<Props, "text">) {
  return (
    <div className="pt-8">
      <h1 className="title text-[34px]">{text.praise}</h1>
      <p className="mt-4 text-[19px] text-ink-soft">{text.invite}</p>
    </div>
  );
}

function Fields({ time, text }: Props) {
  return (
    <div>
      <h1 className="title text-[24px]">{text.form}</h1>
      <ul className="mt-3 flex flex-col gap-2">
        {text.fields.map((field, index) => {
          const at = form + 300 + index * 500;
          return (
            <li key={field.label} className="h-[56px] rounded-xl bg-wash px-4 py-2">
              <p className="text-[14px] text-ink-soft leading-tight">{field.label}</p>
              <p className="whitespace-nowrap font-semibold">
                <Typing text={field.value} time={time} from={at} to={at + 420} caret={false} />
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Post({ time, text }: Props) {
  return (
    <div>
      <h1 className="title text-[24px]">{text.postTitle}</h1>
      <div className="relative mt-3 h-[240px] hyphens-auto rounded-2xl bg-wash p-5 text-[18px]">
        <Writing text={text.post} time={time} from={post + 200} to={written} />
        <span className="font-semibold">
          <Typing text={text.edit} time={time} from={edit + 200} to={edited} />
        </span>
        <p className="absolute inset-x-5 bottom-4 flex items-center gap-2 text-[15px] text-ink-soft">
          <Icon name="link-2" size={18} />
          {text.link}
        </p>
      </div>
    </div>
  );
}

function Certificates(props: Props) {
  const { time, text } = props;
  const pressed = (at: number) => time >= at && time < at + 200;
  return (
    <Window accent="aqua" course={text.course} page={text.page} person={text.person} role={text.role}>
      <Certificate text={text} />
      <div className="absolute top-[76px] right-7 left-[308px] h-[340px]">
        {time < form ? <Invitation text={text} /> : time < post ? <Fields {...props} /> : <Post {...props} />}
        <div className="absolute inset-x-0 bottom-0 flex">
          {time < form ? (
            <Button look="ink" className="w-full" down={pressed(share)}>
              {text.share}
              <Icon name="arrow-right" />
            </Button>
          ) : time < post ? (
            time >= form + 2500 ? (
              <Button className="w-full" down={pressed(write)}>
                <Ribbon />
                {text.write}
              </Button>
            ) : null
          ) : time >= written ? (
            <Button look="ink" className="w-full" down={pressed(copy)}>
              <Icon name={time >= copy + 80 ? "check" : "copy"} />
              {time >= copy + 80 ? text.copied : text.copy}
            </Button>
          ) : null}
        </div>
      </div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"certificates"> = {
  key: "certificates",
  duration: 11200,
  stillAt: 4000,
  render: (moment) => <Certificates {...moment} />,
};
