import { useState, useSyncExternalStore } from "react";
import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { otherChoice, type PlaybackChoice, plays } from "./state.ts";

const watchMotion = (onChange: () => void) => watchMedia(reducedMotionQuery, onChange);

export interface Playback {
  choice: PlaybackChoice;
  playing: boolean;
  /** Chooses the other of what is shown; a caller that shows less than `playing` says so. */
  toggle: (shown?: boolean) => void;
}

/** The state of one thing that moves by itself, for the control that pauses it. */
export function usePlayback(): Playback {
  const [choice, setChoice] = useState<PlaybackChoice>(undefined);
  const reducedMotion = useSyncExternalStore(
    watchMotion,
    () => matchesMedia(reducedMotionQuery),
    () => false,
  );
  const playing = plays(choice, reducedMotion);
  return { choice, playing, toggle: (shown = playing) => setChoice(otherChoice(shown)) };
}
