import { LanguageLinks } from "../../features/language/language-links.tsx";
import { LanguageSelect } from "../../features/language/language-select.tsx";
import { useStrings } from "../../features/language/use-language.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { ThemeToggle } from "../../features/theme/theme-toggle.tsx";
import { creditsAddress } from "../../lib/links.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { NewTabButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

/**
 * One list of links: a bar on a wide screen; on a narrow one a popover, which opens, closes on Escape and on a press
 * outside without a script.
 */
export function Navigation() {
  const site = useSite();
  const nav = useStrings("nav");
  const words = useStrings("accessibility");

  return (
    <header data-compact="false" className="site-header">
      <div className="site-bar">
        <a href="#hero" className="brand">
          <BrandMark />
          <span>{site.name}</span>
        </a>
        <button type="button" popoverTarget="menu" className="icon-button menu-opener">
          <Icon name="menu" />
          <span className="sr-only">{words.openMenu}</span>
        </button>
        <div id="menu" popover="auto" className="site-menu">
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="icon-button menu-closer">
            <Icon name="x" />
            <span className="sr-only">{words.closeMenu}</span>
          </button>
          <nav aria-label={words.mainNavigation}>
            <ul className="menu-links">
              <li>
                <a href="#hero">{nav.home}</a>
              </li>
              <li>
                <a href="#products">{nav.products}</a>
              </li>
              <li>
                <NewTabLink href={creditsAddress(site)} hint={words.opensInNewTab}>
                  <span>{nav.pricing}</span>
                </NewTabLink>
              </li>
              <li>
                <a href="#partners">{nav.partners}</a>
              </li>
            </ul>
          </nav>
          <div className="menu-settings">
            <LanguageSelect label={words.language} />
            <ThemeToggle useDark={words.useDark} useLight={words.useLight} />
          </div>
          <noscript>
            <LanguageLinks page="landing" label={words.languages} />
          </noscript>
          <NewTabButton look="highlight" href={site.shop} hint={words.opensInNewTab}>
            <span>{nav.clientArea}</span>
          </NewTabButton>
        </div>
      </div>
    </header>
  );
}
