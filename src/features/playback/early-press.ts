import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";
import { otherChoice, type PlaybackChoice, plays } from "./state.ts";

/** What a playback button that no component runs yet has been pressed to; nothing when it has not been. */
export function choiceShownBy(button: HTMLElement | null): PlaybackChoice {
  const shown = button?.dataset.playing;
  if (!shown) return undefined;
  return shown === "true" ? "play" : "pause";
}

/** The button itself shows what a press chooses, before the component comes that acts on it. */
export function showEarlyPress(button: HTMLElement): void {
  const choice = otherChoice(plays(choiceShownBy(button), matchesMedia(reducedMotionQuery)));
  button.dataset.playing = String(choice === "play");
}
