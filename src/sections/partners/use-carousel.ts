import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import { type RefObject, useEffect, useRef, useState } from "react";
import { partnerInterval } from "../../config/constants.ts";
import { usePlayback } from "../../features/motion/use-playback.ts";
import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";

interface Carousel {
  viewport: RefObject<HTMLDivElement | null>;
  /** Which slide stands in the middle. */
  centred: number;
  playing: boolean;
  toggle: () => void;
}

/** One step after another while playing; the pointer over the carousel holds it, the pause control stops it. */
const pluginsFor = (playing: boolean) =>
  playing
    ? [Autoplay({ delay: partnerInterval, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false })]
    : [];

const options = (startIndex: number) => ({
  loop: true,
  align: "center" as const,
  startIndex,
  duration: matchesMedia(reducedMotionQuery) ? 0 : 30,
});

export function useCarousel(startIndex: number): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType | null>(null);
  const [centred, setCentred] = useState(startIndex);
  const { playing, toggle } = usePlayback();

  useEffect(() => {
    if (!viewport.current) return;
    const embla = EmblaCarousel(viewport.current, options(startIndex));
    const follow = () => setCentred(embla.selectedScrollSnap());
    embla.on("select", follow).on("reInit", follow);
    carousel.current = embla;
    return () => {
      carousel.current = null;
      embla.destroy();
    };
  }, [startIndex]);

  useEffect(() => {
    const embla = carousel.current;
    embla?.reInit(options(embla.selectedScrollSnap()), pluginsFor(playing));
  }, [playing]);

  return { viewport, centred, playing, toggle: () => toggle() };
}
