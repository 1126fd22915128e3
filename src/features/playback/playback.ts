import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";

/** The visitor's choice; undefined until they have used the control. */
export type PlaybackChoice = boolean | undefined;

/** The choice, if there is one; else true unless the visitor prefers reduced motion. */
export function shouldPlay(choice: PlaybackChoice, reducedMotion = matchesMedia(reducedMotionQuery)): boolean {
  return choice ?? !reducedMotion;
}

/** The choice made on a button before hydration; undefined if it has not been pressed. */
export function readPlaybackChoice(button: HTMLElement | null): PlaybackChoice {
  const playing = button?.dataset.playing;
  return playing === undefined ? undefined : playing === "true";
}

/** Shows a press on a button that is not hydrated yet. */
export function togglePressedState(button: HTMLElement): void {
  button.dataset.playing = String(!shouldPlay(readPlaybackChoice(button)));
}
