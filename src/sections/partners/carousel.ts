import EmblaCarousel from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import { pageEvents } from "../../config/constants.ts";
import { stand } from "./stand.ts";

export interface Carousel {
  /** Lets it step by itself, or rest. */
  move: (moving: boolean) => void;
}

interface Options {
  /** How long it rests on a slide, in ms. */
  interval: number;
  /** Whether a step jumps instead of gliding. */
  jumps: boolean;
}

const directionOf = (element: Element) => getComputedStyle(element).direction as "ltr" | "rtl";

/** Makes an endless carousel of the slides inside `viewport`; the pointer over it holds it, dragging does not stop it. */
export function createCarousel(viewport: HTMLElement, { interval, jumps }: Options): Carousel {
  const slides = [...viewport.querySelectorAll<HTMLElement>("[data-slide]")];
  const options = (startIndex: number) => ({
    loop: true,
    align: "center" as const,
    startIndex,
    duration: jumps ? 0 : 30,
    // The build leaves it out where every language runs from left to right.
    ...(import.meta.env.HAS_RIGHT_TO_LEFT && { direction: directionOf(viewport) }),
  });
  const autoplay = () =>
    Autoplay({ delay: interval, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false });
  const embla = EmblaCarousel(viewport, options(slides.findIndex(({ dataset }) => dataset.centred === "true")));
  const follow = () => stand(slides, embla.selectedScrollSnap());
  embla.on("select", follow).on("reInit", follow);
  let moving = false;
  const begin = () => embla.reInit(options(embla.selectedScrollSnap()), moving ? [autoplay()] : []);
  if (import.meta.env.HAS_RIGHT_TO_LEFT) addEventListener(pageEvents.languageChange, begin);
  return {
    move: (now) => {
      if (now === moving) return;
      moving = now;
      begin();
    },
  };
}
