import { Icon } from "../../ui/icon.tsx";

interface Properties {
  playing: boolean;
  pauseLabel: string;
  playLabel: string;
  onToggle: () => void;
  className?: string;
}

/** The visible control that pauses what moves by itself. */
export function PlaybackButton({ playing, pauseLabel, playLabel, onToggle, className = "" }: Properties) {
  return (
    <button type="button" data-live onClick={onToggle} className={`icon-button needs-script ${className}`}>
      <Icon name={playing ? "pause" : "play"} className="icon-solid" />
      <span className="sr-only">{playing ? pauseLabel : playLabel}</span>
    </button>
  );
}
