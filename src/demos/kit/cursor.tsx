import { easeInOut, mix } from "./motion.ts";
import { useKeyframes, useLayout } from "./playback.ts";

type Point = readonly [x: number, y: number];

/** Where the arrow of the wide scene rests and where the finger of the tall one presses. With both, the arrow clicks. */
export type CursorStop = {
  at: number;
  arrow?: Point;
  finger?: Point;
  /** How long the arrow has been there before it clicks, in ms. */
  wait?: number;
};

/** Its stops in their order. */
export type CursorPath = readonly CursorStop[];

type ArrowStop = CursorStop & { arrow: Point };

const settle = 150;
const press = 180;
const ripple = 360;
/** How long before it presses a finger can be seen. */
const nearing = 300;
/** Between two keyframes of what bends its way, in ms. */
const sample = 40;

const passed = (time: number, from: number, to: number) => Math.min(1, Math.max(0, (time - from) / (to - from)));

const arrowStops = (path: CursorPath) => path.filter((stop): stop is ArrowStop => stop.arrow !== undefined);

/** The arrow rests at each stop, leaves late, bends its way a little and settles before a click. */
function arrowAt(stops: readonly ArrowStop[], time: number): Point {
  const to = stops.find(({ at }) => at > time) ?? (stops.at(-1) as ArrowStop);
  const from = stops.findLast(({ at }) => at <= time) ?? to;
  const [x, y] = from.arrow;
  const [toX, toY] = to.arrow;
  const travel = 420 + Math.hypot(toX - x, toY - y) * 0.85;
  const arrival = to.at - (to.finger ? (to.wait ?? settle) : 0);
  const departure = Math.max(from.at + (from.finger ? press : 0), arrival - travel);
  const amount = easeInOut(passed(time, departure, arrival));
  const bend = Math.sin(amount * Math.PI) * 0.09;
  return [mix(x, toX, amount) - (toY - y) * bend, mix(y, toY, amount) + (toX - x) * bend];
}

/** A transform for every sample of a scene. */
function sampled(duration: number, transformAt: (time: number) => string): Keyframe[] {
  return Array.from({ length: Math.ceil(duration / sample) + 1 }, (_, index) => {
    const time = Math.min(index * sample, duration);
    return { offset: time / duration, transform: transformAt(time) };
  });
}

const translated = ([x, y]: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

function arrowKeyframes(path: CursorPath, duration: number): Keyframe[] {
  const stops = arrowStops(path);
  return sampled(duration, (time) => {
    const clicked = stops.findLast(({ at, finger }) => finger && at <= time);
    const pressed = clicked ? Math.sin(passed(time, clicked.at, clicked.at + press) * Math.PI) : 0;
    return `${translated(arrowAt(stops, time))} scale(${(1.3 - pressed * 0.14).toFixed(3)})`;
  });
}

/** What is dragged goes the arrow's way, and stands where that begins until then. */
export function draggedKeyframes(path: CursorPath, duration: number): Keyframe[] {
  const stops = arrowStops(path);
  return sampled(duration, (time) => translated(arrowAt(stops, time)));
}

type Rings = { before: number; sizes: readonly [first: number, pressed: number, last: number] };

/** A ring for each press: it comes from nothing, is fullest when it presses, and is gone. */
const ringKeyframes =
  (point: "arrow" | "finger", { before, sizes: [first, pressed, last] }: Rings) =>
  (path: CursorPath, duration: number): Keyframe[] =>
    path.flatMap((stop) => {
      const place = stop.finger && stop[point];
      if (!place) return [];
      const frame = (at: number, size: number, opacity: number): Keyframe => ({
        offset: Math.min(1, Math.max(0, at / duration)),
        transform: `${translated(place)} scale(${size})`,
        opacity,
      });
      return [frame(stop.at - before, first, 0), frame(stop.at, pressed, 1), frame(stop.at + ripple, last, 0)];
    });

const clickKeyframes = ringKeyframes("arrow", { before: 1, sizes: [0.36, 0.36, 1] });
const fingerKeyframes = ringKeyframes("finger", { before: nearing, sizes: [0.83, 0.56, 1] });

type CursorProps = { path: CursorPath };

const onTop = "pointer-events-none absolute top-0 left-0 z-50";

function Arrow({ path }: CursorProps) {
  const ring = useKeyframes<HTMLSpanElement, CursorPath>(clickKeyframes, path);
  const arrow = useKeyframes<SVGSVGElement, CursorPath>(arrowKeyframes, path);
  return (
    <>
      <span
        ref={ring}
        className={`${onTop} -mt-[22px] -ml-[22px] size-[44px] rounded-full border-[3px] border-ink opacity-0`}
      />
      <svg
        ref={arrow}
        aria-hidden="true"
        className={`${onTop} origin-top-left overflow-visible`}
        width="14"
        height="22"
        viewBox="0 0 14 22"
      >
        <path
          d="M0 0v17.6l4.3-4 2.8 6.5 3.3-1.4-2.8-6.4h6z"
          className="fill-ink stroke-window"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
    </>
  );
}

/** A finger comes down from above the glass, presses and is gone; nothing of it stays where it does nothing. */
function Finger({ path }: CursorProps) {
  return (
    <span
      ref={useKeyframes<HTMLSpanElement, CursorPath>(fingerKeyframes, path)}
      className={`${onTop} -mt-[36px] -ml-[36px] size-[72px] rounded-full border-[3px] border-ink bg-edge opacity-0 outline-3 outline-window`}
    />
  );
}

export function Cursor({ path }: CursorProps) {
  return useLayout() === "wide" ? <Arrow path={path} /> : <Finger path={path} />;
}
