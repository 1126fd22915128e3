import { Button } from "../kit/controls.tsx";
import { Cover } from "../kit/cover.tsx";
import { Icon, Tick } from "../kit/icon.tsx";
import { answerDelay, editDelay, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText, TypedText } from "../kit/typing.tsx";

type Props = SceneProps<"certificates">;

const press = { share: 1200, add: 3300, write: 5400, edit: 7700, copy: 9900 } as const;
const at = {
  ...press,
  form: press.share + screenDelay,
  added: press.add + answerDelay,
  post: 4400,
  writing: press.write + answerDelay,
  written: 7000,
  edited: 8900,
  copied: press.copy + answerDelay,
} as const;

const buttonPosition = [436, 516] as const;

function Done({ children }: { children: string }) {
  return (
    <p className="flex h-11 items-center gap-2.5 font-semibold tall:h-[52px] tall:text-[18px]">
      <Tick />
      {children}
    </p>
  );
}

const footClass = "absolute inset-x-0 bottom-0 flex justify-center";

const ribbons = ["bg-purple", "bg-salmon", "bg-yellow", "bg-aqua", "bg-pink"];

/** In the tall layout, it folds to make room for the form. */
function Certificate({ text, shared }: Pick<Props, "text" | "shared">) {
  return (
    <div className="absolute top-[76px] left-7 h-[340px] w-[252px] overflow-hidden rounded-2xl bg-window px-6 inset-ring-2 inset-ring-accent tall:inset-x-[18px] tall:top-[70px] tall:w-auto tall:h-[264px] folded:h-[82px] folded:px-4">
      <span className="absolute top-0 left-6 flex tall:left-auto tall:right-6 folded:right-4">
        {ribbons.map((colour) => (
          <span
            key={colour}
            className={`h-[76px] w-[14px] ${colour} [clip-path:polygon(0_0,100%_0,100%_100%,50%_91%,0_100%)] tall:h-[104px] tall:w-[16px] folded:h-[58px]`}
          />
        ))}
      </span>
      <p className="mt-[94px] text-ink-soft tall:mt-[34px] tall:text-[17px] folded:hidden">{text.awarded}</p>
      <p className="title mt-1 text-[28px] tall:text-[42px] folded:mt-[15px] folded:text-[24px]">
        {shared.people.yuki}
      </p>
      <p className="mt-3.5 flex items-center gap-3 font-semibold text-[18px] leading-snug tall:text-[22px] folded:mt-1 folded:text-[16px] folded:font-normal">
        <span className="h-[44px] w-[66px] shrink-0 overflow-hidden rounded-lg bg-salmon tall:h-[52px] tall:w-[80px] folded:hidden">
          <Cover art="leaf" className="size-full" />
        </span>
        {shared.course}
      </p>
      <p className="absolute inset-x-[2px] bottom-[2px] flex h-[76px] items-center gap-3 rounded-b-[14px] bg-accent-soft px-[22px] text-[15px] tall:text-[17px] folded:hidden">
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

function Invitation({ time, text }: Props) {
  return (
    <div className="flex h-full flex-col justify-center">
      <p className="title text-[34px]">{text.praise}</p>
      <p className="mt-4 h-[118px] text-[19px] text-ink-soft tall:mt-2.5 tall:mb-auto tall:h-auto tall:text-balance">
        {text.invite}
      </p>
      <Button label={text.share} size="tall" className="w-full" pressed={time.reached(at.share)}>
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
      <div className={footClass}>
        {time.reached(at.added) ? (
          <Done>{text.added}</Done>
        ) : (
          <Button size="tall" className="w-full" pressed={time.reached(at.add)} label={text.add} />
        )}
      </div>
    </>
  );
}

function PostButton({ time, text }: Props) {
  const buttonProps = { size: "tall", className: "w-full" } as const;
  if (!time.reached(at.writing))
    return <Button key="write" {...buttonProps} icon="ribbon" label={text.write} pressed={time.reached(at.write)} />;
  if (time.reached(at.copied)) return <Done>{text.copied}</Done>;
  return (
    <Button
      key="copy"
      {...buttonProps}
      icon="copy"
      label={text.copy}
      disabled={!time.reached(at.written)}
      pressed={time.reached(at.copy)}
    />
  );
}

function Post(props: Props) {
  const { time, text } = props;
  const editing = time.within(at.edit + reaction, at.copy);
  return (
    <>
      <p className="flex h-11 items-center gap-3 rounded-xl bg-wash px-3 font-medium text-[15px] tall:h-[48px] tall:text-[17px]">
        <Tick />
        {text.added}
      </p>
      <p className="title mt-3 text-[22px] tall:mt-4 tall:text-[26px]">{text.postTitle}</p>
      <div
        className={`relative mt-2.5 h-[190px] rounded-xl bg-window px-3.5 py-3 tall:h-[202px] tall:px-3.5 tall:py-3.5 tall:text-[20px] ${editing ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line"}`}
      >
        {!time.reached(at.writing) ? (
          <p className="text-ink-soft">{text.placeholder}</p>
        ) : (
          <p>
            <StreamedText text={text.post} time={time} from={at.writing} to={at.written} />
            <TypedText
              text={text.edit}
              time={time}
              from={at.edit + editDelay}
              to={at.edited}
              focus={at.edit + reaction}
              blur={at.copy}
              marked={editing}
            />
          </p>
        )}
        <p className="absolute inset-x-4 bottom-2.5 flex items-center gap-2 text-[14px] text-ink-soft tall:bottom-3 tall:text-[16px]">
          <Icon name="link-2" size={18} />
          {text.link}
        </p>
      </div>
      <div className={footClass}>
        <PostButton {...props} />
      </div>
    </>
  );
}

function Step(props: Props) {
  if (!props.time.reached(at.form)) return <Invitation {...props} />;
  if (!props.time.reached(at.post)) return <Profile {...props} />;
  return <Post {...props} />;
}

export const scene: Scene<"certificates"> = {
  key: "certificates",
  duration: 13000,
  steps: [at.share + 100, at.added + 450, at.written + 400, at.edited + 500, 12000],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [662, 330] },
    { at: at.share, arrow: [592, 342], finger: buttonPosition, wait: 350 },
    { at: 2100, arrow: [618, 330] },
    { at: at.add, arrow: [592, 404], finger: buttonPosition, wait: 350 },
    { at: at.write, arrow: [592, 404], finger: buttonPosition },
    { at: at.edit, arrow: [600, 306], finger: [420, 412] },
    { at: at.copy, arrow: [592, 404], finger: buttonPosition, wait: 350 },
    { at: 11300, arrow: [662, 420] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "yuki" }),
  render(props) {
    const { time, text, shared } = props;
    const folded = time.reached(at.form);
    return (
      <div key={String(folded)} data-folded={folded || undefined}>
        <Certificate text={text} shared={shared} />
        <div className="absolute top-[76px] right-7 left-[308px] h-[340px] tall:inset-x-[18px] tall:top-[354px] tall:bottom-[18px] tall:h-auto folded:top-[168px]">
          <Step {...props} />
        </div>
      </div>
    );
  },
};
