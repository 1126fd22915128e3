import { controlPlayback } from "../../features/playback/control-playback.ts";
import { stillMedia } from "./demo-sources.ts";

/** Each demo's control puts its still in front of what moves, or takes it away; what moves and cannot be had makes way for it. */
export function demos(): void {
  for (const demo of document.querySelectorAll(".demo")) {
    const stills = demo.querySelectorAll<HTMLSourceElement>("source[data-still]");
    const image = demo.querySelector("img");
    const { refuse } = controlPlayback(demo.querySelector<HTMLElement>("[data-playback]"), (_playing, choice) => {
      for (const still of stills) {
        const media = stillMedia(still.dataset.still ?? "all", choice);
        // Even the same value makes a browser choose the picture again.
        if (still.media !== media) still.media = media;
      }
    });
    image?.addEventListener("error", refuse);
    if (image?.complete && !image.naturalWidth) refuse();
  }
}
