import { useLanguage } from "../../features/language/language-context.tsx";
import { LanguageLinks } from "../../features/language/language-links.tsx";
import { Headline } from "../../features/site/headline.tsx";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { creditsUrl } from "../../lib/links.ts";
import { Bookmarks } from "../../ui/bookmarks.tsx";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { InterpolatedText } from "../../ui/interpolated-text.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import CookiePreferences from "./cookie-preferences.island.tsx";
import FooterSettings from "./footer-settings.island.tsx";

function FooterLink({ href, text }: { href: string | undefined; text: string }) {
  const { opensInNewTab } = useStrings("accessibility");
  if (!href) return null;
  return (
    <li>
      <NewTabLink href={href} hint={opensInNewTab}>
        <span>{text}</span>
      </NewTabLink>
    </li>
  );
}

export function Footer() {
  const { site, today } = usePageData();
  const footer = useStrings("footer");
  const { useDark, useLight, languages } = useStrings("accessibility");
  const { pathTo } = useLanguage();
  const preferences = { text: footer.cookiePreferences };
  const year = <span data-year>{today.slice(0, 4)}</span>;
  const settings = { language: footer.language, useDark, useLight };

  return (
    <footer className="site-footer night">
      <div className="footer-columns">
        <Bookmarks />
        <p className="title">
          <Headline>{footer.subtitle}</Headline>
        </p>
        <div>
          <h2>{footer.quickActions}</h2>
          <ul>
            <FooterLink href={creditsUrl(site)} text={footer.buyCredits} />
            <FooterLink href={site.organisation} text={footer.downloadPlugins} />
            <FooterLink href={site.links.credits} text={footer.credits} />
            <FooterLink href={site.links.documentation} text={footer.documentation} />
            <FooterLink href={site.links.support} text={footer.support} />
          </ul>
        </div>
        <div>
          <h2>{footer.legal}</h2>
          <ul>
            <FooterLink href={site.links.legalNotice} text={footer.legalNotice} />
            <FooterLink href={pathTo("terms")} text={footer.terms} />
            <FooterLink href={pathTo("privacy")} text={footer.privacy} />
            <FooterLink href={site.links.dataProtection} text={footer.dataProtection} />
            {site.switches.cookieBanner && (
              <li>
                <Island name="cookie-preferences" component={CookiePreferences} props={preferences} />
              </li>
            )}
          </ul>
        </div>
        <div>
          <h2>{footer.settings}</h2>
          <Island name="footer-settings" component={FooterSettings} props={settings} />
          <LanguageLinks page="landing" label={languages} className="without-script" />
        </div>
        <div className="footer-small">
          <span className="brand">
            <BrandMark />
            <span>{site.name}</span>
          </span>
          <p>
            <InterpolatedText text={footer.copyright} parts={{ "{year}": year }} />
          </p>
          <p>{footer.trademark}</p>
        </div>
      </div>
    </footer>
  );
}
