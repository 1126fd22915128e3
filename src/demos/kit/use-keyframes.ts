import { type RefObject, useLayoutEffect, useRef } from "react";
import type { CursorPath } from "./scene.ts";

export interface Playback {
  /** Time since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

/** How far an animation may drift from the scene before it is corrected, in ms. */
const tolerance = 100;

/** Animates the element of the returned ref for as long as the scene: by the browser, without React renders. */
export function useKeyframes<Target extends Element>(
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
