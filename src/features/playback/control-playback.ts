import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { otherChoice, type PlaybackChoice, plays } from "./state.ts";

/** Asked once and then followed: asking a browser makes it lay out whatever has changed. */
let lessMotion: boolean | undefined;

function asksForLessMotion(): boolean {
  if (lessMotion === undefined) {
    lessMotion = matchesMedia(reducedMotionQuery);
    watchMedia(reducedMotionQuery, () => {
      lessMotion = matchesMedia(reducedMotionQuery);
    });
  }
  return lessMotion;
}

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
  let playing = false;
  const follow = () => {
    playing = plays(choice, asksForLessMotion());
    if (button) button.dataset.playing = String(playing);
    show(playing, choice);
  };
  button?.addEventListener("click", () => {
    choice = otherChoice(playing);
    follow();
  });
  follow();
  // After the first question, whose own watch then hears of a change before this one.
  watchMedia(reducedMotionQuery, follow);
  return {
    refuse: () => {
      choice = "pause";
      follow();
    },
  };
}
