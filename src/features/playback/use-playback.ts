import { type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";
import { choiceShownBy } from "./early-press.ts";
import { otherChoice, type PlaybackChoice, plays } from "./state.ts";

interface Playback {
  playing: boolean;
  /** What a press on the control does. */
  toggle: () => void;
}

/**
 * Whether what moves by itself is to move: as the visitor has chosen, else unless they ask for less motion.
 *
 * @param control the button, which may have been pressed before it was hydrated
 */
export function usePlayback(control: RefObject<HTMLElement | null>): Playback {
  const [choice, setChoice] = useState<PlaybackChoice>();
  const playing = plays(choice, useMedia(reducedMotionQuery));
  useLayoutEffect(() => setChoice(choiceShownBy(control.current)), [control]);
  // A press may come while the control hydrates, when it does not know yet what the visitor prefers.
  const toggle = () => setChoice((latest) => otherChoice(plays(latest, matchesMedia(reducedMotionQuery))));
  return { playing, toggle };
}
