import { Button, Meter, Percent, Row } from "../kit/controls.tsx";
import { CourseBanner } from "../kit/cover.tsx";
import { Icon, IconText, IconTile } from "../kit/icon.tsx";
import { easeBetween, pressTime, reaction } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { StreamedText } from "../kit/typing.tsx";

type Props = SceneProps<"ranking">;

const press = { dislike: 1000, reason: 2200, analyse: 6000 } as const;
const at = {
  ...press,
  thanked: press.reason + 500,
  report: 4100,
  analysed: press.analyse + 420,
  written: press.analyse + 1720,
} as const;

const partAt = (index: number) => at.analysed + index * 360;
const barAt = (index: number) => at.report + 160 + index * 80;

const shares = [0.96, 0.88, 0.71, 0.42];
/** A share below this counts as a weakness. */
const weakBelow = 0.5;

const chosenReason = 1;

const thumb = "size-[70px] rounded-full tall:w-full";

function Vote({ time, text, shared }: Props) {
  const voted = time.reached(at.dislike + reaction);
  const sent = time.reached(at.thanked);
  return (
    <div className="absolute inset-0 top-[52px]">
      <CourseBanner title={shared.experiment} className="h-[116px] tall:h-[134px]" />
      <div className="absolute inset-x-7 tall:inset-x-[18px] top-[132px] tall:top-[150px]">
        <Row className="h-[50px] gap-3 px-4 text-[17px] tall:h-[52px] tall:text-[18px]">
          <Icon name="check" />
          {text.submitted}
        </Row>
        <div className="mt-4 flex items-center gap-3 tall:mt-5 tall:grid tall:grid-cols-2 tall:gap-x-2.5 tall:gap-y-3.5">
          <p className="title grow tall:col-span-2 text-balance text-[23px] tall:text-[24px]">{text.ask}</p>
          <IconTile icon="thumbs-up" size={30} className={`${thumb} bg-wash`} />
          <IconTile icon="thumbs-down" size={30} className={`${thumb} ${voted ? "bg-salmon" : "bg-wash"}`} />
        </div>
      </div>
      {voted ? (
        <div className="absolute inset-x-7 tall:inset-x-[18px] top-[282px] tall:top-[348px]">
          {sent ? (
            <IconText icon="check" className="h-6 gap-2.5 font-semibold text-[18px]" text={text.thanks} />
          ) : (
            <p className="flex h-6 items-center text-[17px] text-ink-soft">{text.why}</p>
          )}
          <div className="mt-2.5 flex gap-2.5 tall:grid tall:grid-cols-2">
            {text.reasons.map((label, index) => (
              <span
                key={label}
                className={`flex h-[46px] items-center whitespace-nowrap rounded-full px-[18px] font-medium tall:h-12 tall:justify-center tall:text-[17px] ${index === chosenReason ? "tall:order-last tall:col-span-2" : ""} ${index === chosenReason && time.reached(at.reason + reaction) ? "bg-salmon" : "bg-wash"} ${sent && index !== chosenReason ? "text-ink-soft" : ""}`}
              >
                {label}
              </span>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Analysis({ time, text }: Props) {
  return (
    <div className="mt-3 tall:mt-3.5 grid grid-cols-3 gap-2.5 tall:grid-cols-1 tall:gap-1.5">
      {text.analysis.map((part, index) => (
        <div
          key={part.title}
          className={`h-[104px] rounded-2xl px-3.5 py-3 tall:h-[60px] tall:px-4 tall:py-2 ${index === 1 ? "bg-salmon-soft" : "bg-accent-soft"}`}
        >
          <p className="title text-[19px]">{part.title}</p>
          <p className="mt-1 text-[15.5px] tall:mt-0.5 tall:text-[17px]">
            <StreamedText text={part.body} time={time} from={partAt(index)} to={partAt(index) + 480} />
          </p>
        </div>
      ))}
    </div>
  );
}

function Report(props: Props) {
  const { time, text, shared, locale } = props;
  const analysing = time.within(at.analyse, at.analyse + pressTime);
  const names = [shared.quiz, text.video, shared.forum, shared.experiment];
  return (
    <div className="absolute inset-x-7 tall:inset-x-[18px] top-[66px] tall:top-16">
      <div className="flex h-11 items-center justify-between tall:h-10">
        <p className="title text-[27px] tall:text-[29px]">{text.title}</p>
        {time.reached(at.written) ? (
          <IconText icon="check" className="tall:hidden gap-2 text-ink-soft" text={text.analysed} />
        ) : null}
      </div>
      <ol className="mt-2 flex flex-col tall:mt-1.5">
        {shares.map((share, index) => {
          const growth = easeBetween(time, barAt(index), barAt(index) + 560);
          return (
            <li
              key={share}
              className="flex h-[47px] items-center gap-3.5 border-line border-t tall:grid tall:h-14 tall:grid-cols-[16px_1fr_auto] tall:content-center tall:items-baseline tall:gap-y-0.5 tall:pb-1"
            >
              <span className="figure tall:static! w-4 text-[19px] text-accent-deep">{index + 1}</span>
              <span className="w-[238px] tall:w-auto shrink-0 whitespace-nowrap font-medium text-[17px] tall:text-[18px]">
                {names[index]}
              </span>
              <Meter
                value={share * growth}
                thick={14}
                className="grow tall:col-span-2 tall:col-start-2 tall:row-start-2"
                fill={share < weakBelow ? "bg-salmon" : "bg-accent"}
              />
              <Percent
                part={share}
                locale={locale}
                className="normal-nums! w-[56px] tall:w-auto shrink-0 text-right text-[20px]"
              />
              <span className="tall:hidden w-[84px] shrink-0 whitespace-nowrap text-right text-[15px] text-ink-soft">
                {text.votes[index]}
              </span>
            </li>
          );
        })}
      </ol>
      {time.reached(at.analysed) ? (
        <Analysis {...props} />
      ) : (
        <div className="mt-3 tall:mt-3.5 flex h-[104px] items-center justify-between gap-4 rounded-2xl bg-wash px-5 tall:h-[192px] tall:flex-col tall:py-5">
          <span className="flex items-center gap-3 whitespace-nowrap text-[17px] tall:grow tall:whitespace-normal tall:flex-col tall:justify-center tall:gap-2.5 tall:text-[18px]">
            <Icon name="message-square-text" size={24} />
            {text.answers}
          </span>
          <Button pressed={analysing} size="wide" icon="ribbon" label={text.analyse} />
        </div>
      )}
    </div>
  );
}

export const scene: Scene<"ranking"> = {
  key: "ranking",
  duration: 10900,
  steps: [at.dislike + 500, at.thanked + 600, at.report + 1300, 9200],
  accent: "aqua",
  charges: [at.written],
  cursor: [
    { at: 0, arrow: [470, 456] },
    { at: at.dislike, arrow: [596, 312], finger: [354, 349] },
    { at: at.reason, arrow: [208, 404], finger: [424, 516] },
    { at: 3700, arrow: [330, 470] },
    { at: at.report, arrow: [560, 470] },
    { at: at.analyse, arrow: [578, 390], finger: [414, 493], wait: 250 },
    { at: 7300, arrow: [620, 470] },
  ],
  window: ({ time, text, shared }) =>
    time.reached(at.report)
      ? { area: shared.course, page: text.report, actor: "ana" }
      : { area: shared.course, page: shared.week, actor: "emil" },
  render: (props) => (props.time.reached(at.report) ? <Report {...props} /> : <Vote {...props} />),
};
