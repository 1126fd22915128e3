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
import { watchVisible } from "../../lib/watch-visible.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

interface CarouselProps extends PlaybackLabels {
  label: string;
  partners: readonly { logo: string; alt: string }[];
  contact: { href: string; text: string };
}

/** How far a slide of an endless row stands from the one in the middle, in slides, below nought before it. */
function besideCentre(index: number, centred: number, slides: number): number {
  const half = Math.floor(slides / 2);
  return ((index - centred + half + slides) % slides) - half;
}

const autoplay = () =>
  Autoplay({ delay: partnerInterval, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: false });

/** The partners in an endless row that steps by itself while it is in view; the pointer over it holds it, dragging does not stop it. */
export default function Carousel({ label, partners, contact, ...labels }: CarouselProps) {
  const slides = Array.from({ length: partnerRepetitions }, (_, repetition) =>
    partners.map((partner) => ({ ...partner, repetition })),
  ).flat();
  const { locale } = useLanguage();
  const hydrated = useHydrated();
  const jumps = useMedia(reducedMotionQuery);
  const control = useRef<HTMLButtonElement>(null);
  const { playing, toggle } = usePlayback(control);
  const [visible, setVisible] = useState(false);
  const moving = playing && visible;
  const middle = Math.floor(slides.length / 2);
  const [centred, setCentred] = useState(middle);
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: "center", startIndex: middle });
  const hold = useCallback(
    (element: HTMLElement | null) => {
      viewport(element);
      // Not the list: the carousel shifts that out of what the browser takes for in view.
      return element ? watchVisible(element, setVisible) : undefined;
    },
    [viewport],
  );
  const { dir } = locales[locale];
  useEffect(() => {
    if (!embla) return;
    const follow = () => setCentred(embla.selectedScrollSnap());
    embla.on("select", follow).on("reInit", follow);
    const startIndex = embla.selectedScrollSnap();
    embla.reInit({ startIndex, duration: jumps ? 0 : 30, direction: dir }, moving ? [autoplay()] : []);
    return () => void embla.off("select", follow).off("reInit", follow);
  }, [embla, moving, jumps, dir]);

  return (
    <div className="carousel">
      <div
        ref={hold}
        className="carousel-viewport"
        // From here on the row stands where the carousel puts it, so that its coming moves nothing.
        style={hydrated ? ({ "--centred": middle } as CSSProperties) : undefined}
      >
        <ul className="carousel-slides" aria-label={label}>
          {slides.map(({ logo, alt, repetition }, index) => (
            <li
              // The row never changes its order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              data-slide={index}
              data-centred={index === centred}
              aria-hidden={repetition > 0 || undefined}
              style={
                hydrated ? ({ "--beside": besideCentre(index, centred, slides.length) } as CSSProperties) : undefined
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
