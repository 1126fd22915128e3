import type { ComponentProps } from "react";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";

export interface PlaybackLabels {
  pauseLabel: string;
  playLabel: string;
}

interface Properties extends PlaybackLabels, Pick<ComponentProps<"button">, "ref" | "onClick" | "className"> {
  playing?: boolean;
}

/**
 * The visible control that pauses what moves by itself. Until it is hydrated it has both icons, of which the style sheet shows
 * the one that fits the visitor's preference for motion, or an early press.
 */
export function PlaybackButton({ pauseLabel, playLabel, playing = false, className = "", ...rest }: Properties) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      data-playback
      data-playing={hydrated ? playing : undefined}
      className={`icon-button needs-script ${className}`.trim()}
      {...rest}
    >
      {hydrated && !playing ? null : (
        <span className="while-playing">
          <Icon name="pause" solid />
          <span className="sr-only">{pauseLabel}</span>
        </span>
      )}
      {hydrated && playing ? null : (
        <span className="while-paused">
          <Icon name="play" solid />
          <span className="sr-only">{playLabel}</span>
        </span>
      )}
    </button>
  );
}
