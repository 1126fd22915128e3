import { Button } from "../kit/button.tsx";
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
const analyse = 5800;
const analysed = 6400;

const studentPath: Stop[] = [
  { at: 0, x: 470, y: 456 },
  { at: dislike, x: 378, y: 232, click: true },
  { at: reason, x: 330, y: 358, click: true },
  { at: 3500, x: 470, y: 410 },
];
const teacherPath: Stop[] = [
  { at: report, x: 470, y: 410 },
  { at: analyse, x: 570, y: 92, click: true },
  { at: 7400, x: 610, y: 470 },
];

function Vote({ time, text }: Props) {
  const voted = time >= dislike + 60;
  const sent = time >= reason + 500;
  return (
    <div className="absolute inset-x-7 top-[88px] text-center">
      <p className="inline-flex items-center gap-2.5 font-semibold text-[18px] text-ink-soft">
        <Icon name="flask-conical" size={22} />
        {text.lab}
      </p>
      <h1 className="title mt-2 text-[28px]">{text.ask}</h1>
      <div className="mt-5 flex justify-center gap-5">
        <span className="flex size-[84px] items-center justify-center rounded-full bg-wash">
          <Icon name="thumbs-up" size={38} />
        </span>
        <span
          className={`flex size-[84px] items-center justify-center rounded-full ${voted ? "bg-accent" : "bg-wash"}`}
        >
          <Icon name="thumbs-down" size={38} />
        </span>
      </div>
      {voted && !sent ? (
        <div style={arrive(time, dislike + 160)}>
          <p className="mt-5 text-[17px] text-ink-soft">{text.why}</p>
          <div className="mt-3 flex justify-center gap-2.5">
            {text.reasons.map((label, index) => (
              <span
                key={label}
                className={`flex h-11 items-center whitespace-nowrap rounded-full px-4 font-medium ${index === 1 && time >= reason + 60 ? "bg-accent" : "bg-wash"}`}
              >
                {label}
              </span>
            ))}
          </div>
        </div>
      ) : null}
      {sent ? (
        <p
          className="mt-9 inline-flex items-center gap-2.5 font-semibold text-[18px]"
          style={arrive(time, reason + 500)}
        >
          <Icon name="check" weight={3} />
          {text.thanks}
        </p>
      ) : null}
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
            <li key={activity.name} className="flex h-[39px] items-center gap-4 border-line border-t">
              <span className="title w-4 text-[19px] text-accent-deep">{index + 1}</span>
              <span className="w-[228px] font-medium text-[17px]">{activity.name}</span>
              <Meter
                value={(activity.share / 100) * grown}
                thick={14}
                className="grow"
                fill={activity.share < 50 ? "bg-salmon" : "bg-accent"}
              />
              <span className="title w-[52px] text-right text-[19px]">
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
              className="h-[120px] rounded-2xl bg-accent-soft px-4 py-3.5"
              style={arrive(time, analysed + index * 120)}
            >
              <p className="title text-[19px]">{part.title}</p>
              <p className="mt-1.5 text-[16px]">
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
  duration: 11200,
  stillAt: 9200,
  render: (moment) => <Ranking {...moment} />,
};
