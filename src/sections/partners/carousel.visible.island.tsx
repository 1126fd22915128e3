import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { partnerInterval, partnerRepetitions } from "../../config/constants.ts";
import { locales } from "../../config/locales.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { usePlayback } from "../../features/playback/use-playback.ts";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";
import { observeVisibility } from "../../lib/watch-visible.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface CarouselProps extends PlaybackLabels {
  label: string;
  partners: readonly { logo: string; alt: string }[];
  contact: { href: string; text: string };
}

/** The shortest offset from the centred slide in a looping row, in slides; negative for slides before it. */
function centreOffset(index: number, centred: number, count: number): number {
  const half = Math.floor(count / 2);
  return ((index - centred + half + count) % count) - half;
}

const autoplay = () =>
  Autoplay({ delay: partnerInterval, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false });

/** A looping carousel that autoplays while in view. Hovering holds it; dragging does not stop it. */
export default function Carousel({ label, partners, contact, ...labels }: CarouselProps) {
  const slides = Array.from({ length: partnerRepetitions }, () => partners).flat();
  const { locale } = useLanguage();
  const hydrated = useHydrated();
  const reducedMotion = useMedia(reducedMotionQuery);
  const control = useRef<HTMLButtonElement>(null);
  const { playing, toggle } = usePlayback(control);
  const [visible, setVisible] = useState(false);
  const moving = playing && visible;
  const middle = Math.floor(slides.length / 2);
  const [centred, setCentred] = useState(middle);
  const [emblaRef, emblaApi] = useEmblaCarousel({ loop: true, align: "center", startIndex: middle });
  const viewportRef = useCallback(
    (element: HTMLElement | null) => {
      emblaRef(element);
      // Observe the viewport, not the list: the carousel's transform moves the list out of view.
      return element ? observeVisibility(element, setVisible) : undefined;
    },
    [emblaRef],
  );
  const { dir } = locales[locale];
  useEffect(() => {
    if (!emblaApi) return;
    const updateCentred = () => setCentred(emblaApi.selectedScrollSnap());
    emblaApi.on("select", updateCentred).on("reInit", updateCentred);
    const startIndex = emblaApi.selectedScrollSnap();
    emblaApi.reInit({ startIndex, duration: reducedMotion ? 0 : 30, direction: dir }, moving ? [autoplay()] : []);
    return () => void emblaApi.off("select", updateCentred).off("reInit", updateCentred);
  }, [emblaApi, moving, reducedMotion, dir]);

  return (
    <div className="carousel">
      <div
        ref={viewportRef}
        className="carousel-viewport"
        // From hydration on, CSS positions the row as the carousel will, so that its initialisation causes no shift.
        style={hydrated ? ({ "--centred": middle } as CSSProperties) : undefined}
      >
        <ul className="carousel-slides" aria-label={label}>
          {slides.map(({ logo, alt }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
              key={index}
              data-slide={index}
              data-centred={index === centred}
              aria-hidden={index >= partners.length || undefined}
              style={
                hydrated ? ({ "--beside": centreOffset(index, centred, slides.length) } as CSSProperties) : undefined
              }
            >
              <img src={logo} alt={alt} width="200" height="64" loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      </div>
      <p className="carousel-foot">
        <ButtonLink variant="ink" href={contact.href}>
          <Icon name="mail" />
          <span>{contact.text}</span>
        </ButtonLink>
        <PlaybackButton {...labels} ref={control} playing={playing} onClick={toggle} />
      </p>
    </div>
  );
}
