import { Button, Meter, Percent, Row, Thumb } from "../kit/controls.tsx";
import { CourseBanner } from "../kit/cover.tsx";
import { DoneText, Icon, IconText } from "../kit/icon.tsx";
import { answerDelay, easeBetween, growDelay, isPressed, reaction, screenDelay } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText } from "../kit/typing.tsx";

type Props = SceneProps<"ranking">;

const press = { dislike: 1000, reason: 2100, send: 3000, comments: 6400, analyse: 8600 } as const;
const at = {
  ...press,
  thanked: press.send + answerDelay,
  report: 4700,
  window: press.comments + screenDelay,
  analysed: press.analyse + screenDelay,
  written: press.analyse + screenDelay + 1700,
} as const;

const chosenReason = 1;

/** In the order of the course, as in the report. */
const ratings = [
  { likes: 22, dislikes: 3, commented: true },
  { likes: 24, dislikes: 1, commented: false },
  { likes: 10, dislikes: 14, commented: true },
  { likes: 17, dislikes: 7, commented: true },
];
/** A share below this counts as a weakness. */
const weakBelow = 0.5;

const thumbSize = "tall:h-[62px] tall:px-3 tall:text-[18px]";

const pageClass = "absolute inset-x-7 top-[68px] tall:inset-x-[18px] tall:top-[72px]";

function Comment({ time, text }: Props) {
  const reasons = [...text.reasons, text.other];
  return (
    <div className="mt-6 tall:mt-5">
      <p className="text-[17px] text-ink-soft">{text.feedback}</p>
      <div className="mt-2.5 flex gap-2.5 tall:grid tall:grid-cols-2">
        {reasons.map((label, index) => {
          const isChosen = index === chosenReason;
          return (
            <span
              key={label}
              className={`flex h-[46px] items-center whitespace-nowrap rounded-full px-[18px] font-medium tall:h-12 tall:justify-center tall:text-[17px] ${isChosen ? "tall:order-last tall:col-span-2" : ""} ${isChosen && time.reached(at.reason + reaction) ? "bg-salmon" : "bg-wash"}`}
            >
              {label}
            </span>
          );
        })}
      </div>
      <div className="mt-4 flex gap-2.5 tall:grid tall:grid-cols-2">
        <Button variant="ink" size="tall" pressed={time.reached(at.send)} label={text.send} />
        <Button variant="quiet" size="tall" label={text.cancel} />
      </div>
    </div>
  );
}

function Vote(props: Props) {
  const { time, text, shared } = props;
  const voted = time.reached(at.dislike + reaction);
  return (
    <div className="absolute inset-0 top-[52px]">
      <CourseBanner title={shared.experiment} className="h-[116px] tall:h-[134px]" />
      <div className="absolute inset-x-7 tall:inset-x-[18px] top-[136px] tall:top-[152px]">
        <div className="flex items-center gap-3 tall:grid tall:grid-cols-2 tall:gap-x-2.5 tall:gap-y-3">
          <p className="title grow tall:col-span-2 text-balance text-[23px] tall:text-[24px]">{text.rate}</p>
          <Thumb icon="thumbs-up" className={`${thumbSize} bg-wash`} label={text.like} />
          <Thumb
            icon="thumbs-down"
            className={`${thumbSize} ${voted ? "bg-salmon" : "bg-wash"}`}
            label={text.dislike}
          />
        </div>
        {time.reached(at.thanked) ? (
          <DoneText className="mt-7 gap-2.5 font-semibold text-[18px]" text={text.thanks} />
        ) : null}
        {voted && !time.reached(at.thanked) ? <Comment {...props} /> : null}
      </div>
    </div>
  );
}

function Report({ time, text, shared, locale }: Props) {
  const names = [text.video, shared.quiz, shared.experiment, shared.forum];
  const growth = easeBetween(time, at.report + growDelay, at.report + growDelay + 560);
  const pressed = isPressed(time, at.comments);
  return (
    <div className={pageClass}>
      <p className="title text-balance text-[23px] tall:min-h-[48px] tall:text-[22px]">{text.title}</p>
      <p className="mt-1.5 flex h-7 items-center justify-end whitespace-nowrap pr-[230px] text-[14px] text-ink-soft tall:pr-0 tall:text-[16px]">
        {text.satisfaction}
      </p>
      <ul>
        {ratings.map(({ likes, dislikes, commented }, index) => {
          const share = likes / (likes + dislikes);
          const isWeak = share < weakBelow;
          return (
            <li
              key={likes}
              className="flex h-[70px] items-center gap-3.5 border-line border-t tall:grid tall:h-[94px] tall:grid-cols-[minmax(0,1fr)_auto] tall:content-center tall:items-center tall:gap-y-1.5"
            >
              <span className="grow tall:contents">
                <span className="block whitespace-nowrap font-medium text-[17px] tall:text-[18px]">{names[index]}</span>
                <span className="mt-0.5 flex gap-4 text-[15px] text-ink-soft tall:col-start-1 tall:row-start-2 tall:mt-0 tall:text-[17px]">
                  <IconText icon="thumbs-up" size={17} className="gap-1.5" text={String(likes)} />
                  <IconText icon="thumbs-down" size={17} className="gap-1.5" text={String(dislikes)} />
                </span>
              </span>
              <span className="w-[92px] shrink-0 tall:contents">
                <Percent part={share} locale={locale} className="block text-right text-[19px] tall:text-[20px]" />
                <Meter value={share * growth} className="mt-1 tall:hidden" fill={isWeak ? "bg-salmon" : "bg-accent"} />
              </span>
              <span className="flex w-[216px] shrink-0 justify-end text-[14px] tall:w-auto tall:text-[15px]">
                {commented ? (
                  <Button
                    variant="quiet"
                    className="h-[38px]! px-3! font-medium!"
                    pressed={isWeak && pressed}
                    label={text.viewComments}
                  />
                ) : (
                  <span className="text-ink-soft">{text.noComments}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Comments({ time, text, shared }: Props) {
  const analysed = time.reached(at.analysed);
  const comments = [
    { icon: "thumbs-down", comment: text.reasons[chosenReason] },
    { icon: "thumbs-up", comment: text.praise },
    { icon: "thumbs-down", comment: text.reasons[0] },
  ] as const;
  return (
    <div className={pageClass}>
      <p className="title text-[27px] tall:text-[29px]">{shared.experiment}</p>
      <div className="mt-3.5 flex tall:mt-4">
        <Button size="wide" icon="ribbon" pressed={isPressed(time, at.analyse)} label={text.analyse} />
      </div>
      {analysed ? (
        <div className="mt-3.5 rounded-2xl bg-accent-soft px-5 py-3.5 tall:px-4">
          <p className="font-semibold">{text.result}</p>
          <p className="mt-1 text-[17px] tall:text-[18px]">
            <StreamedText text={text.analysis} time={time} from={at.analysed + growDelay} to={at.written} />
          </p>
        </div>
      ) : null}
      <ul key={String(analysed)} className="mt-3.5 flex flex-col gap-2">
        {comments.slice(0, analysed ? 2 : 3).map(({ icon, comment }) => (
          <li key={comment}>
            <Row className="h-[50px] gap-3.5 px-4 text-[17px] tall:h-[58px] tall:text-[18px]">
              <Icon name={icon} />
              {comment}
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const scene: Scene<"ranking"> = {
  key: "ranking",
  duration: 14000,
  steps: [at.dislike + 500, at.reason + 600, at.report + 1200, at.window + 1100, 12600],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [470, 456] },
    { at: at.dislike, arrow: [560, 216], finger: [430, 276], label: ({ text }) => text.dislike },
    { at: at.reason, arrow: [216, 316], finger: [400, 428], label: ({ text }) => text.reasons[chosenReason] as string },
    { at: at.send, arrow: [80, 380], finger: [195, 494], label: ({ text }) => text.send },
    { at: 4500, arrow: [330, 470] },
    { at: at.comments, arrow: [560, 308], finger: [400, 404], wait: 300, label: ({ text }) => text.viewComments },
    { at: at.analyse, arrow: [180, 138], finger: [410, 148], wait: 300, label: ({ text }) => text.analyse },
    { at: 10200, arrow: [620, 470] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.report)
      ? { area: shared.course, page: text.page, actor: "ana" }
      : { area: shared.course, page: shared.week, actor: "emil" },
  render(props) {
    const { time } = props;
    if (!time.reached(at.report)) return <Vote {...props} />;
    return time.reached(at.window) ? <Comments {...props} /> : <Report {...props} />;
  },
};
