import { Button } from "../kit/button.tsx";
import { type Art, Cover } from "../kit/cover.tsx";
import { Cursor, type Stop, type Touch } from "../kit/cursor.tsx";
import { Icon, type IconName } from "../kit/icon.tsx";
import { Meter } from "../kit/meter.tsx";
import { arrive, easeBetween } from "../kit/motion.ts";
import { Percent } from "../kit/percent.tsx";
import { Ribbon } from "../kit/ribbon.tsx";
import type { Moment, Scene } from "../kit/scene.ts";
import { SchoolWindow } from "../school-window.tsx";
import { paidAt } from "../story.ts";

type Props = Moment<"recommendedCourses">;

const like = 1200;
const looking = like + 600;
const found = 3400;
const enrol = 6200;

const path: Stop[] = [
  { at: 0, x: 430, y: 456 },
  { at: like, x: 505, y: 376, click: true },
  { at: 2700, x: 560, y: 470 },
  { at: enrol - 250, x: 186, y: 407 },
  { at: enrol, x: 186, y: 407, click: true },
  { at: 7500, x: 260, y: 470 },
];

const touches: Touch[] = [
  { at: like, x: 135, y: 489 },
  { at: enrol, x: 436, y: 279 },
];

const spent = paidAt("recommendedCourses", found);

const arts: Art[] = ["helix", "molecule", "hills"];
const fields = ["bg-yellow", "bg-aqua", "bg-purple"];

type ThumbProps = { name: IconName; size: number; active: boolean; className: string };

function Thumb({ name, size, active, className }: ThumbProps) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center rounded-full ${className} ${active ? "bg-accent" : "bg-window inset-ring-[1.5px] inset-ring-line"}`}
    >
      <Icon name={name} size={size} />
    </span>
  );
}

const answer = "size-[68px] tall:h-[60px] tall:w-auto tall:grow";

function Finished({ time, text, shared, locale }: Props) {
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  return (
    <div className="absolute inset-x-7 top-20 tall:inset-x-[18px] tall:top-[70px]">
      <div className="flex items-center gap-7 tall:flex-col tall:items-stretch tall:gap-4">
        <span className="h-[184px] w-[292px] shrink-0 overflow-hidden rounded-2xl bg-salmon tall:h-[170px] tall:w-full">
          <Cover art="leaf" className="size-full tall:mx-auto tall:w-[300px] tall:overflow-visible" />
        </span>
        <div className="grow">
          <p className="text-[17px] text-ink-soft">{text.finished}</p>
          <p className="title mt-2 text-balance text-[30px] tall:mt-1 tall:text-[32px]">{shared.course}</p>
          <p className="mt-5 flex items-center gap-3 tall:mt-3">
            <Meter value={1} className="grow" fill="bg-ink" />
            <Percent value={percent.format(1)} className="text-[20px]" />
          </p>
        </div>
      </div>
      <div className="mt-6 flex h-[116px] items-center gap-3 rounded-2xl bg-wash px-6 tall:mt-4 tall:h-[168px] tall:flex-wrap tall:content-center tall:gap-y-4 tall:px-[18px]">
        <div className="grow tall:flex tall:h-[48px] tall:w-full tall:items-center">
          {!time.reached(looking) ? (
            <p className="title grow text-[26px] tall:text-[28px]">{text.ask}</p>
          ) : (
            <div className="grow pr-6 tall:pr-0">
              <p className="mb-3 flex items-center gap-2.5 whitespace-nowrap font-semibold text-[18px] tall:mb-2.5">
                <span className="text-accent-deep">
                  <Ribbon size={22} />
                </span>
                {text.looking}
              </p>
              <Meter value={easeBetween(time, looking + 60, found)} thick={12} />
            </div>
          )}
        </div>
        <Thumb name="thumbs-up" size={31} className={answer} active={time.reached(like + 60)} />
        <Thumb name="thumbs-down" size={31} className={answer} active={false} />
      </div>
    </div>
  );
}

function Recommended({ time, text, shared }: Props) {
  return (
    <div className="absolute inset-x-7 top-[66px] tall:inset-x-[18px] tall:top-[70px]">
      <div className="flex h-[66px] items-center gap-4 rounded-2xl bg-wash pr-4 pl-2.5">
        <span className="h-[48px] w-[78px] overflow-hidden rounded-lg bg-salmon">
          <Cover art="leaf" className="size-full" />
        </span>
        <span className="grow">
          <span className="block text-[15px] text-ink-soft leading-tight tall:text-[16px]">{text.finished}</span>
          <span className="mt-0.5 block font-semibold text-[18px] leading-tight">{shared.course}</span>
        </span>
        <span className="tall:hidden">{text.liked}</span>
        <Thumb name="thumbs-up" size={19} className="size-[42px]" active />
      </div>
      <p className="title mt-4 flex h-8 items-center gap-3 text-[26px]">
        <span className="text-accent-deep">
          <Ribbon size={26} />
        </span>
        {text.title}
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-3.5 tall:mt-4 tall:grid-cols-1 tall:gap-5">
        {text.courses.map((course, index) => {
          const enrolled = index === 0 && time.reached(enrol + 240);
          return (
            <li
              key={course.name}
              className="flex flex-col tall:grid tall:grid-cols-[136px_1fr] tall:gap-x-4"
              style={arrive(time, found + index * 160, 0, 140)}
            >
              <span
                className={`block h-[76px] overflow-hidden rounded-xl tall:row-span-3 tall:h-auto ${fields[index]}`}
              >
                <Cover art={arts[index] ?? "hills"} className="size-full" />
              </span>
              <span className="title mt-2.5 block whitespace-nowrap text-[19px] leading-[1.25] tall:mt-0 tall:text-[20px]">
                {course.name}
              </span>
              <span className="mt-2 mb-3 flex h-[50px] items-center rounded-lg bg-accent-soft px-2.5 font-medium text-[15px] leading-[1.3] tall:mt-0.5 tall:h-auto tall:bg-transparent tall:px-0 tall:font-normal tall:text-[16px] tall:text-ink-soft">
                {course.reason}
              </span>
              <Button
                look={enrolled ? "accent" : "quiet"}
                className="w-full"
                down={index === 0 && time.reached(enrol) && !time.reached(enrol + 240)}
              >
                {enrolled ? <Icon name="check" weight={3} /> : null}
                {enrolled ? text.enrolled : text.enrol}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function RecommendedCourses(props: Props) {
  const { time, text } = props;
  return (
    <SchoolWindow {...props} accent="pink" page={text.page} actor="yuki" spent={spent}>
      {!time.reached(found) ? <Finished {...props} /> : <Recommended {...props} />}
      <Cursor path={path} touches={touches} />
    </SchoolWindow>
  );
}

export const scene: Scene<"recommendedCourses"> = {
  key: "recommendedCourses",
  duration: 9800,
  stillAt: 7900,
  render: (moment) => <RecommendedCourses {...moment} />,
};
