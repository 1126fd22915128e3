import { interpolate } from "../../lib/interpolate.ts";
import { Button, Thumb } from "../kit/controls.tsx";
import { type Art, Cover } from "../kit/cover.tsx";
import { DoneText, Tick } from "../kit/icon.tsx";
import { Later } from "../kit/later.tsx";
import { answerDelay, fadeIn, listDelay, reaction } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";

type Props = SceneProps<"recommendedCourses">;

const press = { like: 1200, send: 3000 } as const;
const at = {
  ...press,
  liked: press.like + reaction,
  comment: press.like + listDelay,
  sent: press.send + answerDelay,
  later: 4600,
  dashboard: 5600,
} as const;

/** Courses of the same category have the same preference. */
const suggestions: { art: Art; background: string; satisfaction: number; preference: number }[] = [
  { art: "helix", background: "bg-yellow", satisfaction: 94, preference: 100 },
  { art: "molecule", background: "bg-aqua", satisfaction: 88, preference: 100 },
  { art: "hills", background: "bg-purple", satisfaction: 91, preference: 86 },
];

function Activity({ time, text, shared }: Props) {
  const liked = time.reached(at.liked);
  const sent = time.reached(at.sent);
  return (
    <div className="absolute inset-x-7 top-[76px] tall:inset-x-[18px] tall:top-[70px]">
      <div className="flex items-center gap-6 tall:flex-col tall:items-stretch tall:gap-3.5">
        <span className="h-[140px] w-[230px] shrink-0 overflow-hidden rounded-2xl bg-salmon tall:h-[142px] tall:w-full">
          <Cover art="leaf" className="size-full tall:mx-auto tall:w-[300px] tall:overflow-visible" />
        </span>
        <div>
          <p className="title text-balance text-[29px]">{shared.quiz}</p>
          <DoneText className="mt-3 gap-2.5 text-[17px] tall:mt-2" text={text.done} />
        </div>
      </div>
      <div className="mt-5 flex gap-3 tall:grid tall:grid-cols-2 tall:gap-2.5">
        <Thumb icon="thumbs-up" className={liked ? "bg-accent" : "bg-wash"} label={text.like} />
        <Thumb icon="thumbs-down" className="bg-wash" label={text.dislike} />
      </div>
      {time.within(at.comment, at.sent) ? (
        <div className="mt-4 tall:mt-5" style={fadeIn(time, at.comment)}>
          <p className="text-[15px] text-ink-soft tall:text-[17px]">{text.comment}</p>
          <ul className="mt-2 flex gap-2">
            {text.reasons.map((reason) => (
              <li
                key={reason}
                className="flex h-9 items-center whitespace-nowrap rounded-full px-4 text-[15px] inset-ring-[1.5px] inset-ring-line tall:h-11 tall:px-3.5 tall:text-[16px]"
              >
                {reason}
              </li>
            ))}
          </ul>
          <div className="mt-3 flex gap-2.5 tall:mt-4 tall:grid tall:grid-cols-[1fr_auto]">
            <Button size="tall" className="min-w-[150px]" pressed={time.reached(at.send)} label={text.send} />
            <Button variant="quiet" size="tall" label={text.cancel} />
          </div>
        </div>
      ) : null}
      {sent ? (
        <p className="mt-6 flex items-center gap-2.5 font-semibold text-[18px]">
          <Tick />
          {text.saved}
        </p>
      ) : null}
    </div>
  );
}

function Dashboard({ time, text }: Props) {
  return (
    <div className="absolute inset-x-7 top-[72px] tall:inset-x-[18px] tall:top-[70px]">
      <p className="title whitespace-nowrap text-[28px] tall:whitespace-normal tall:text-balance tall:text-[26px]">
        {text.title}
      </p>
      <ul className="mt-4 grid grid-cols-3 gap-4 tall:grid-cols-1 tall:gap-[18px]">
        {suggestions.map(({ art, background, satisfaction, preference }, index) => (
          <li
            key={art}
            className="flex flex-col tall:grid tall:grid-cols-[150px_1fr] tall:grid-rows-[1fr_auto_auto_1fr] tall:gap-x-4"
            style={fadeIn(time, at.dashboard + 100 + index * 160, 0, 140)}
          >
            <span
              className={`block h-[158px] overflow-hidden rounded-2xl tall:col-start-1 tall:row-span-4 tall:row-start-1 tall:h-[118px] ${background}`}
            >
              <Cover art={art} className="size-full" />
            </span>
            <span className="title mt-3.5 block whitespace-nowrap text-[20px] text-accent-deep leading-[1.25] underline decoration-[1.5px] underline-offset-4 tall:col-start-2 tall:row-start-2 tall:mt-0 tall:text-[22px]">
              {text.courses[index]}
            </span>
            <span className="mt-2 block text-[14px] text-ink-soft leading-[1.4] tabular-nums tall:col-start-2 tall:row-start-3 tall:mt-1.5 tall:text-[16px]">
              <span className="block">{interpolate(text.satisfaction, { percent: satisfaction })}</span>
              <span className="mt-1 block tall:mt-0">{interpolate(text.preference, { percent: preference })}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const scene: Scene<"recommendedCourses"> = {
  key: "recommendedCourses",
  duration: 9800,
  steps: [at.comment + 700, at.sent + 600, 8400],
  accent: "pink",
  cursor: [
    { at: 0, arrow: [430, 456] },
    { at: at.like, arrow: [80, 270], finger: [195, 334], label: ({ text }) => text.like },
    { at: at.send, arrow: [120, 396], finger: [255, 490], wait: 350, label: ({ text }) => text.send },
    { at: 4300, arrow: [260, 470] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.dashboard)
      ? { page: text.page, actor: "yuki" }
      : { area: shared.course, page: shared.quiz, actor: "yuki" },
  render(props) {
    if (!props.time.reached(at.later)) return <Activity {...props} />;
    return props.time.reached(at.dashboard) ? <Dashboard {...props} /> : <Later text={props.text.later} />;
  },
};
