import { ribbonColours } from "../../config/ribbon-colours.ts";
import { Avatar, colourOf } from "../kit/avatar.tsx";
import { Button } from "../kit/controls.tsx";
import { Cover } from "../kit/cover.tsx";
import { Icon, IconText, IconTile, Ticked } from "../kit/icon.tsx";
import { answerDelay, screenDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { EditedField, StreamedText } from "../kit/typing.tsx";

type Props = SceneProps<"certificates">;

const press = { share: 1200, add: 3300, write: 5600, copy: 8300, edit: 10100 };
const at = {
  form: press.share + screenDelay,
  added: press.add + answerDelay,
  assistant: 4400,
  writing: press.write + answerDelay,
  written: 7200,
  copied: press.copy + answerDelay,
  composer: 9400,
  edited: 11400,
  left: 11900,
};

const buttonPosition = [436, 516] as const;
const footClass = "absolute inset-x-0 bottom-0";

/** In the tall layout, it folds to make room for the form. */
const Certificate = ({ text, shared }: Props) => (
  <div className="absolute top-76 left-28 h-340 w-252 overflow-hidden rounded-2xl bg-window px-24 inset-ring-2 inset-ring-accent tall:inset-x-18 tall:top-70 tall:w-auto tall:h-264 folded:h-82 folded:px-16">
    <span className="absolute top-0 left-24 flex tall:left-auto tall:right-24 folded:right-16">
      {ribbonColours.map((colour) => (
        <span
          key={colour}
          className={`h-76 w-14 bg-${colour} [clip-path:polygon(0_0,100%_0,100%_100%,50%_91%,0_100%)] tall:h-104 tall:w-16 folded:h-58`}
        />
      ))}
    </span>
    <p className="mt-94 text-ink-soft tall:mt-34 tall:text-17 folded:hidden">{text.awarded}</p>
    <p className="title mt-4 text-28 tall:text-42 folded:mt-15 folded:text-24">{shared.people.yuki}</p>
    <p className="mt-14 flex items-center gap-12 font-semibold text-18 leading-snug tall:text-22 folded:mt-4 folded:text-16 folded:font-normal">
      <Cover art="leaf" className="h-44 w-66 rounded-lg bg-salmon tall:h-52 tall:w-80 folded:hidden" />
      {shared.course}
    </p>
    <p className="absolute inset-x-2 bottom-2 flex h-76 items-center gap-12 rounded-b-[14px] bg-accent-soft px-22 text-15 tall:text-17 folded:hidden">
      <Icon icon="award" size={26} />
      <span>
        <span className="block font-medium">{shared.school}</span>
        <span className="block whitespace-nowrap caption">
          {text.date} · {text.credential}
        </span>
      </span>
    </p>
  </div>
);

const Invitation = ({ time, text }: Props) => (
  <div className="flex h-full flex-col justify-center">
    <p className="title mb-28 text-balance text-30 tall:mb-auto tall:text-26">{text.invitation}</p>
    <Button tall label={text.share} pressed={time.reached(press.share)}>
      <Icon icon="arrow-right" />
    </Button>
  </div>
);

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
      <p className="title text-24 tall:text-26">{text.profile}</p>
      <ul className="mt-12 grid grid-cols-2 gap-6 tall:gap-8">
        {rows.map(({ label, value, isHalf }) => (
          <li
            key={label}
            className={`h-54 rounded-xl bg-wash px-14 py-7 tall:h-60 tall:py-8 ${isHalf ? "" : "col-span-2"}`}
          >
            <p className="whitespace-nowrap text-14 text-ink-soft leading-tight tall:text-16">{label}</p>
            <p className="whitespace-nowrap font-semibold tall:text-18">{value}</p>
          </li>
        ))}
      </ul>
      {time.reached(at.added) ? (
        <Ticked className={`${footClass} h-44 justify-center tall:h-52 tall:text-18`}>{text.added}</Ticked>
      ) : (
        <Button tall className={footClass} label={text.add} pressed={time.reached(press.add)} />
      )}
    </>
  );
}

/** The AI's text can only be copied here. */
function Draft({ time, text, shared }: Props) {
  const isCopied = time.reached(at.copied);
  return (
    <div className="mt-12 flex grow flex-col rounded-2xl bg-window p-16 outlined tall:p-20 tall:text-19">
      <p className="flex items-center gap-10 font-semibold">
        <Avatar name={shared.people.yuki} colour={colourOf.yuki} size={34} />
        {shared.people.yuki}
      </p>
      <p className="mt-12">
        <StreamedText text={text.post} time={time} from={at.writing} to={at.written} />
      </p>
      {time.reached(at.written) && (
        <p
          key={String(isCopied)}
          className="mt-auto flex h-44 items-center justify-end gap-12 rounded-full text-right font-semibold text-15 leading-tight tall:h-52 tall:text-17"
        >
          {isCopied ? text.copied : text.copy}
          <IconTile
            icon="copy"
            className={`size-44 rounded-full tall:size-52 ${isCopied ? "bg-accent-soft" : "bg-accent"}`}
          />
        </p>
      )}
    </div>
  );
}

const Assistant = (props: Props) => (
  <div className="flex h-full flex-col">
    <IconText
      icon="ribbon"
      size={26}
      className="gap-12 rounded-2xl bg-accent-soft px-16 py-14 font-medium text-17 tall:text-19"
      text={props.text.offer}
    />
    {props.time.reached(at.writing) ? (
      <Draft {...props} />
    ) : (
      <Button tall className={footClass} label={props.text.write} pressed={props.time.reached(press.write)} />
    )}
  </div>
);

/** On LinkedIn. */
const Composer = ({ time, text }: Props) => (
  <>
    <p className="title text-24 tall:text-26">{text.composer}</p>
    <EditedField
      time={time}
      edit={{ text: text.post, added: text.edit, press: press.edit, to: at.edited, blur: at.left }}
      className="mt-12 h-216 gap-6 py-12 text-17 tall:h-240 tall:px-20 tall:py-16 tall:text-20"
    >
      <span className="caption">{text.field}</span>
    </EditedField>
    <Button quiet tall className={footClass} label={text.publish} />
  </>
);

export const scene: Scene<"certificates"> = {
  duration: 13400,
  steps: [press.share + 100, at.added + 450, at.written + 400, at.copied + 400, 12400],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [662, 330] },
    { at: press.share, arrow: [592, 342], finger: buttonPosition, wait: 350, label: (text) => text.share },
    { at: 2100, arrow: [618, 330] },
    { at: press.add, arrow: [592, 404], finger: buttonPosition, wait: 350, label: (text) => text.add },
    { at: press.write, arrow: [592, 404], finger: buttonPosition, label: (text) => text.write },
    { at: 6800, arrow: [624, 380] },
    { at: press.copy, arrow: [576, 380], finger: [416, 496], wait: 350, label: (text) => text.copy },
    { at: press.edit, arrow: [560, 270], finger: [400, 380], wait: 350, field: true, label: (text) => text.field },
    { at: 11600, arrow: [662, 420] },
  ],
  window: ({ text }) => ({ area: text.area, page: text.page, actor: "yuki" }),
  render(props) {
    const folded = props.time.reached(at.form);
    return (
      <div key={String(folded)} data-folded={folded || undefined}>
        <Certificate {...props} />
        <div className="absolute top-76 right-28 left-308 h-340 tall:inset-x-18 tall:top-354 tall:bottom-18 tall:h-auto folded:top-168">
          {screenOf(props, [0, Invitation], [at.form, Form], [at.assistant, Assistant], [at.composer, Composer])}
        </div>
      </div>
    );
  },
};
