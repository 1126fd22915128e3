import { site } from "../../config/site.ts";
import { useConsent } from "../../features/consent/use-consent.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { Icon } from "../../ui/icon.tsx";

export function CookieBanner() {
  const cookies = useStrings("cookies");
  const { bannerOpen, choose } = useConsent();
  if (!site.switches.cookieBanner || !bannerOpen) return null;

  return (
    <section id="cookie-banner" aria-labelledby="cookie-title" className="cookie-banner">
      <button type="button" onClick={() => choose("rejected")} className="icon-button cookie-close">
        <Icon name="x" />
        <span className="sr-only">{cookies.close}</span>
      </button>
      <h2 id="cookie-title">{cookies.title}</h2>
      <p>{cookies.description}</p>
      <div className="cookie-answers">
        <button type="button" onClick={() => choose("rejected")} className="button button-outline">
          {cookies.reject}
        </button>
        <button type="button" onClick={() => choose("accepted")} className="button button-outline">
          {cookies.accept}
        </button>
      </div>
    </section>
  );
}
