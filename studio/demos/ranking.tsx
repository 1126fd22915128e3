import { Button } from "../kit/button.tsx";
import { Cover } from "../kit/cover.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Writing } from "../kit/typing.tsx";
import { Window } from "../kit/window.tsx";

type Props = Moment<"ranking">;

const dislike = 1000;
const reason = 2200;
const report = 3600;
const analyse = 5500;
const analysed = 6000;

const studentPath: Stop[] = [
  { at: 0, x: 470, y: 456 },
  { at: dislike, x: 582, y: 242, click: true },
  { at: reason, x: 240, y: 382, click: true },
  { at: 3500, x: 470, y: 410 },
];
const teacherPath: Stop[] = [
  { at: report, x: 470, y: 410 },
  { at: analyse, x: 570, y: 92, click: true },
  { at: 7100, x: 610, y: 470 },
];

function Vote({ time, text }: Props) {
  const voted = time >= dislike + 60;
  const sent = time >= reason + 500;
  return (
    <div className="absolute inset-0 top-[52px]">
      <div className="relative h-[128px] bg-accent">
        <Cover art="water" className="absolute inset-0 size-full" />
        <h1 className="title absolute bottom-6 left-7 text-[32px]">{text.lab}</h1>
      </div>
      <div className="absolute inset-x-7 top-[150px] flex items-center gap-3">
        <p className="title grow text-[23px]">{text.ask}</p>
        <span className="flex size-[68px] items-center justify-center rounded-full bg-wash">
          <Icon name="thumbs-up" size={30} />
        </span>
        <span
          className={`flex size-[68px] items-center justify-center rounded-full ${voted ? "bg-accent" : "bg-wash"}`}
        >
          <Icon name="thumbs-down" size={30} />
        </span>
      </div>
      <div className="absolute inset-x-7 top-[242px] border-line border-t pt-5">
        {voted && !sent ? (
          <div style={arrive(time, dislike + 160, 0)}>
            <p className="text-[17px] text-ink-soft">{text.why}</p>
            <div className="mt-3 flex gap-2.5">
              {text.reasons.map((label, index) => (
                <span
                  key={label}
                  className={`flex h-12 items-center whitespace-nowrap rounded-full px-[18px] font-medium ${index === 1 && time >= reason + 60 ? "bg-accent" : "bg-wash"}`}
                >
                  {label}
                </span>
              ))}
            </div>
          </div>
        ) : null}
        {sent ? (
          <p className="flex items-center gap-3 font-semibold text-[19px]" style={arrive(time, reason + 500, 0)}>
            <span className="flex size-9 items-center justify-center rounded-full bg-accent">
              <Icon name="check" weight={3} />
            </span>
            {text.thanks}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function Report({ time, text, locale }: Props) {
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <div className="absolute inset-x-7 top-[68px]">
      <div className="flex h-11 items-center justify-between">
        <h1 className="title text-[26px]">{text.title}</h1>
        <Button look={time >= analysed ? "quiet" : "accent"} down={time >= analyse && time < analyse + 200}>
          <Ribbon />
          {text.analyse}
        </Button>
      </div>
      <ol className="mt-2.5 flex flex-col">
        {text.activities.map((activity, index) => {
          const grown = easeBetween(time, report + 200 + index * 160, report + 1000 + index * 160);
          return (
            <li key={activity.name} className="flex h-[41px] items-center gap-4 border-line border-t">
              <span className="figure w-4 text-[19px] text-accent-deep">{index + 1}</span>
              <span className="w-[228px] font-medium text-[17px]">{activity.name}</span>
              <Meter
                value={(activity.share / 100) * grown}
                thick={14}
                className="grow"
                fill={activity.share < 50 ? "bg-salmon" : "bg-accent"}
              />
              <span className="figure w-[56px] text-right text-[19px]">
                {percent.format((activity.share / 100) * grown)}
              </span>
            </li>
          );
        })}
      </ol>
      {time >= analysed ? (
        <div className="mt-2 grid grid-cols-3 gap-2.5">
          {text.analysis.map((part, index) => (
            <div
              key={part.title}
              className="h-[114px] rounded-2xl bg-accent-soft px-4 py-3.5"
              style={arrive(time, analysed + index * 120)}
            >
              <p className="title text-[19px]">{part.title}</p>
              <p className="mt-1.5 text-[16.5px]">
                <Writing
                  text={part.body}
                  time={time}
                  from={analysed + 400 + index * 500}
                  to={analysed + 900 + index * 500}
                />
              </p>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Ranking(props: Props) {
  const { time, text } = props;
  const teaching = time >= report;
  return (
    <Window
      accent="aqua"
      course={text.course}
      page={teaching ? text.report : text.page}
      person={teaching ? text.teacher : text.student}
      role={teaching ? text.teacherRole : text.studentRole}
    >
      {teaching ? <Report {...props} /> : <Vote {...props} />}
      <Cursor time={time} path={teaching ? teacherPath : studentPath} />
    </Window>
  );
}

export const scene: Scene<"ranking"> = {
  key: "ranking",
  duration: 10900,
  stillAt: 9200,
  render: (moment) => <Ranking {...moment} />,
};
