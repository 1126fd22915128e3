import { Button, Meter, Percent } from "../kit/controls.tsx";
import { type Art, Cover } from "../kit/cover.tsx";
import { Icon, IconText, IconTile } from "../kit/icon.tsx";
import { easeBetween, fadeIn, reaction } from "../kit/motion.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";

type Props = SceneProps<"recommendedCourses">;

const press = { like: 1200, enrol: 6200 } as const;
const at = { ...press, looking: press.like + 600, found: 3400, enrolled: press.enrol + 240 } as const;

const arts: Art[] = ["helix", "molecule", "hills"];
const backgrounds = ["bg-yellow", "bg-aqua", "bg-purple"];

const thumb = "size-[68px] rounded-full tall:h-[60px] tall:w-auto tall:grow";
const unpressed = `${thumb} bg-window inset-ring-[1.5px] inset-ring-line`;

function Finished({ time, text, shared, locale }: Props) {
  const looking = time.reached(at.looking);
  const liked = time.reached(at.like + reaction);
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
            <Percent part={1} locale={locale} className="text-[20px]" />
          </p>
        </div>
      </div>
      <div className="mt-6 flex h-[116px] items-center gap-3 rounded-2xl bg-wash px-6 tall:mt-4 tall:h-[168px] tall:flex-wrap tall:content-center tall:gap-y-4 tall:px-[18px]">
        <div key={String(looking)} className="grow tall:flex tall:h-[48px] tall:w-full tall:items-center">
          {!looking ? (
            <p className="title grow text-[26px] tall:text-[28px]">{text.ask}</p>
          ) : (
            <div className="grow pr-6 tall:pr-0">
              <p className="mb-3 flex items-center gap-2.5 whitespace-nowrap font-semibold text-[18px] tall:mb-2.5">
                <Icon name="ribbon" size={22} className="text-accent-deep" />
                {text.looking}
              </p>
              <Meter value={easeBetween(time, at.looking + 60, at.found)} thick={12} />
            </div>
          )}
        </div>
        <IconTile icon="thumbs-up" size={31} className={liked ? `${thumb} bg-accent` : unpressed} />
        <IconTile icon="thumbs-down" size={31} className={unpressed} />
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
        <IconTile icon="thumbs-up" size={19} className="size-[42px] rounded-full bg-accent" />
      </div>
      <IconText icon="ribbon" size={26} accent className="title mt-4 h-8 gap-3 text-[26px]" text={text.title} />
      <ul className="mt-3 grid grid-cols-3 gap-3.5 tall:mt-4 tall:grid-cols-1 tall:gap-5">
        {text.courses.map((course, index) => {
          const enrolled = index === 0 && time.reached(at.enrolled);
          return (
            <li
              key={course.name}
              className="flex flex-col tall:grid tall:grid-cols-[136px_1fr] tall:gap-x-4"
              style={fadeIn(time, at.found + index * 160, 0, 140)}
            >
              <span
                className={`block h-[76px] overflow-hidden rounded-xl tall:row-span-3 tall:h-auto ${backgrounds[index]}`}
              >
                <Cover art={arts[index] ?? "hills"} className="size-full overflow-visible" />
              </span>
              <span className="title mt-2.5 block whitespace-nowrap text-[19px] leading-[1.25] tall:mt-0 tall:text-[20px]">
                {course.name}
              </span>
              <span className="mt-2 mb-3 flex h-[50px] items-center rounded-lg bg-accent-soft px-2.5 font-medium text-[15px] leading-[1.3] tall:mt-0.5 tall:h-auto tall:bg-transparent tall:px-0 tall:font-normal tall:text-[16px] tall:text-ink-soft">
                {course.reason}
              </span>
              <Button
                variant={enrolled ? "accent" : "quiet"}
                className="w-full"
                pressed={index === 0 && time.within(at.enrol, at.enrolled)}
                icon={enrolled && "check"}
                label={enrolled ? text.enrolled : text.enrol}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export const scene: Scene<"recommendedCourses"> = {
  key: "recommendedCourses",
  duration: 9800,
  steps: [at.like + 400, at.found + 1800, 7900],
  accent: "pink",
  charges: [at.found],
  cursor: [
    { at: 0, arrow: [430, 456] },
    { at: at.like, arrow: [505, 376], finger: [135, 489] },
    { at: 2700, arrow: [560, 470] },
    { at: at.enrol, arrow: [186, 407], finger: [436, 279], wait: 250 },
    { at: 7500, arrow: [260, 470] },
  ],
  window: ({ text }) => ({ page: text.page, actor: "yuki" }),
  render: (props) => (props.time.reached(at.found) ? <Recommended {...props} /> : <Finished {...props} />),
};
