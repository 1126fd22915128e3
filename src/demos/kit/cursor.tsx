import { type RefObject, useLayoutEffect, useRef } from "react";
import { elementsOf } from "../../ui/inline-svg.tsx";
import shapes from "./drawings/arrow.svg?shapes";
import { easeBetween } from "./motion.ts";
import type { CursorPath, Point } from "./scene.ts";
import { SceneTime } from "./scene-time.ts";

const defaultWait = 150;
const pressDuration = 180;
const rippleDuration = 360;
/** Time between two keyframes of a curved path, in ms. */
const sampleInterval = 40;

/** The arrow rests at each stop, leaves late, moves on a slight curve and settles before a click. */
function arrowAt(stops: CursorPath, time: SceneTime): Point {
  const to = stops.find(({ at }) => !time.reached(at)) ?? (stops.at(-1) as CursorPath[number]);
  const from = stops.filter(({ at }) => time.reached(at)).at(-1) ?? to;
  const [x, y] = from.arrow;
  const [width, height] = [to.arrow[0] - x, to.arrow[1] - y];
  const travel = 420 + Math.hypot(width, height) * 0.85;
  const arrival = to.at - (to.finger ? (to.wait ?? defaultWait) : 0);
  const departure = Math.max(from.at + (from.finger ? pressDuration : 0), arrival - travel);
  const amount = easeBetween(time, departure, arrival);
  const bend = Math.sin(amount * Math.PI) * 0.09;
  return [x + width * amount - height * bend, y + height * amount + width * bend];
}

const translate = ([x, y]: Point) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

const arrowKeyframes = (stops: CursorPath, duration: number): Keyframe[] =>
  Array.from({ length: Math.ceil(duration / sampleInterval) + 1 }, (_, index) => {
    const time = new SceneTime(Math.min(index * sampleInterval, duration));
    const lastClick = stops.filter(({ at, finger }) => finger && time.reached(at)).at(-1);
    const pressure = lastClick ? Math.sin(time.between(lastClick.at, lastClick.at + pressDuration) * Math.PI) : 0;
    const scale = (1.3 - pressure * 0.14).toFixed(3);
    return { offset: time.value / duration, transform: `${translate(arrowAt(stops, time))} scale(${scale})` };
  });

/** One ring per press: it fades in, a finger's well before the press, is opaque at the press, and fades out. */
const ringKeyframes = (stops: CursorPath, duration: number, touch: boolean): Keyframe[] =>
  stops.flatMap(({ at, arrow, finger }) => {
    if (!finger) return [];
    const frame = (moment: number, size: number, opacity: number): Keyframe => ({
      offset: Math.min(1, Math.max(0, moment / duration)),
      transform: `${translate(touch ? finger : arrow)} scale(${size})`,
      opacity,
    });
    const first = touch ? frame(at - 300, 0.83, 0) : frame(at - 1, 0.36, 0);
    return [first, frame(at, touch ? 0.56 : 0.36, 1), frame(at + rippleDuration, 1, 0)];
  });

const pointerClass = "pointer-events-none absolute top-0 left-0 z-50";
const clickRing = "-mt-22 -ml-22 size-44";
const fingerRing = "-mt-36 -ml-36 size-72 bg-edge outline-3 outline-window";

/** How far an animation may drift from the scene before it is corrected, in ms. */
const tolerance = 100;

interface CursorProps {
  path: CursorPath;
  touch: boolean;
  /** Time since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

/** Animates the element of the returned ref for as long as the scene: by the browser, without React renders. */
function useKeyframes<Target extends Element>(
  keyframesOf: (path: CursorPath, duration: number, touch: boolean) => Keyframe[],
  { path, touch, moment, duration, playing }: CursorProps,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const animationRef = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const animation = element.current?.animate?.(keyframesOf(path, duration, touch), { duration, fill: "both" });
    animation?.pause();
    animationRef.current = animation;
    return () => animation?.cancel();
  }, [keyframesOf, path, duration, touch]);
  useLayoutEffect(() => {
    const animation = animationRef.current;
    if (!animation) return;
    if (!playing || Math.abs(Number(animation.currentTime) - moment) > tolerance) animation.currentTime = moment;
    if (playing) animation.play();
    else animation.pause();
  }, [moment, playing]);
  return element;
}

/** An arrow with a ring at each click; for touch a finger, only around a press: idle it touches nothing. */
export function Cursor(props: CursorProps) {
  const ring = useKeyframes<HTMLSpanElement>(ringKeyframes, props);
  const arrow = useKeyframes<SVGSVGElement>(arrowKeyframes, props);
  return (
    <>
      <span
        ref={ring}
        className={`${pointerClass} rounded-full border-3 border-ink opacity-0 ${props.touch ? fingerRing : clickRing}`}
      />
      {!props.touch && (
        <svg ref={arrow} aria-hidden="true" className={`${pointerClass} h-22 w-14 origin-top-left overflow-visible`}>
          {elementsOf(shapes)}
        </svg>
      )}
    </>
  );
}
