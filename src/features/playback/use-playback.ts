import { type RefObject, useLayoutEffect, useState } from "react";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";
import { choiceShownBy, type PlaybackChoice, plays } from "./playback.ts";

/** Whether what moves by itself is to move. Its `control` may have been pressed before it was hydrated. */
export function usePlayback(control: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<PlaybackChoice>();
  const playing = plays(choice, useMedia(reducedMotionQuery));
  useLayoutEffect(() => setChoice(choiceShownBy(control.current)), [control]);
  // A press may come while the control hydrates, when `useMedia` does not know yet what the visitor prefers.
  const toggle = () => setChoice((latest) => !plays(latest));
  return { playing, toggle, pause: () => setChoice(false) };
}
