import type { CSSProperties } from "react";
import { Avatar, colourOf } from "../kit/avatar.tsx";
import { Button } from "../kit/controls.tsx";
import { DoneText, Icon, IconText } from "../kit/icon.tsx";
import { fadeIn, isPressed, screenDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { EditedField } from "../kit/typing.tsx";

type Props = SceneProps<"aiForum">;

/** The draft is written in the background: the teacher only sees the notification. */
const press = { open: 4500, edit: 6100, approve: 8700 };
const at = {
  replied: 700,
  notified: 1900,
  pending: 3400,
  detail: press.open + screenDelay,
  edited: 7700,
  published: press.approve + screenDelay,
};

const pageClass = "page top-70 bottom-28 flex flex-col tall:bottom-18 tall:text-18";

const titleClass = "title text-28 tall:text-balance";

/** In the tall layout, the last button is the first, across both columns. */
const buttonsClass = "flex gap-10 tall:grid tall:grid-cols-2 tall:*:last:order-first tall:*:last:col-span-2";

type PostProps = Pick<Props, "shared"> & {
  by: "ana" | "mateo";
  posted?: string | undefined;
  text: string;
  className?: string;
  style?: CSSProperties;
};

const Post = ({ shared, by, posted, text, className = "", style }: PostProps) => (
  <div className={`flex gap-14 ${className}`} style={style}>
    <Avatar name={shared.people[by]} colour={colourOf[by]} size={42} />
    <div className="grow">
      <p className="flex items-baseline gap-12">
        <span className="font-semibold">{shared.people[by]}</span>
        {posted && <span className="caption">{posted}</span>}
      </p>
      <p className="text-17 tall:text-balance tall:text-19">{text}</p>
    </div>
  </div>
);

const Discussion = ({ time, text, shared }: Props) => (
  <div className={pageClass}>
    <p className={`${titleClass} tall:text-30`}>{text.title}</p>
    <Post shared={shared} by="ana" text={text.opening} className="mt-20 tall:mt-16" />
    {time.reached(at.replied) && (
      <Post
        shared={shared}
        by="mateo"
        posted={time.reached(at.published) ? undefined : text.posted}
        text={text.post}
        className="mt-20 ml-40 tall:mt-16 tall:ml-36"
        style={fadeIn(time, at.replied)}
      />
    )}
    {time.reached(at.published) && (
      <>
        <Post
          shared={shared}
          by="ana"
          text={`${text.reply} ${text.edit}`}
          className="mt-16 ml-80 rounded-2xl bg-accent px-16 py-14 tall:ml-0"
        />
        <p className="mt-auto flex items-center gap-10 border-line border-t pt-14 text-ink-soft tall:text-17">
          <Icon icon="clock" />
          {text.history}
          <DoneText size={20} className="ml-auto gap-8 whitespace-nowrap font-semibold text-ink" text={text.approved} />
        </p>
      </>
    )}
    {time.within(at.notified, at.pending) && (
      <p
        className="mt-auto flex h-60 items-center gap-14 rounded-2xl bg-accent-soft px-20 font-semibold text-17 tall:h-68"
        style={fadeIn(time, at.notified)}
      >
        <Icon icon="bell" size={22} weight={2.4} className="text-accent-deep" />
        {text.notified}
      </p>
    )}
  </div>
);

const Pending = ({ time, text, shared }: Props) => (
  <div className={pageClass}>
    <p className={titleClass}>{text.pending}</p>
    <div className="mt-20 flex grow flex-col rounded-2xl bg-wash p-20 tall:p-16">
      <Post shared={shared} by="mateo" posted={shared.forum} text={text.post} />
      <div className="mt-16 flex items-center gap-14 border-line border-t pt-16 tall:mt-20 tall:items-start tall:pt-20">
        <Icon icon="ribbon" size={26} className="mx-8 text-accent-deep" />
        {text.reply}
      </div>
      <div className={`mt-auto justify-end ${buttonsClass}`}>
        <Button quiet tall className="bg-transparent" label={text.reject} />
        <Button quiet tall className="bg-transparent" label={text.approve} />
        <Button ink tall label={text.details} pressed={time.reached(press.open)} />
      </div>
    </div>
  </div>
);

const Draft = ({ time, text, shared }: Props) => (
  <div className={pageClass}>
    <Post shared={shared} by="mateo" text={text.post} />
    <div className="mt-16 flex grow flex-col rounded-2xl bg-accent-soft p-16">
      <EditedField
        time={time}
        edit={{ text: text.reply, added: text.edit, press: press.edit, to: at.edited, blur: press.approve }}
        className="grow gap-10 py-14 text-18 tall:text-19 tall:leading-[1.5]"
      >
        <IconText icon="ribbon" size={24} className="gap-10 font-semibold text-16 tall:text-18" text={text.draft} />
      </EditedField>
      <div className={`mt-14 ${buttonsClass}`}>
        <Button quiet tall className="mr-auto tall:mr-0" label={text.reject} />
        <Button quiet tall label={text.save} />
        <Button ink tall label={text.saveApprove} pressed={isPressed(time, press.approve)} />
      </div>
    </div>
  </div>
);

export const scene: Scene<"aiForum"> = {
  duration: 12200,
  steps: [at.notified + 700, at.detail + 600, at.edited + 500, 10800],
  accent: "pink",
  charges: [at.notified],
  cursor: [
    { at: 0, arrow: [660, 320] },
    { at: press.open, arrow: [552, 372], finger: [400, 440], wait: 300, label: (text) => text.details },
    { at: press.edit, arrow: [440, 290], finger: [360, 330], wait: 300, field: true, label: (text) => text.draft },
    { at: press.approve, arrow: [556, 376], finger: [400, 440], wait: 400, label: (text) => text.saveApprove },
    { at: 10200, arrow: [660, 410] },
  ],
  window: ({ time, text, shared }) => ({
    area: shared.course,
    page: time.within(at.pending, at.published) ? text.page : shared.forum,
    actor: "ana",
    unread: time.within(at.notified, press.open) ? 1 : 0,
  }),
  render: (props) =>
    screenOf(props, [0, Discussion], [at.pending, Pending], [at.detail, Draft], [at.published, Discussion]),
};
