import { type RefObject, useLayoutEffect, useRef } from "react";
import { elementsOf } from "../../ui/inline-svg.tsx";
import shapes from "./drawings/arrow.svg?shapes";
import { easeInOut, mix } from "./motion.ts";
import type { CursorPath, CursorStop, Point } from "./scene.ts";

const defaultWait = 150;
const pressDuration = 180;
const rippleDuration = 360;
/** Time between two keyframes of a curved path, in ms. */
const sampleInterval = 40;

/** A span without a length is over once it begins. */
const progress = (time: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (time - from) / Math.max(1, to - from)));

/** The arrow rests at each stop, leaves late, moves on a slight curve and settles before a click. */
function arrowAt(stops: CursorPath, time: number): Point {
  const to = stops.find(({ at }) => at > time) ?? (stops.at(-1) as CursorStop);
  const from = stops.filter(({ at }) => at <= time).at(-1) ?? to;
  const [x, y] = from.arrow;
  const [toX, toY] = to.arrow;
  const travel = 420 + Math.hypot(toX - x, toY - y) * 0.85;
  const arrival = to.at - (to.finger ? (to.wait ?? defaultWait) : 0);
  const departure = Math.max(from.at + (from.finger ? pressDuration : 0), arrival - travel);
  const amount = easeInOut(progress(time, departure, arrival));
  const bend = Math.sin(amount * Math.PI) * 0.09;
  return [mix(x, toX, amount) - (toY - y) * bend, mix(y, toY, amount) + (toX - x) * bend];
}

const translate = ([x, y]: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

const arrowKeyframes = (stops: CursorPath, duration: number): Keyframe[] =>
  Array.from({ length: Math.ceil(duration / sampleInterval) + 1 }, (_, index) => {
    const time = Math.min(index * sampleInterval, duration);
    const lastClick = stops.filter(({ at, finger }) => finger && at <= time).at(-1);
    const pressure = lastClick ? Math.sin(progress(time, lastClick.at, lastClick.at + pressDuration) * Math.PI) : 0;
    const scale = (1.3 - pressure * 0.14).toFixed(3);
    return { offset: time / duration, transform: `${translate(arrowAt(stops, time))} scale(${scale})` };
  });

/** One ring per press: it fades in, a finger's well before the press, is opaque at the press, and fades out. */
const ringKeyframes =
  (touch: boolean) =>
  (path: CursorPath, duration: number): Keyframe[] =>
    path.flatMap(({ at, arrow, finger }) => {
      if (!finger) return [];
      const frame = (moment: number, size: number, opacity: number): Keyframe => ({
        offset: Math.min(1, Math.max(0, moment / duration)),
        transform: `${translate(touch ? finger : arrow)} scale(${size})`,
        opacity,
      });
      const first = touch ? frame(at - 300, 0.83, 0) : frame(at - 1, 0.36, 0);
      return [first, frame(at, touch ? 0.56 : 0.36, 1), frame(at + rippleDuration, 1, 0)];
    });

const clickKeyframes = ringKeyframes(false);
const fingerKeyframes = ringKeyframes(true);

const pointerClass = "pointer-events-none absolute top-0 left-0 z-50";
const clickClass = "-mt-22 -ml-22 size-44";
const fingerClass = "-mt-36 -ml-36 size-72 bg-edge outline-3 outline-window";

interface Playback {
  /** Time since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

/** How far an animation may drift from the scene before it is corrected, in ms. */
const tolerance = 100;

/** Animates the element of the returned ref for as long as the scene: by the browser, without React renders. */
function useKeyframes<Target extends Element>(
  keyframesOf: (path: CursorPath, duration: number) => Keyframe[],
  path: CursorPath,
  { moment, duration, playing }: Playback,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const animationRef = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const animation = element.current?.animate?.(keyframesOf(path, duration), { duration, fill: "both" });
    animation?.pause();
    animationRef.current = animation;
    return () => animation?.cancel();
  }, [keyframesOf, path, duration]);
  useLayoutEffect(() => {
    const animation = animationRef.current;
    if (!animation) return;
    const { currentTime } = animation;
    if (!playing || Math.abs(Number(currentTime ?? 0) - moment) > tolerance) animation.currentTime = moment;
    if (playing) animation.play();
    else animation.pause();
  }, [moment, playing]);
  return element;
}

/** An arrow with a ring at each click; for touch a finger, only around a press: idle it touches nothing. */
export function Cursor({ path, touch, ...playback }: Playback & { path: CursorPath; touch: boolean }) {
  const ring = useKeyframes<HTMLSpanElement>(touch ? fingerKeyframes : clickKeyframes, path, playback);
  const arrow = useKeyframes<SVGSVGElement>(arrowKeyframes, path, playback);
  return (
    <>
      <span
        ref={ring}
        className={`${pointerClass} rounded-full border-3 border-ink opacity-0 ${touch ? fingerClass : clickClass}`}
      />
      {!touch && (
        <svg ref={arrow} aria-hidden="true" className={`${pointerClass} h-22 w-14 origin-top-left overflow-visible`}>
          {elementsOf(shapes)}
        </svg>
      )}
    </>
  );
}
