import { useLanguage, useStrings } from "../../features/language/use-language.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { fill } from "../../lib/fill.ts";
import { writtenList } from "../../lib/written-list.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Stands in the document from the start, hidden: it appears without moving anything, and in the language of the page. */
export function CookieBanner() {
  const cookies = useStrings("cookies");
  const { locale } = useLanguage();
  const { switches, consent } = useSite();
  if (!switches.cookieBanner) return null;
  const services = writtenList(
    consent.services.map(({ name }) => name),
    locale,
  );

  return (
    <section id="cookie-banner" aria-labelledby="cookie-title" className="cookie-banner" hidden>
      <h2 id="cookie-title">{cookies.title}</h2>
      <button type="button" data-consent="rejected" className="icon-button cookie-close">
        <Icon name="x" />
        <span className="sr-only">{cookies.close}</span>
      </button>
      <p>{services ? fill(cookies.descriptionOf, { services }) : cookies.description}</p>
      <div className="cookie-answers">
        <Button look="outline" data-consent="rejected">
          {cookies.reject}
        </Button>
        <Button look="outline" data-consent="accepted">
          {cookies.accept}
        </Button>
      </div>
    </section>
  );
}
