import { useCallback, useState } from "react";
import { matchesMedia, reducedMotionQuery, useMedia } from "../../lib/media-query.ts";
import { Icon } from "../../ui/icon.tsx";

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

export interface PlaybackLabels {
  pauseLabel: string;
  playLabel: string;
}

interface PlaybackButtonProps extends PlaybackLabels {
  playing: boolean;
  onClick: () => void;
}

/** Hidden until it is hydrated: before that nothing moves. */
export function PlaybackButton({ pauseLabel, playLabel, playing, onClick }: PlaybackButtonProps) {
  return (
    <button type="button" data-playback data-playing={playing} className="icon-button needs-script" onClick={onClick}>
      <Icon key={String(playing)} name={playing ? "pause" : "play"} />
      <span className="sr-only">{playing ? pauseLabel : playLabel}</span>
    </button>
  );
}
