import { Section } from "../../features/site/section.tsx";
import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { interpolate } from "../../lib/interpolate.ts";
import { mailtoUrl } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import Carousel from "./carousel.lazy.island.tsx";

export function Partners() {
  const { partners, contactEmail } = useSite();
  const { title, subtitle, logoOf, cta, mailSubject } = useStrings("partners");
  const { partnerCarousel, pausePartners, playPartners } = useStrings("accessibility");
  const carousel = {
    label: partnerCarousel,
    partners: partners.map(({ name, logo }) => ({ logo, alt: interpolate(logoOf, { partner: name }) })),
    pauseLabel: pausePartners,
    playLabel: playPartners,
  };

  return (
    <Section id="partners" title={title} lead={subtitle}>
      <a className="button button-ink" href={mailtoUrl(contactEmail, { subject: mailSubject })}>
        <Icon name="mail" />
        <span>{cta}</span>
      </a>
      <Island name="carousel" component={Carousel} props={carousel} />
    </Section>
  );
}
