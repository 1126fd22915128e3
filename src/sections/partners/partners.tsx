import { partnerRepetitions } from "../../config/constants.ts";
import { Headline } from "../../features/language/headline.tsx";
import { useStrings } from "../../features/language/use-language.ts";
import { PlaybackButton } from "../../features/playback/playback-button.tsx";
import { useSite } from "../../features/site/site-context.tsx";
import { fill } from "../../lib/fill.ts";
import { mailAddress } from "../../lib/links.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export function Partners() {
  const site = useSite();
  const strings = useStrings("partners");
  const words = useStrings("accessibility");
  const slides = Array.from({ length: partnerRepetitions }, (_, repetition) =>
    site.partners.map((partner) => ({ ...partner, repetition })),
  ).flat();
  const centred = Math.floor(slides.length / 2);

  return (
    <section id="partners" className="section" aria-labelledby="partners-title">
      <div className="section-head">
        <h2 id="partners-title">
          <Headline>{strings.title}</Headline>
        </h2>
        <p className="lead">{strings.subtitle}</p>
      </div>
      <div className="carousel">
        <div className="carousel-viewport">
          <ul className="carousel-slides" aria-label={words.partnerCarousel}>
            {slides.map(({ name, logo, repetition }, index) => (
              <li
                key={`${name}-${repetition}`}
                data-slide={index}
                data-centred={index === centred}
                aria-hidden={repetition > 0 || undefined}
              >
                <img
                  src={logo}
                  alt={fill(strings.logoOf, { partner: name })}
                  width="200"
                  height="64"
                  loading="lazy"
                  decoding="async"
                />
              </li>
            ))}
          </ul>
        </div>
        <p className="carousel-foot">
          <ButtonLink look="ink" href={mailAddress(site.contactEmail, { subject: strings.mailSubject })}>
            <Icon name="mail" />
            <span>{strings.cta}</span>
          </ButtonLink>
          <PlaybackButton pauseLabel={words.pausePartners} playLabel={words.playPartners} />
        </p>
      </div>
    </section>
  );
}
