import EmblaCarousel from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";

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

/** Makes an endless carousel of the slides inside `viewport`; the pointer over it holds it, dragging does not stop it. */
export function createCarousel(viewport: HTMLElement, { interval, jumps }: Options): Carousel {
  const slides = [...viewport.querySelectorAll<HTMLElement>("[data-slide]")];
  const options = (startIndex: number) => ({
    loop: true,
    align: "center" as const,
    startIndex,
    duration: jumps ? 0 : 30,
  });
  const autoplay = () =>
    Autoplay({ delay: interval, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false });
  const embla = EmblaCarousel(viewport, options(slides.findIndex(({ dataset }) => dataset.centred === "true")));
  const follow = () => {
    const centred = embla.selectedScrollSnap();
    for (const [index, slide] of slides.entries()) slide.dataset.centred = String(index === centred);
  };
  embla.on("select", follow).on("reInit", follow);
  let moving = false;
  return {
    move: (now) => {
      if (now === moving) return;
      moving = now;
      embla.reInit(options(embla.selectedScrollSnap()), moving ? [autoplay()] : []);
    },
  };
}
