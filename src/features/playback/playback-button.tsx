import type { ComponentProps } from "react";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { Icon } from "../../ui/icon.tsx";

export interface PlaybackLabels {
  pauseLabel: string;
  playLabel: string;
}

interface PlaybackButtonProps extends PlaybackLabels, Pick<ComponentProps<"button">, "ref" | "onClick" | "className"> {
  playing?: boolean;
}

/** Before hydration it has both icons; the style sheet shows one by `prefers-reduced-motion` or an early press. */
export function PlaybackButton(props: PlaybackButtonProps) {
  const { pauseLabel, playLabel, playing = false, className = "", ...rest } = props;
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
