import { type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";
import { type PlaybackChoice, readPlaybackChoice, shouldPlay } from "./playback.ts";

/** The playback state of what `control` plays and pauses; the control may have been pressed before hydration. */
export function usePlayback(control: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<PlaybackChoice>();
  const playing = shouldPlay(choice, useMedia(reducedMotionQuery));
  useLayoutEffect(() => setChoice(readPlaybackChoice(control.current)), [control]);
  // Not from `playing`: during hydration `useMedia` does not know the visitor's preference yet.
  const toggle = () => setChoice((latest) => !shouldPlay(latest));
  return { playing, toggle, pause: () => setChoice(false) };
}
