import type { ComponentProps } from "react";
import { Icon } from "../../ui/icon.tsx";

export interface PlaybackLabels {
  pauseLabel: string;
  playLabel: string;
}

interface PlaybackButtonProps extends PlaybackLabels, Pick<ComponentProps<"button">, "onClick" | "className"> {
  playing: boolean;
}

/** Hidden until it is hydrated: before that nothing moves. */
export function PlaybackButton({ pauseLabel, playLabel, playing, onClick, className = "" }: PlaybackButtonProps) {
  return (
    <button
      type="button"
      data-playback
      data-playing={playing}
      className={`icon-button needs-script ${className}`.trim()}
      onClick={onClick}
    >
      <Icon key={String(playing)} name={playing ? "pause" : "play"} className="icon icon-solid" />
      <span className="sr-only">{playing ? pauseLabel : playLabel}</span>
    </button>
  );
}
