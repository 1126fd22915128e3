import { interpolate } from "../../lib/interpolate.ts";
import { Button, Later, Thumb } from "../kit/controls.tsx";
import { Cover } from "../kit/cover.tsx";
import { DoneText, Ticked } from "../kit/icon.tsx";
import { answerDelay, fadeIn, listDelay, reaction } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";

type Props = SceneProps<"recommendedCourses">;

const press = { like: 1200, send: 3000 };
const at = {
  liked: press.like + reaction,
  comment: press.like + listDelay,
  sent: press.send + answerDelay,
  later: 4600,
  dashboard: 5600,
};

/** Courses of the same category have the same preference. */
const suggestions = [
  { art: "helix", background: "bg-yellow", satisfaction: 94, preference: 100 },
  { art: "molecule", background: "bg-aqua", satisfaction: 88, preference: 100 },
  { art: "hills", background: "bg-purple", satisfaction: 91, preference: 86 },
] as const;

const Activity = ({ time, text, shared }: Props) => (
  <div className="page top-76 tall:top-70">
    <div className="flex items-center gap-24 tall:flex-col tall:items-stretch tall:gap-14">
      <Cover
        art="leaf"
        className="h-140 w-230 rounded-2xl bg-salmon tall:h-142 tall:w-full tall:*:mx-auto tall:*:w-300 tall:*:overflow-visible"
      />
      <div>
        <p className="title text-balance text-29">{shared.quiz}</p>
        <DoneText className="mt-12 gap-10 text-17 tall:mt-8" text={text.done} />
      </div>
    </div>
    <div className="mt-20 flex gap-12 tall:grid tall:grid-cols-2 tall:gap-10">
      <Thumb icon="thumbs-up" className={time.reached(at.liked) ? "bg-accent" : "bg-wash"} text={text.like} />
      <Thumb icon="thumbs-down" className="bg-wash" text={text.dislike} />
    </div>
    {time.within(at.comment, at.sent) && (
      <div className="mt-16 tall:mt-20" style={fadeIn(time, at.comment)}>
        <p className="text-15 text-ink-soft tall:text-17">{text.comment}</p>
        <ul className="mt-8 flex gap-8">
          {text.reasons.map((reason) => (
            <li
              key={reason}
              className="flex h-36 items-center whitespace-nowrap rounded-full px-16 text-15 outlined tall:h-44 tall:px-14 tall:text-16"
            >
              {reason}
            </li>
          ))}
        </ul>
        <div className="mt-12 flex gap-10 tall:mt-16 tall:grid tall:grid-cols-[1fr_auto]">
          <Button tall className="min-w-150" label={text.send} pressed={time.reached(press.send)} />
          <Button quiet tall label={text.cancel} />
        </div>
      </div>
    )}
    {time.reached(at.sent) && <Ticked className="mt-24 text-18">{text.saved}</Ticked>}
  </div>
);

const Dashboard = ({ time, text }: Props) => (
  <div className="page top-72 tall:top-70">
    <p className="title whitespace-nowrap text-28 tall:whitespace-normal tall:text-balance tall:text-26">
      {text.title}
    </p>
    <ul className="mt-16 grid grid-cols-3 gap-16 tall:grid-cols-1 tall:gap-18">
      {suggestions.map(({ art, background, satisfaction, preference }, index) => (
        <li
          key={art}
          className="tall:flex tall:items-center tall:gap-16"
          style={fadeIn(time, at.dashboard + 100 + index * 160, 0, 140)}
        >
          <Cover art={art} className={`h-158 rounded-2xl tall:h-118 tall:w-150 ${background}`} />
          <div>
            <p className="title mt-14 whitespace-nowrap text-20 text-accent-deep leading-tight underline decoration-[1.5px] underline-offset-4 tall:mt-0 tall:text-22">
              {text.courses[index]}
            </p>
            <p className="mt-8 caption leading-[1.4] tabular-nums tall:mt-6">
              <span className="block">{interpolate(text.satisfaction, { percent: satisfaction })}</span>
              <span className="mt-4 block tall:mt-0">{interpolate(text.preference, { percent: preference })}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

export const scene: Scene<"recommendedCourses"> = {
  duration: 9800,
  steps: [at.comment + 700, at.sent + 600, 8400],
  accent: "pink",
  cursor: [
    { at: 0, arrow: [430, 456] },
    { at: press.like, arrow: [80, 270], finger: [195, 334], label: (text) => text.like },
    { at: press.send, arrow: [120, 396], finger: [255, 490], wait: 350, label: (text) => text.send },
    { at: 4300, arrow: [260, 470] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.dashboard)
      ? { page: text.page, actor: "yuki" }
      : { area: shared.course, page: shared.quiz, actor: "yuki" },
  render: (props) => screenOf(props, [0, Activity], [at.later, Later], [at.dashboard, Dashboard]),
};
