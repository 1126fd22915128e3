import { Avatar } from "../kit/avatar.tsx";
import { Button, Field } from "../kit/controls.tsx";
import { DoneText, Icon, IconText } from "../kit/icon.tsx";
import { fadeIn, isPressed, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { EditedText } from "../kit/typing.tsx";
import { colourOf } from "../people-and-credits.ts";

type Props = SceneProps<"aiForum">;

/** The draft is written in the background: the teacher only sees the notification. */
const press = { open: 4500, edit: 6100, approve: 8700 } as const;
const at = {
  ...press,
  replied: 700,
  notified: 1900,
  pending: 3400,
  detail: press.open + screenDelay,
  edited: 7700,
  published: press.approve + screenDelay,
} as const;

const pageClass =
  "absolute inset-x-7 top-[70px] bottom-7 flex flex-col tall:inset-x-[18px] tall:bottom-[18px] tall:text-[18px]";

const titleClass = "title text-[28px] tall:text-balance";

type PostProps = Pick<Props, "shared"> & {
  by: "ana" | "mateo";
  posted?: string | undefined;
  className?: string;
  children: string;
};

function Post({ shared, by, posted, className = "", children }: PostProps) {
  return (
    <div className={`flex gap-3.5 ${className}`}>
      <Avatar name={shared.people[by]} colour={colourOf[by]} size={42} />
      <div className="grow">
        <p className="flex items-baseline gap-3">
          <span className="font-semibold">{shared.people[by]}</span>
          {posted ? <span className="text-[14px] text-ink-soft tall:text-[16px]">{posted}</span> : null}
        </p>
        <p className="text-[17px] tall:text-balance tall:text-[19px]">{children}</p>
      </div>
    </div>
  );
}

function Discussion({ time, text, shared }: Props) {
  const published = time.reached(at.published);
  return (
    <div className={pageClass}>
      <p className={`${titleClass} tall:text-[30px]`}>{text.title}</p>
      <Post shared={shared} by="ana" className="mt-5 tall:mt-4">
        {text.opening}
      </Post>
      {time.reached(at.replied) ? (
        <div className="ml-10 tall:ml-9" style={published ? {} : fadeIn(time, at.replied)}>
          <Post shared={shared} by="mateo" posted={published ? undefined : text.posted} className="mt-5 tall:mt-4">
            {text.post}
          </Post>
        </div>
      ) : null}
      {published ? (
        <div className="mt-4 ml-20 rounded-2xl bg-accent-soft px-4 py-3.5 tall:ml-0">
          <Post shared={shared} by="ana" posted={text.posted}>
            {`${text.reply} ${text.edit}`}
          </Post>
        </div>
      ) : null}
      {published ? (
        <p className="mt-auto flex items-center gap-2.5 border-line border-t pt-3.5 text-ink-soft tall:text-[17px]">
          <Icon name="clock" />
          {text.history}
          <DoneText size={20} className="ml-auto gap-2 whitespace-nowrap font-semibold text-ink" text={text.approved} />
        </p>
      ) : null}
      {time.within(at.notified, at.pending) ? (
        <p
          className="mt-auto flex h-[60px] items-center gap-3.5 rounded-2xl bg-accent-soft px-5 font-semibold text-[17px] tall:h-[68px]"
          style={fadeIn(time, at.notified)}
        >
          <Icon name="bell" size={22} weight={2.4} className="text-accent-deep" />
          {text.notified}
        </p>
      ) : null}
    </div>
  );
}

function Pending({ time, text, shared }: Props) {
  return (
    <div className={pageClass}>
      <p className={titleClass}>{text.pending}</p>
      <div className="mt-5 flex grow flex-col rounded-2xl bg-wash p-5 tall:p-4">
        <Post shared={shared} by="mateo" posted={shared.forum}>
          {text.post}
        </Post>
        <div className="mt-4 flex items-center gap-3.5 border-line border-t pt-4 tall:mt-5 tall:items-start tall:pt-5">
          <span className="flex w-[42px] shrink-0 justify-center">
            <Icon name="ribbon" size={26} className="text-accent-deep" />
          </span>
          <span>{text.reply}</span>
        </div>
        <div className="mt-auto flex justify-end gap-2.5 tall:grid tall:grid-cols-2">
          <Button variant="quiet" size="tall" className="bg-transparent" label={text.reject} />
          <Button variant="quiet" size="tall" className="bg-transparent" label={text.approve} />
          <Button
            variant="ink"
            size="tall"
            className="tall:order-first tall:col-span-2"
            pressed={time.reached(at.open)}
            label={text.details}
          />
        </div>
      </div>
    </div>
  );
}

function Draft({ time, text, shared }: Props) {
  return (
    <div className={pageClass}>
      <Post shared={shared} by="mateo">
        {text.post}
      </Post>
      <div className="mt-4 flex grow flex-col rounded-2xl bg-accent-soft p-4">
        <Field
          active={time.within(at.edit + reaction, at.approve)}
          className="grow flex-col items-start! py-3.5 tall:leading-[1.5]"
        >
          <IconText icon="ribbon" size={24} accent className="gap-2.5 font-semibold" text={text.draft} />
          <p className="text-[18px] tall:text-[19px]">
            <EditedText
              time={time}
              text={text.reply}
              edit={text.edit}
              press={at.edit}
              to={at.edited}
              blur={at.approve}
            />
          </p>
        </Field>
        <div className="mt-3.5 flex gap-2.5 tall:grid tall:grid-cols-2">
          <Button variant="quiet" size="tall" className="mr-auto tall:mr-0" label={text.reject} />
          <Button variant="quiet" size="tall" label={text.save} />
          <Button
            variant="ink"
            size="tall"
            className="tall:order-first tall:col-span-2"
            pressed={isPressed(time, at.approve)}
            label={text.saveApprove}
          />
        </div>
      </div>
    </div>
  );
}

export const scene: Scene<"aiForum"> = {
  key: "aiForum",
  duration: 12200,
  steps: [at.notified + 700, at.detail + 600, at.edited + 500, 10800],
  accent: "pink",
  charges: [at.notified],
  cursor: [
    { at: 0, arrow: [660, 320] },
    { at: at.open, arrow: [552, 372], finger: [400, 440], wait: 300, label: ({ text }) => text.details },
    { at: at.edit, arrow: [440, 290], finger: [360, 330], wait: 300, label: ({ text }) => text.draft },
    { at: at.approve, arrow: [556, 376], finger: [400, 440], wait: 400, label: ({ text }) => text.saveApprove },
    { at: 10200, arrow: [660, 410] },
  ],
  window: ({ time, text, shared }) => ({
    area: shared.course,
    page: time.within(at.pending, at.published) ? text.page : shared.forum,
    actor: "ana",
    unread: time.within(at.notified, at.open) ? 1 : 0,
  }),
  render(props) {
    const { time } = props;
    if (!time.within(at.pending, at.published)) return <Discussion {...props} />;
    return time.reached(at.detail) ? <Draft {...props} /> : <Pending {...props} />;
  },
};
