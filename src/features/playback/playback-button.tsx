import { Icon } from "../../ui/icon.tsx";

interface Properties {
  pauseLabel: string;
  playLabel: string;
  className?: string;
}

/**
 * The visible control that pauses what moves by itself. Icon and name follow `data-playing` by CSS; until a script has set it,
 * they follow the visitor's preference for less motion.
 */
export function PlaybackButton({ pauseLabel, playLabel, className = "" }: Properties) {
  return (
    <button type="button" data-scripted data-playback className={`icon-button needs-script ${className}`.trim()}>
      <span className="while-playing">
        <Icon name="pause" solid />
        <span className="sr-only">{pauseLabel}</span>
      </span>
      <span className="while-paused">
        <Icon name="play" solid />
        <span className="sr-only">{playLabel}</span>
      </span>
    </button>
  );
}
