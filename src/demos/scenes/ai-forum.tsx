import { Avatar } from "../kit/avatar.tsx";
import { Button, Field } from "../kit/controls.tsx";
import { useLayout } from "../kit/frame-context.ts";
import { Icon } from "../kit/icon.tsx";
import { editDelay, growDelay, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText, TypedText } from "../kit/typing.tsx";
import { colourOf } from "../people-and-credits.ts";

type Props = SceneProps<"aiForum">;

const press = { edit: 4000, approve: 6900 } as const;
const at = { ...press, drafting: 800, drafted: 2800, edited: 5600, published: press.approve + screenDelay } as const;

function Status({ time, text, className = "" }: Pick<Props, "time" | "text"> & { className?: string }) {
  if (!time.reached(at.drafted)) return null;
  const published = time.reached(at.published);
  return (
    <span className={`ml-auto flex items-center gap-2 font-semibold tall:gap-1.5 ${className}`}>
      <Icon name={published ? "circle-check" : "bell"} weight={2.4} className="text-accent-deep" />
      {published ? text.published : text.waiting}
    </span>
  );
}

function Draft({ time, text }: Props) {
  const written = time.reached(at.drafted);
  return (
    <>
      <div className="flex h-7 items-center gap-2.5">
        <Icon name="ribbon" size={24} className="text-accent-deep" />
        <span className="font-semibold">{written ? text.draft : text.writing}</span>
        <Status time={time} text={text} />
      </div>
      <Field
        active={time.within(at.edit + reaction, at.approve)}
        className="mt-2.5 h-[100px] items-start! py-3 text-[18px] tall:h-auto tall:grow tall:px-3.5 tall:text-[19px] tall:leading-[1.5]"
      >
        <p>
          <StreamedText text={text.reply} time={time} from={at.drafting + growDelay} to={at.drafted - 100} />
          <TypedText
            text={text.edit}
            time={time}
            from={at.edit + editDelay}
            to={at.edited}
            focus={at.edit + reaction}
            blur={at.approve}
            marked
          />
        </p>
      </Field>
      <div className="mt-3 flex justify-between tall:grid tall:grid-cols-2 tall:gap-3">
        <Button variant="quiet" disabled={!written} size="tall" label={text.reject} />
        <Button variant="ink" disabled={!written} pressed={time.reached(at.approve)} size="tall" label={text.approve} />
      </div>
    </>
  );
}

function Published({ time, text, shared }: Props) {
  const tall = useLayout() === "tall";
  return (
    <>
      <div className="flex h-8 items-center gap-2.5 tall:h-[48px] tall:gap-3.5">
        <Avatar name={shared.people.ana} colour={colourOf.ana} size={tall ? 42 : 34} />
        <div className="flex grow items-center tall:flex-col tall:items-start">
          <span className="font-semibold tall:text-[18px]">{text.by}</span>
          <Status time={time} text={text} className="tall:ml-0" />
        </div>
      </div>
      <p className="mt-4 text-[21px] tall:mt-3 tall:text-[20px] tall:leading-[1.5]">
        {text.reply} {text.edit}
      </p>
      <p className="mt-auto flex items-center gap-2.5 border-line border-t pt-3.5 text-ink-soft tall:absolute tall:inset-x-4 tall:bottom-0 tall:mt-0 tall:h-[66px] tall:pt-0 tall:text-balance">
        <Icon name="clock" />
        {text.history}
      </p>
    </>
  );
}

export const scene: Scene<"aiForum"> = {
  key: "aiForum",
  duration: 10600,
  steps: [at.drafting - 100, at.drafted + 600, at.edited + 700, 9600],
  accent: "pink",
  charges: [at.drafted],
  cursor: [
    { at: 0, arrow: [660, 320] },
    { at: at.edit, arrow: [440, 336], finger: [410, 440], wait: 300 },
    { at: at.approve, arrow: [580, 388], finger: [426, 500], wait: 400 },
    { at: 8400, arrow: [660, 410] },
  ],
  window: ({ time, shared }) => ({
    area: shared.course,
    page: shared.forum,
    actor: "ana",
    unread: time.within(at.drafted, at.edit + 200) ? 1 : 0,
  }),
  render(props) {
    const { time, text, shared } = props;
    const published = time.reached(at.published);
    return (
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
        {time.reached(at.drafting) ? (
          <div
            className={`relative mt-4 ml-14 flex grow flex-col rounded-2xl px-5 py-3.5 tall:ml-0 tall:p-4 ${published ? "bg-wash" : "bg-accent-soft"}`}
          >
            {published ? <Published {...props} /> : <Draft {...props} />}
          </div>
        ) : (
          <p className="mt-4 ml-14 flex h-[56px] items-center gap-2.5 rounded-2xl bg-wash px-5 text-ink-soft tall:ml-0 tall:h-auto tall:grow tall:flex-col tall:justify-center tall:text-[18px] tall:[&>svg]:size-9">
            <Icon name="message-circle" />
            {text.unanswered}
          </p>
        )}
      </div>
    );
  },
};
