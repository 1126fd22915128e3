import { choiceShownBy } from "../../features/playback/early-press.ts";
import { type PlaybackChoice, plays } from "../../features/playback/state.ts";
import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { stillMedia } from "./demo-sources.ts";

const controlOf = (demo: Element) => demo.querySelector<HTMLElement>("[data-playback]");

/** Puts a demo's still in front of what moves, or takes it away, as the visitor has chosen. */
function show(demo: Element, choice: PlaybackChoice): void {
  const control = controlOf(demo);
  if (control) control.dataset.playing = String(plays(choice, matchesMedia(reducedMotionQuery)));
  for (const still of demo.querySelectorAll<HTMLSourceElement>("source[data-still]")) {
    const media = stillMedia(still.dataset.still ?? "all", choice);
    // Even the same value makes a browser choose the picture again.
    if (still.media !== media) still.media = media;
  }
}

const choices = new WeakMap<Element, PlaybackChoice>();

function choose(demo: Element, choice: PlaybackChoice): void {
  choices.set(demo, choice);
  show(demo, choice);
}

/** Does what the control of a demo has been pressed to. */
export function controlDemo(button: HTMLElement): void {
  const demo = button.closest(".demo");
  if (demo) choose(demo, choiceShownBy(button));
}

/** Each demo's control shows whether it moves; what moves and cannot be had makes way for its still. */
export function startDemos(): void {
  for (const demo of document.querySelectorAll(".demo")) {
    choose(demo, choiceShownBy(controlOf(demo)));
    watchMedia(reducedMotionQuery, () => show(demo, choices.get(demo)));
    const image = demo.querySelector("img");
    const refuse = () => choose(demo, "pause");
    image?.addEventListener("error", refuse);
    if (image?.complete && !image.naturalWidth) refuse();
  }
}
