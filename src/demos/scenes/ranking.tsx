import { Button, Meter, Row, Thumb } from "../kit/controls.tsx";
import { CourseBanner, CourseTitle } from "../kit/cover.tsx";
import { DoneText, Icon, IconText } from "../kit/icon.tsx";
import { answerDelay, easeBetween, growDelay, isPressed, reaction, screenDelay } from "../kit/motion.ts";
import { type Scene, type SceneProps, screenOf } from "../kit/scene.ts";
import { StreamedText } from "../kit/typing.tsx";

type Props = SceneProps<"ranking">;

const press = { dislike: 1000, reason: 2100, send: 3000, comments: 6400, analyse: 8600 };
const at = {
  thanked: press.send + answerDelay,
  report: 4700,
  window: press.comments + screenDelay,
  analysed: press.analyse + screenDelay,
  written: press.analyse + screenDelay + 1700,
};

const chosenReason = 1;

/** In the order of the course, as in the report. */
const ratings = [
  { likes: 22, dislikes: 3, commented: true },
  { likes: 24, dislikes: 1, commented: false },
  { likes: 10, dislikes: 14, commented: true },
  { likes: 17, dislikes: 7, commented: true },
];

const thumbSize = "tall:h-62 tall:px-12 tall:text-18";

const pageClass = "page top-68 tall:top-72";

const Comment = ({ time, text }: Props) => (
  <div className="mt-24 tall:mt-20">
    <p className="text-17 text-ink-soft">{text.feedback}</p>
    <div className="mt-10 flex gap-10 tall:grid tall:grid-cols-2 tall:*:nth-2:order-last tall:*:nth-2:col-span-2">
      {[...text.reasons, text.other].map((label, index) => (
        <span
          key={label}
          className={`flex h-46 items-center whitespace-nowrap rounded-full px-18 font-medium tall:h-48 tall:justify-center tall:text-17 ${index === chosenReason && time.reached(press.reason + reaction) ? "bg-salmon" : "bg-wash"}`}
        >
          {label}
        </span>
      ))}
    </div>
    <div className="mt-16 flex gap-10 tall:grid tall:grid-cols-2">
      <Button ink tall label={text.send} pressed={time.reached(press.send)} />
      <Button quiet tall label={text.cancel} />
    </div>
  </div>
);

function Vote(props: Props) {
  const { time, text, shared } = props;
  const voted = time.reached(press.dislike + reaction);
  return (
    <div className="absolute inset-0 top-52">
      <CourseBanner title={shared.experiment} className="h-116 tall:h-134" />
      <div className="page top-136 tall:top-152">
        <div className="flex items-center gap-12 tall:grid tall:grid-cols-2 tall:gap-x-10">
          <p className="title grow tall:col-span-2 text-balance text-23 tall:text-24">{text.rate}</p>
          <Thumb icon="thumbs-up" className={`${thumbSize} bg-wash`} text={text.like} />
          <Thumb icon="thumbs-down" className={`${thumbSize} ${voted ? "bg-salmon" : "bg-wash"}`} text={text.dislike} />
        </div>
        {time.reached(at.thanked) && <DoneText className="mt-28 gap-10 font-semibold text-18" text={text.thanks} />}
        {voted && !time.reached(at.thanked) && <Comment {...props} />}
      </div>
    </div>
  );
}

function Report({ time, text, shared, locale }: Props) {
  const names = [text.video, shared.quiz, shared.experiment, shared.forum];
  // Not in the typeface of titles: Literata's percent sign is only as tall as its small letters.
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const growth = easeBetween(time, at.report + growDelay, at.report + growDelay + 560);
  return (
    <div className={pageClass}>
      <p className="title text-balance text-23 tall:min-h-48 tall:text-22">{text.title}</p>
      <p className="mt-6 flex h-28 items-center justify-end whitespace-nowrap pr-230 caption tall:pr-0">
        {text.satisfaction}
      </p>
      <ul>
        {ratings.map(({ likes, dislikes, commented }, index) => {
          const share = likes / (likes + dislikes);
          const isWeak = share < 0.5;
          return (
            <li
              key={likes}
              className="flex h-70 items-center gap-14 border-line border-t tall:grid tall:h-94 tall:grid-cols-[minmax(0,1fr)_auto] tall:content-center tall:gap-y-6"
            >
              <span className="grow tall:contents">
                <span className="block whitespace-nowrap font-medium text-17 tall:text-18">{names[index]}</span>
                <span className="mt-2 flex gap-16 text-15 text-ink-soft tall:col-start-1 tall:row-start-2 tall:mt-0 tall:text-17">
                  <IconText icon="thumbs-up" size={17} className="gap-6" text={String(likes)} />
                  <IconText icon="thumbs-down" size={17} className="gap-6" text={String(dislikes)} />
                </span>
              </span>
              <span className="w-92 shrink-0 tall:contents">
                <span className="block whitespace-nowrap text-right font-semibold text-19 tabular-nums tall:text-20">
                  {percent.format(share)}
                </span>
                <Meter value={share * growth} className="mt-4 tall:hidden" fill={isWeak ? "bg-salmon" : "bg-accent"} />
              </span>
              <span className="flex w-216 shrink-0 justify-end text-14 tall:w-auto tall:text-15">
                {commented ? (
                  <Button
                    quiet
                    className="h-38! px-12! font-medium!"
                    label={text.viewComments}
                    pressed={isWeak && isPressed(time, press.comments)}
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
  ];
  return (
    <div className={pageClass}>
      <CourseTitle title={shared.experiment} />
      <div className="mt-10 flex tall:mt-14">
        <Button wide quiet={analysed} icon="ribbon" label={text.analyse} pressed={isPressed(time, press.analyse)} />
      </div>
      {analysed && (
        <div className="mt-12 rounded-2xl bg-accent px-20 py-12 tall:px-16">
          <p className="font-semibold">{text.result}</p>
          <p className="mt-4 text-17 tall:text-18">
            <StreamedText text={text.analysis} time={time} from={at.analysed + growDelay} to={at.written} />
          </p>
        </div>
      )}
      <div key={String(analysed)} className="mt-12 flex flex-col gap-8">
        {comments.slice(0, analysed ? 2 : 3).map(({ icon, comment }) => (
          <Row key={comment} className="h-44 gap-14 px-16 text-17 tall:h-58 tall:text-18">
            <Icon icon={icon} />
            {comment}
          </Row>
        ))}
      </div>
    </div>
  );
}

export const scene: Scene<"ranking"> = {
  duration: 14000,
  steps: [press.dislike + 500, press.send, at.report + 1200, at.window + 1100, 12600],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [470, 456] },
    { at: press.dislike, arrow: [560, 216], finger: [430, 276], label: (text) => text.dislike },
    { at: press.reason, arrow: [216, 316], finger: [400, 428], label: (text) => text.reasons[chosenReason] },
    { at: press.send, arrow: [80, 380], finger: [195, 494], label: (text) => text.send },
    { at: 4500, arrow: [330, 470] },
    { at: press.comments, arrow: [560, 308], finger: [400, 404], wait: 300, label: (text) => text.viewComments },
    { at: press.analyse, arrow: [180, 156], finger: [410, 190], wait: 300, label: (text) => text.analyse },
    { at: 10200, arrow: [620, 470] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.report)
      ? { area: shared.course, page: text.page, actor: "ana" }
      : { area: shared.course, page: shared.week, actor: "emil" },
  render: (props) => screenOf(props, [0, Vote], [at.report, Report], [at.window, Comments]),
};
