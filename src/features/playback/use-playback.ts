import { useCallback, useState } from "react";
import { matchesMedia, reducedMotionQuery, useMedia } from "../../lib/media-query.ts";

/** Plays unless the visitor prefers reduced motion, until they choose themselves. */
export function usePlayback() {
  const [choice, setChoice] = useState<boolean>();
  const reducedMotion = useMedia(reducedMotionQuery);
  const playing = choice ?? !reducedMotion;
  // Not from `playing`: during hydration `useMedia` does not know the visitor's preference yet.
  const toggle = () => setChoice((latest = !matchesMedia(reducedMotionQuery)) => !latest);
  const pause = useCallback(() => setChoice(false), []);
  return { playing, toggle, pause };
}
