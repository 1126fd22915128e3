import { type RefObject, useLayoutEffect, useRef } from "react";

export interface Playback {
  /** Time since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

/** How far an animation may drift from the scene before it is corrected, in ms. */
const tolerance = 100;

/**
 * Animates the element of the returned ref along keyframes that last as long as the scene. While the scene plays, the
 * browser runs the animation without React renders. A new `keyframesOf` or new `stops` restart it.
 */
export function useKeyframes<Target extends Element, Stops>(
  keyframesOf: (stops: Stops, duration: number) => Keyframe[],
  stops: Stops,
  { moment, duration, playing }: Playback,
): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const animationRef = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const animation = element.current?.animate?.(keyframesOf(stops, duration), { duration, fill: "both" });
    animation?.pause();
    animationRef.current = animation;
    return () => animation?.cancel();
  }, [keyframesOf, stops, duration]);
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
