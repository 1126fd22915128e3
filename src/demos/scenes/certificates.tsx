import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/controls.tsx";
import { Cover } from "../kit/cover.tsx";
import { Icon, IconText, IconTile, Tick } from "../kit/icon.tsx";
import { answerDelay, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { EditedText, StreamedText } from "../kit/typing.tsx";
import { colourOf } from "../people-and-credits.ts";

type Props = SceneProps<"certificates">;

const press = { share: 1200, add: 3300, write: 5600, copy: 8300, edit: 10100 } as const;
const at = {
  ...press,
  form: press.share + screenDelay,
  added: press.add + answerDelay,
  assistant: 4400,
  writing: press.write + answerDelay,
  written: 7200,
  copied: press.copy + answerDelay,
  composer: 9400,
  edited: 11400,
  left: 11900,
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
      <p className="title mb-7 text-balance text-[30px] tall:mb-auto tall:text-[26px]">{text.invitation}</p>
      <Button label={text.share} size="tall" className="w-full" pressed={time.reached(at.share)}>
        <Icon name="arrow-right" />
      </Button>
    </div>
  );
}

function Form({ time, text, shared }: Props) {
  const { fields } = text;
  const rows = [
    { label: fields.name, value: shared.course },
    { label: fields.issuer, value: shared.school },
    { label: fields.date, value: text.date, isHalf: true },
    { label: fields.credential, value: text.credential, isHalf: true },
    { label: fields.link, value: text.link },
  ];
  return (
    <>
      <p className="title text-[24px] tall:text-[26px]">{text.profile}</p>
      <ul className="mt-3 grid grid-cols-2 gap-1.5 tall:gap-2">
        {rows.map(({ label, value, isHalf }) => (
          <li
            key={label}
            className={`h-[54px] rounded-xl bg-wash px-3.5 py-[7px] tall:h-[60px] tall:py-[8px] ${isHalf ? "" : "col-span-2"}`}
          >
            <p className="whitespace-nowrap text-[14px] text-ink-soft leading-tight tall:text-[16px]">{label}</p>
            <p className="whitespace-nowrap font-semibold tall:text-[18px]">{value}</p>
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

/** The AI's text can only be copied here. */
function Draft({ time, text, shared }: Props) {
  const isCopied = time.reached(at.copied);
  return (
    <div className="mt-3 flex grow flex-col rounded-2xl bg-window p-4 inset-ring-[1.5px] inset-ring-line tall:p-5 tall:text-[19px]">
      <p className="flex items-center gap-2.5 font-semibold">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={34} />
        {shared.people.yuki}
      </p>
      <p className="mt-3">
        <StreamedText text={text.post} time={time} from={at.writing} to={at.written} />
      </p>
      <p
        key={`${time.reached(at.written)} ${isCopied}`}
        className="mt-auto flex h-11 items-center justify-end rounded-full gap-3 text-right font-semibold text-[15px] leading-[1.25] tall:h-[52px] tall:text-[17px]"
      >
        {time.reached(at.written) ? (
          <>
            {isCopied ? text.copied : text.copy}
            <IconTile
              icon="copy"
              className={`size-11 rounded-full tall:size-[52px] ${isCopied ? "bg-accent-soft" : "bg-accent"}`}
            />
          </>
        ) : null}
      </p>
    </div>
  );
}

function Assistant(props: Props) {
  const { time, text } = props;
  return (
    <div className="flex h-full flex-col">
      <IconText
        icon="ribbon"
        size={26}
        accent
        className="gap-3 rounded-2xl bg-accent-soft px-4 py-3.5 font-medium text-[17px] tall:text-[19px]"
        text={text.offer}
      />
      {time.reached(at.writing) ? (
        <Draft {...props} />
      ) : (
        <div className={footClass}>
          <Button size="tall" className="w-full" pressed={time.reached(at.write)} label={text.write} />
        </div>
      )}
    </div>
  );
}

/** On LinkedIn. */
function Composer({ time, text }: Props) {
  const editing = time.within(at.edit + reaction, at.left);
  return (
    <>
      <p className="title text-[24px] tall:text-[26px]">{text.composer}</p>
      <div
        className={`mt-3 h-[216px] rounded-xl bg-window px-4 py-3 text-[17px] tall:h-[240px] tall:px-5 tall:py-4 tall:text-[20px] ${editing ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line"}`}
      >
        <p className="mb-1.5 text-[14px] text-ink-soft tall:text-[16px]">{text.field}</p>
        <p>
          <EditedText time={time} text={text.post} edit={text.edit} press={at.edit} to={at.edited} blur={at.left} />
        </p>
      </div>
      <div className={footClass}>
        <Button variant="quiet" size="tall" className="w-full" label={text.publish} />
      </div>
    </>
  );
}

function Step(props: Props) {
  const { time } = props;
  if (!time.reached(at.form)) return <Invitation {...props} />;
  if (!time.reached(at.assistant)) return <Form {...props} />;
  return time.reached(at.composer) ? <Composer {...props} /> : <Assistant {...props} />;
}

export const scene: Scene<"certificates"> = {
  key: "certificates",
  duration: 13400,
  steps: [at.share + 100, at.added + 450, at.written + 400, at.copied + 400, 12400],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [662, 330] },
    { at: at.share, arrow: [592, 342], finger: buttonPosition, wait: 350, label: ({ text }) => text.share },
    { at: 2100, arrow: [618, 330] },
    { at: at.add, arrow: [592, 404], finger: buttonPosition, wait: 350, label: ({ text }) => text.add },
    { at: at.write, arrow: [592, 404], finger: buttonPosition, label: ({ text }) => text.write },
    { at: 6800, arrow: [624, 380] },
    { at: at.copy, arrow: [576, 380], finger: [416, 496], wait: 350, label: ({ text }) => text.copy },
    { at: at.edit, arrow: [560, 270], finger: [400, 380], wait: 350, label: ({ text }) => text.field },
    { at: 11600, arrow: [662, 420] },
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
