import type { ReactNode } from "react";
import type { RibbonColour } from "../../config/ribbon-colours.ts";
import { Section } from "../../features/site/section.tsx";
import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { creditsUrl, mailtoUrl } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

interface PlanProps {
  name: "free" | "premium";
  colour: RibbonColour;
  texts: { title: string; price: string; features: readonly string[] };
  children: ReactNode;
}

function Plan({ name, colour, texts, children }: PlanProps) {
  const titleId = `plan-${name}`;
  return (
    <article className={`panel plan plan-${name}`} data-colour={colour} aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{texts.title}</h3>
        <p className="plan-price">{texts.price}</p>
      </div>
      <ul className="plan-features">
        {texts.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {children}
    </article>
  );
}

/** The two plans, and a link to the credits that both need. The premium price is requested by e-mail. */
export function Pricing() {
  const site = useSite();
  const { title, subtitle, free, premium, mailSubject } = useStrings("pricing");
  const { buyCredits } = useStrings("hero");
  const { opensInNewTab } = useStrings("accessibility");
  if (!site.switches.pricing) return null;

  return (
    <Section id="pricing" title={title} lead={subtitle}>
      <div className="plans">
        <Plan name="free" colour="aqua" texts={free}>
          <NewTabLink className="button button-ink" href={site.organisation} hint={opensInNewTab}>
            <Icon name="download" />
            <span>{free.cta}</span>
          </NewTabLink>
        </Plan>
        <Plan name="premium" colour="yellow" texts={premium}>
          <a className="button button-highlight" href={mailtoUrl(site.contactEmail, { subject: mailSubject })}>
            <Icon name="mail" />
            <span>{premium.cta}</span>
          </a>
        </Plan>
      </div>
      <NewTabLink href={creditsUrl(site)} hint={opensInNewTab} className="quiet-link">
        <span>{buyCredits}</span>
      </NewTabLink>
    </Section>
  );
}
