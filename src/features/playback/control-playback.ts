import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { otherChoice, type PlaybackChoice, plays } from "./state.ts";

interface Playback {
  /** Says that what was to move may not, as when a browser refuses to play: until the visitor asks for it. */
  refuse: () => void;
}

/**
 * Joins a playback button to what it pauses: `show` is called at once and whenever the visitor presses the button or changes
 * the preference for less motion. Does nothing without a button.
 */
export function controlPlayback(
  button: HTMLElement | null,
  show: (playing: boolean, choice: PlaybackChoice) => void,
): Playback {
  let choice: PlaybackChoice;
  let refused = false;
  let playing = false;
  const follow = () => {
    playing = plays(choice, refused || matchesMedia(reducedMotionQuery));
    if (button) button.dataset.playing = String(playing);
    show(playing, choice);
  };
  button?.addEventListener("click", () => {
    choice = otherChoice(playing);
    follow();
  });
  watchMedia(reducedMotionQuery, follow);
  follow();
  return {
    refuse: () => {
      refused = true;
      choice = undefined;
      follow();
    },
  };
}
