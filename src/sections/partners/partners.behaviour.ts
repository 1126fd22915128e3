import { partnerInterval } from "../../config/constants.ts";
import { controlPlayback } from "../../features/playback/control-playback.ts";
import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";
import { reportFault } from "../../lib/report-fault.ts";
import { watchVisible } from "../../lib/watch-visible.ts";
import type { Carousel } from "./carousel.ts";
import { stand } from "./stand.ts";

/** How far below the screen the carousel is fetched, as CSS for `rootMargin`. */
const near = "100% 0px";

/** The carousel's script is fetched when its place comes near; it moves only while it is in view and not paused. */
export function partners(): void {
  const viewport = document.querySelector<HTMLElement>(".carousel-viewport");
  if (!viewport) return;
  const slides = [...viewport.querySelectorAll<HTMLElement>("[data-slide]")];
  // From here on the list stands where the carousel will put it, so that its coming moves nothing.
  const centred = slides.findIndex(({ dataset }) => dataset.centred === "true");
  viewport.style.setProperty("--centred", `${centred}`);
  let carousel: Promise<Carousel | undefined> | undefined;
  let playing = false;
  let visible = false;
  const follow = () => carousel?.then((ready) => ready?.move(playing && visible));
  const create = async () => {
    stand(slides, centred);
    const { createCarousel } = await import("./carousel.ts");
    return createCarousel(viewport, { interval: partnerInterval, jumps: matchesMedia(reducedMotionQuery) });
  };

  const fetchCarousel = () => {
    carousel ??= create().catch((error) => {
      reportFault(error);
      carousel = undefined;
      playback.refuse();
      return undefined;
    });
    // Whoever jumps to it has it in view before it is told to be near.
    follow();
  };

  const playback = controlPlayback(document.querySelector<HTMLElement>(".carousel [data-playback]"), (now, choice) => {
    playing = now;
    // A press asks again for what could not be had.
    if (choice === "play") fetchCarousel();
    else follow();
  });
  watchVisible(viewport, (comes) => comes && fetchCarousel(), near);
  watchVisible(viewport, (now) => {
    visible = now;
    follow();
  });
}
