import { partnerRepetitions } from "../../config/constants.ts";
import { site } from "../../config/site.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { PlaybackButton } from "../../features/motion/playback-button.tsx";
import { fill } from "../../lib/fill.ts";
import { mailAddress } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import { useCarousel } from "./use-carousel.ts";

const slides = Array.from({ length: partnerRepetitions }, (_, repetition) =>
  site.partners.map((partner) => ({ ...partner, repetition })),
).flat();

export function Partners() {
  const strings = useStrings("partners");
  const words = useStrings("accessibility");
  const { viewport, centred, playing, toggle } = useCarousel(Math.floor(slides.length / 2));

  return (
    <section id="partners" className="section" aria-labelledby="partners-title">
      <div className="section-head">
        <h2 id="partners-title">{strings.title}</h2>
        <p className="lead">{strings.subtitle}</p>
      </div>
      <div className="carousel">
        <div ref={viewport} className="carousel-viewport">
          <ul className="carousel-slides" aria-label={words.partnerCarousel}>
            {slides.map(({ name, logo, repetition }, index) => (
              <li
                key={`${name}-${repetition}`}
                data-slide={index}
                data-centred={index === centred}
                aria-hidden={repetition > 0 || undefined}
              >
                <img src={logo} alt={fill(strings.logoOf, { partner: name })} width="200" height="64" />
              </li>
            ))}
          </ul>
        </div>
        <p className="carousel-foot">
          <a href={mailAddress(site.contactEmail, { subject: strings.mailSubject })} className="button button-ink">
            <Icon name="mail" />
            <span>{strings.cta}</span>
          </a>
          <PlaybackButton
            playing={playing}
            pauseLabel={words.pausePartners}
            playLabel={words.playPartners}
            onToggle={toggle}
          />
        </p>
      </div>
    </section>
  );
}
