import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from "react";

/** How a scene moves at present. */
export interface Playback {
  /** Since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

export const PlaybackContext = createContext<Playback>({ moment: 0, duration: 1, playing: false });

/** What an animation may be away from the scene before it is set right, in ms. */
const tolerance = 100;

/**
 * Moves an element along keyframes that last as long as the scene, apart from React's renderings: the browser does it by itself,
 * as long as the scene plays.
 *
 * @param keyframes made once: others begin the animation anew
 */
export function useKeyframes(element: RefObject<Element | null>, keyframes: Keyframe[]): void {
  const { moment, duration, playing } = useContext(PlaybackContext);
  const animation = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const begun = element.current?.animate?.(keyframes, { duration, fill: "both" });
    begun?.pause();
    animation.current = begun;
    return () => begun?.cancel();
  }, [element, keyframes, duration]);
  useLayoutEffect(() => {
    const present = animation.current;
    if (!present) return;
    const { currentTime } = present;
    if (!playing || Math.abs(Number(currentTime ?? 0) - moment) > tolerance) present.currentTime = moment;
    if (playing) present.play();
    else present.pause();
  }, [moment, playing]);
}
