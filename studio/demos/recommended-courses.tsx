import { Button } from "../kit/button.tsx";
import { type Art, Cover } from "../kit/cover.tsx";
import { Cursor, type Stop } from "../kit/cursor.tsx";
import { Icon } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { Window } from "../kit/window.tsx";

type Props = Moment<"recommendedCourses">;

const like = 1100;
const looking = 1600;
const found = 3000;
const enrol = 5600;

const path: Stop[] = [
  { at: 0, x: 500, y: 456 },
  { at: like, x: 580, y: 112, click: true },
  { at: 3600, x: 440, y: 460 },
  { at: enrol, x: 122, y: 400, click: true },
  { at: 7000, x: 200, y: 470 },
];

const arts: Art[] = ["code", "arc", "hills"];
const fields = ["bg-yellow", "bg-aqua", "bg-salmon"];

function Finished({ time, text }: Props) {
  const liked = time >= like + 60;
  return (
    <div className="flex h-[76px] items-center gap-4 rounded-2xl bg-wash pr-4 pl-3">
      <span className="h-[52px] w-[84px] overflow-hidden rounded-lg bg-pink-soft">
        <Cover art="bars" className="size-full" />
      </span>
      <span className="grow">
        <span className="block text-[15px] text-ink-soft">{text.finished}</span>
        <span className="block font-semibold text-[18px]">{text.finishedCourse}</span>
      </span>
      <span className="text-ink-soft">{text.ask}</span>
      <span
        className={`flex size-11 items-center justify-center rounded-full ${liked ? "bg-accent" : "bg-white inset-ring-[1.5px] inset-ring-line"}`}
      >
        <Icon name="thumbs-up" size={22} />
      </span>
    </div>
  );
}

function Expected({ time, text }: Props) {
  return (
    <div className="relative mt-3 grid grid-cols-3 gap-3.5">
      {text.courses.map((course) => (
        <span key={course.name} className="h-[218px] rounded-xl border-2 border-line border-dashed" />
      ))}
      {time >= looking ? (
        <div className="absolute inset-x-24 top-[58px] rounded-2xl bg-white px-8 py-5 text-center shadow-menu">
          <p className="mb-3 whitespace-nowrap font-semibold text-[18px]">{text.looking}</p>
          <Meter value={easeBetween(time, looking + 100, found - 100)} />
        </div>
      ) : null}
    </div>
  );
}

function Recommended({ time, text }: Props) {
  return (
    <ul className="mt-3 grid grid-cols-3 gap-3.5">
      {text.courses.map((course, index) => {
        const enrolled = index === 0 && time >= enrol + 80;
        return (
          <li key={course.name} className="flex flex-col" style={arrive(time, found + index * 240, 0)}>
            <span className={`block h-[92px] overflow-hidden rounded-xl ${fields[index]}`}>
              <Cover art={arts[index] ?? "arc"} className="size-full" />
            </span>
            <span className="title mt-2.5 block whitespace-nowrap text-[19px]">{course.name}</span>
            <span className="mt-0.5 mb-2.5 block text-[15px] text-ink-soft leading-tight">{course.reason}</span>
            <Button
              look={enrolled ? "accent" : "quiet"}
              className="mt-auto w-full"
              down={index === 0 && time >= enrol && time < enrol + 80}
            >
              {enrolled ? <Icon name="check" weight={3} /> : null}
              {enrolled ? text.enrolled : text.enrol}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function RecommendedCourses(props: Props) {
  const { time, text } = props;
  return (
    <Window accent="pink" course={text.course} page={text.page} person={text.person} role={text.role}>
      <div className="absolute inset-x-7 top-[72px]">
        <Finished {...props} />
        <h1 className="title mt-5 flex items-center gap-3 text-[26px]">
          <span className="text-accent-deep">
            <Ribbon size={26} />
          </span>
          {text.title}
        </h1>
        {time >= found ? <Recommended {...props} /> : <Expected {...props} />}
      </div>
      <Cursor time={time} path={path} />
    </Window>
  );
}

export const scene: Scene<"recommendedCourses"> = {
  key: "recommendedCourses",
  duration: 9600,
  stillAt: 7600,
  render: (moment) => <RecommendedCourses {...moment} />,
};
