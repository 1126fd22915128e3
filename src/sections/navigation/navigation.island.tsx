import { type KeyboardEvent, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { compactAfter } from "../../config/constants.ts";
import type { Strings } from "../../content/strings.ts";
import { LanguageLinks } from "../../features/language/language-links.tsx";
import { LanguageSelect } from "../../features/language/language-select.tsx";
import { ThemeToggle, type ThemeToggleProps } from "../../features/theme/theme-toggle.tsx";
import { useHydrated } from "../../lib/hooks/use-hydrated.ts";
import { useScrolledPast } from "../../lib/hooks/use-scrolled-past.ts";
import { setRestInert } from "../../lib/inert.ts";
import { watchMedia } from "../../lib/media-query.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { NewTabButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

/** From this width on the menu is a bar; the same number as in `navigation.css`. */
const barQuery = "(min-width: 64rem)";

/** A browser without popovers has the menu's links on the page. */
const isOpen = (menu: HTMLElement | null) => "popover" in HTMLElement.prototype && !!menu?.matches(":popover-open");

const close = (menu: HTMLElement | null) => isOpen(menu) && menu?.hidePopover();

type Word = "opensInNewTab" | "openMenu" | "closeMenu" | "mainNavigation" | "language" | "languages";

interface NavigationProps {
  name: string;
  creditsUrl: string;
  shop: string;
  nav: Strings["nav"];
  words: Pick<Strings["accessibility"], Word> & ThemeToggleProps;
}

/**
 * One list of links: a bar on a wide screen; on a narrow one a popover, which opens, closes on Escape and on a press outside
 * without a script, and is the truth of its own state. What is added here: focus goes in, stays in and comes back, the page
 * behind rests, a link closes it, and it is gone when the window grows into the bar.
 */
export default function NavigationIsland({ name, creditsUrl, shop, nav, words }: NavigationProps) {
  const compact = useScrolledPast(compactAfter);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLAnchorElement>(null);

  // It may have been opened before this component was there.
  useEffect(() => setOpen(isOpen(menu.current)), []);
  useEffect(() => watchMedia(barQuery, () => close(menu.current)), []);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-menu-open", open);
    if (!open || !menu.current) return;
    first.current?.focus();
    return setRestInert(menu.current);
  }, [open]);

  const follow = ({ type, newState }: ToggleEvent) => {
    // The browser gives the focus back while it closes the menu, which an opener that is still inert would not take.
    if (type === "beforetoggle" && newState === "closed") flushSync(() => setOpen(false));
    if (type === "toggle") setOpen(newState === "open");
  };

  /** Tab goes round within the open menu. */
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !open) return;
    const [end, start] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== end.current) return;
    event.preventDefault();
    start.current?.focus();
  };

  return (
    <header data-compact={compact} className="site-header">
      <div className="site-bar">
        <a href="#hero" className="brand">
          <BrandMark />
          <span>{name}</span>
        </a>
        <button
          type="button"
          popoverTarget="menu"
          aria-expanded={hydrated ? open : undefined}
          className="icon-button menu-opener"
        >
          <Icon name="menu" />
          <span className="sr-only">{words.openMenu}</span>
        </button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what it hears comes from the links and controls in it */}
        <div
          id="menu"
          popover="auto"
          ref={menu}
          className="site-menu"
          onBeforeToggle={follow}
          onToggle={follow}
          onKeyDown={keepFocus}
          onClick={({ nativeEvent }) =>
            nativeEvent.composedPath().some((node) => node instanceof HTMLAnchorElement) && close(menu.current)
          }
        >
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            ref={first}
            className="icon-button menu-closer"
          >
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
                <NewTabLink href={creditsUrl} hint={words.opensInNewTab}>
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
          <NewTabButton variant="highlight" href={shop} hint={words.opensInNewTab} ref={last}>
            <span>{nav.clientArea}</span>
          </NewTabButton>
        </div>
      </div>
    </header>
  );
}
