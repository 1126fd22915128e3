import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";

/** Whether a visitor wants to see what moves by itself; nothing until they have used its control. */
export type PlaybackChoice = boolean | undefined;

/** Whether it is to move: as chosen, else unless less motion is asked for. */
export function plays(choice: PlaybackChoice, reducedMotion = matchesMedia(reducedMotionQuery)): boolean {
  return choice ?? !reducedMotion;
}

/** What a playback button that no component runs yet has been pressed to; nothing when it has not been. */
export function choiceShownBy(button: HTMLElement | null): PlaybackChoice {
  const shown = button?.dataset.playing;
  return shown === undefined ? undefined : shown === "true";
}

/** The button itself shows what a press chooses, before the component comes that acts on it. */
export function showEarlyPress(button: HTMLElement): void {
  button.dataset.playing = String(!plays(choiceShownBy(button)));
}
