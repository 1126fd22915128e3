import useEmblaCarousel from "embla-carousel-react";
import { type CSSProperties, useCallback, useEffect, useMemo, useState } from "react";
import { partnerInterval, partnerRepetitions } from "../../config/constants.ts";
import { locales } from "../../config/locales.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { PlaybackButton, type PlaybackLabels, usePlayback } from "../../features/playback/playback.tsx";
import { useHydrated } from "../../lib/hooks/use-store.ts";
import { matchesMedia, reducedMotionQuery, useMedia } from "../../lib/media-query.ts";
import { ownFrame } from "../../lib/timing.ts";
import { observeVisibility } from "../../lib/watch-visible.ts";

interface CarouselProps extends PlaybackLabels {
  label: string;
  partners: readonly { logo: string; alt: string }[];
}

/** The shortest offset from the centred slide in the loop, in slides; negative before it. */
function centreOffset(index: number, centred: number, count: number) {
  const half = Math.floor(count / 2);
  return ((index - centred + half + count) % count) - half;
}

/** Loops and moves by itself while in view, unless a mouse is over it or a finger on it. */
export default function Carousel({ label, partners, ...labels }: CarouselProps) {
  const slides = Array.from({ length: partnerRepetitions }, () => partners).flat();
  const { locale } = useLanguage();
  const { dir } = locales[locale];
  const hydrated = useHydrated();
  // Once the browser is idle, also for pictures of the whole page.
  const loading = hydrated ? "eager" : "lazy";
  const onceHydrated = (style: object) => (hydrated ? (style as CSSProperties) : undefined);
  const reducedMotion = useMedia(reducedMotionQuery);
  const { playing, toggle } = usePlayback();
  const [visible, setVisible] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [dragged, setDragged] = useState(false);
  const middle = Math.floor(slides.length / 2);
  const [centred, setCentred] = useState(middle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: initialised anew, it stays where it is
  const options = useMemo(
    () => ({ loop: true, startIndex: centred, duration: reducedMotion ? 0 : 30, direction: dir }),
    [reducedMotion, dir],
  );
  const [emblaRef, emblaApi] = useEmblaCarousel(options);
  const viewportRef = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      ownFrame().then(() => emblaRef(element));
      // The mouse may rest there since before hydration.
      setHovered(element.matches(":hover") && matchesMedia("(hover: hover)"));
      // Observe the viewport, not the list: the carousel's transform moves the list out of view.
      return observeVisibility(element, setVisible);
    },
    [emblaRef],
  );
  // The carousel drops its listeners when it is unmounted.
  useEffect(() => {
    if (!emblaApi) return;
    const updateCentred = () => setCentred(emblaApi.selectedScrollSnap());
    emblaApi.on("select", updateCentred).on("reInit", updateCentred);
    emblaApi.on("pointerDown", () => setDragged(true)).on("pointerUp", () => setDragged(false));
  }, [emblaApi]);

  const moving = playing && visible && !hovered && !dragged;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step starts the wait for the next
  useEffect(() => {
    if (!emblaApi || !moving) return;
    const timer = setTimeout(() => emblaApi.scrollNext(), partnerInterval);
    return () => clearTimeout(timer);
  }, [emblaApi, moving, centred]);

  return (
    <div className="carousel">
      <div
        ref={viewportRef}
        className="carousel-viewport"
        // Also where a translator has given the page another direction.
        dir={dir}
        onPointerEnter={({ pointerType }) => setHovered(pointerType === "mouse")}
        onPointerLeave={() => setHovered(false)}
        // From hydration on, CSS positions the row as the carousel will, which then shifts nothing.
        style={onceHydrated({ "--centred": middle })}
      >
        <ul className="carousel-slides" aria-label={label}>
          {slides.map(({ logo, alt }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
              key={index}
              data-slide={index}
              data-centred={index === centred}
              aria-hidden={index >= partners.length || undefined}
              style={onceHydrated({ "--beside": centreOffset(index, centred, slides.length) })}
            >
              <img src={logo} alt={alt} width="200" height="64" loading={loading} decoding="async" />
            </li>
          ))}
        </ul>
      </div>
      <PlaybackButton {...labels} playing={playing} onClick={toggle} />
    </div>
  );
}
