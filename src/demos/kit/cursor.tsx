import { useContext, useMemo, useRef } from "react";
import { easeInOut, mix } from "./motion.ts";
import { PlaybackContext, useKeyframes } from "./playback.ts";
import { useShape } from "./shape.ts";

export type Stop = { at: number; x: number; y: number; click?: boolean; wait?: number };

/** Where a finger presses, and when. */
export type Touch = { at: number; x: number; y: number };

const settle = 150;
const press = 180;
const ripple = 360;
/** How long before it presses a finger can be seen. */
const nearing = 300;
/** Between two keyframes of what bends its way, in ms. */
const sample = 40;

const travel = (from: Stop, to: Stop) => 420 + Math.hypot(to.x - from.x, to.y - from.y) * 0.85;

const passed = (time: number, from: number, to: number) => Math.min(1, Math.max(0, (time - from) / (to - from)));

/** The hand rests at each stop, leaves late, bends its way a little and settles before a click. */
export function cursorAt(path: readonly Stop[], time: number) {
  const next = path.findIndex((stop) => stop.at > time);
  const from = path[next === -1 ? path.length - 1 : Math.max(0, next - 1)];
  if (!from) throw new Error("src/demos/kit/cursor.tsx: a cursor needs a stop");
  const to = next > 0 ? path[next] : undefined;
  if (!to) return from;
  const arrival = to.at - (to.click ? (to.wait ?? settle) : 0);
  const departure = Math.max(from.at + (from.click ? press : 0), arrival - travel(from, to));
  const amount = easeInOut(passed(time, departure, arrival));
  const bend = Math.sin(amount * Math.PI) * 0.09;
  return {
    x: mix(from.x, to.x, amount) - (to.y - from.y) * bend,
    y: mix(from.y, to.y, amount) + (to.x - from.x) * bend,
  };
}

/** A transform for every sample of a scene, but for those that both their neighbours are like. */
export function keyframesOf(duration: number, transformAt: (time: number) => string): Keyframe[] {
  const samples = Array.from({ length: Math.ceil(duration / sample) + 1 }, (_, index) => {
    const time = Math.min(index * sample, duration);
    return { offset: time / duration, transform: transformAt(time) };
  });
  return samples.filter(
    ({ transform }, index) =>
      samples[index - 1]?.transform !== transform || samples[index + 1]?.transform !== transform,
  );
}

function arrowAt(path: readonly Stop[], time: number): string {
  const { x, y } = cursorAt(path, time);
  const clicked = path.findLast((stop) => stop.click && stop.at <= time);
  const pressed = clicked ? Math.sin(passed(time, clicked.at, clicked.at + press) * Math.PI) : 0;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${(1.3 - pressed * 0.14).toFixed(3)})`;
}

/** A ring for each of these: it comes from nothing, is fullest when it presses, and is gone. */
function ringKeyframes(
  touches: readonly Touch[],
  duration: number,
  { before, sizes }: { before: number; sizes: readonly [first: number, pressed: number, last: number] },
): Keyframe[] {
  const frame = ({ x, y }: Touch, at: number, size: number, opacity: number): Keyframe => ({
    offset: Math.min(1, Math.max(0, at / duration)),
    transform: `translate(${x}px, ${y}px) scale(${size})`,
    opacity,
  });
  const [first, pressed, last] = sizes;
  return touches.flatMap((touch) => [
    frame(touch, touch.at - before, first, 0),
    frame(touch, touch.at, pressed, 1),
    frame(touch, touch.at + ripple, last, 0),
  ]);
}

const onTop = "pointer-events-none absolute top-0 left-0 z-50";

function Ring({ keyframes, className }: { keyframes: Keyframe[]; className: string }) {
  const ring = useRef<HTMLSpanElement>(null);
  useKeyframes(ring, keyframes);
  return <span ref={ring} className={`${onTop} rounded-full opacity-0 ${className}`} />;
}

function Arrow({ path }: { path: readonly Stop[] }) {
  const { duration } = useContext(PlaybackContext);
  const arrow = useRef<SVGSVGElement>(null);
  const way = useMemo(() => keyframesOf(duration, (time) => arrowAt(path, time)), [path, duration]);
  const rings = useMemo(() => {
    const clicks = path.filter(({ click }) => click);
    return ringKeyframes(clicks, duration, { before: 1, sizes: [0.36, 0.36, 1] });
  }, [path, duration]);
  useKeyframes(arrow, way);
  return (
    <>
      <Ring keyframes={rings} className="-mt-[22px] -ml-[22px] size-[44px] border-[3px] border-ink" />
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
function Finger({ touches }: { touches: readonly Touch[] }) {
  const { duration } = useContext(PlaybackContext);
  const keyframes = useMemo(
    () => ringKeyframes(touches, duration, { before: nearing, sizes: [0.83, 0.56, 1] }),
    [touches, duration],
  );
  return (
    <Ring
      keyframes={keyframes}
      className="-mt-[36px] -ml-[36px] size-[72px] border-[3px] border-ink bg-edge outline-3 outline-window"
    />
  );
}

type CursorProps = { path: readonly Stop[]; touches: readonly Touch[] };

/** What the hand does: an arrow on the wide scene, a finger on the tall one. */
export function Cursor({ path, touches }: CursorProps) {
  return useShape() === "wide" ? <Arrow path={path} /> : <Finger touches={touches} />;
}

/** Is dragged along the pointer's way, for as long as it is there. */
export function useDragged(path: readonly Stop[], from: number) {
  const { duration } = useContext(PlaybackContext);
  const dragged = useRef<HTMLSpanElement>(null);
  const way = useMemo(
    () =>
      keyframesOf(duration, (time) => {
        const { x, y } = cursorAt(path, Math.max(time, from));
        return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      }),
    [path, from, duration],
  );
  useKeyframes(dragged, way);
  return dragged;
}
