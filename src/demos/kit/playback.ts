import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from "react";
import type { Layout } from "./layout.ts";

/** How a scene is drawn and moves at present. */
interface Playback {
  layout: Layout;
  /** Since the scene began, in ms. */
  moment: number;
  /** In ms. */
  duration: number;
  playing: boolean;
}

export const PlaybackContext = createContext<Playback>({ layout: "wide", moment: 0, duration: 1, playing: false });

export const useLayout = () => useContext(PlaybackContext).layout;

/** What an animation may be away from the scene before it is set right, in ms. */
const tolerance = 100;

/**
 * Moves the element of the ref along keyframes that last as long as the scene, apart from React's renderings: the browser does
 * it by itself, as long as the scene plays. Another function or other stops begin the animation anew.
 */
export function useKeyframes<Moved extends Element, Stops>(
  keyframesOf: (stops: Stops, duration: number) => Keyframe[],
  stops: Stops,
): RefObject<Moved | null> {
  const { moment, duration, playing } = useContext(PlaybackContext);
  const element = useRef<Moved>(null);
  const animation = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const begun = element.current?.animate?.(keyframesOf(stops, duration), { duration, fill: "both" });
    begun?.pause();
    animation.current = begun;
    return () => begun?.cancel();
  }, [keyframesOf, stops, duration]);
  useLayoutEffect(() => {
    const present = animation.current;
    if (!present) return;
    const { currentTime } = present;
    if (!playing || Math.abs(Number(currentTime ?? 0) - moment) > tolerance) present.currentTime = moment;
    if (playing) present.play();
    else present.pause();
  }, [moment, playing]);
  return element;
}
