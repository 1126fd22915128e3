import { type KeyboardEvent, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { compactAfter } from "../../config/constants.ts";
import type { Strings } from "../../content/strings.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { LanguageSelect } from "../../features/language/language-select.tsx";
import { ThemeToggle, type ThemeToggleProps } from "../../features/theme/theme-toggle.tsx";
import { useScrolledPast } from "../../lib/hooks/use-scroll-position.ts";
import { useHydrated } from "../../lib/hooks/use-store.ts";
import { makeRestInert } from "../../lib/inert.ts";
import { watchMedia } from "../../lib/media-query.ts";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

/** The menu is a bar from this width on. Keep in sync with `navigation.css`. */
const barQuery = "(min-width: 64rem)";

type Label = "opensInNewTab" | "openMenu" | "closeMenu" | "mainNavigation" | "language";

interface NavigationProps {
  name: string;
  creditsUrl: string;
  shop: string;
  nav: Strings["nav"];
  labels: Pick<Strings["accessibility"], Label> & ThemeToggleProps;
}

/** One list of links: a bar, or a native popover, to which this adds a focus trap and makes the rest inert. */
export default function NavigationIsland({ name, creditsUrl, shop, nav, labels }: NavigationProps) {
  const compact = useScrolledPast(compactAfter);
  const { message } = useLanguage();
  const [open, setOpen] = useState(false);
  const expanded = useHydrated() ? open : undefined;
  const menu = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // It may have been opened before hydration. A browser without popovers shows the links on the page.
    setOpen("popover" in HTMLElement.prototype && !!menu.current?.matches(":popover-open"));
    return watchMedia(barQuery, () => menu.current?.hidePopover?.());
  }, []);
  // The notice is below the menu's backdrop.
  useEffect(() => {
    if (message === "missing") menu.current?.hidePopover?.();
  }, [message]);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-menu-open", open);
    if (!open || !menu.current) return;
    if (!menu.current.contains(document.activeElement)) first.current?.focus();
    return makeRestInert(menu.current);
  }, [open]);

  const handleToggle = ({ type, newState }: ToggleEvent) => {
    // While it closes the menu, the browser returns focus to the opener, which must not be inert by then.
    if (type === "beforetoggle" && newState === "closed") flushSync(() => setOpen(false));
    if (type === "toggle") setOpen(newState === "open");
  };

  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !open) return;
    const [from, to] = event.shiftKey ? [first, last] : [last, first];
    if (document.activeElement !== from.current) return;
    event.preventDefault();
    to.current?.focus();
  };

  return (
    <header data-compact={compact} className="site-header night">
      <div className="site-bar">
        <a href="#hero" className="brand">
          <BrandMark />
          <span>{name}</span>
        </a>
        <button type="button" popoverTarget="menu" aria-expanded={expanded} className="icon-button menu-opener">
          <span className="menu-sign" />
          <span className="sr-only">{labels.openMenu}</span>
        </button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the events bubble from its links and controls */}
        <div
          id="menu"
          popover="auto"
          ref={menu}
          className="site-menu"
          onBeforeToggle={handleToggle}
          onToggle={handleToggle}
          onKeyDown={trapFocus}
        >
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            ref={first}
            className="icon-button menu-closer"
          >
            <span aria-hidden="true" className="menu-cross">
              ×
            </span>
            <span className="sr-only">{labels.closeMenu}</span>
          </button>
          <nav aria-label={labels.mainNavigation}>
            <ul className="menu-links">
              <li>
                <a href="#hero">{nav.home}</a>
              </li>
              <li>
                <a href="#products">{nav.products}</a>
              </li>
              <li>
                <NewTabLink href={creditsUrl} hint={labels.opensInNewTab}>
                  <span>{nav.pricing}</span>
                </NewTabLink>
              </li>
              <li>
                <a href="#partners">{nav.partners}</a>
              </li>
            </ul>
          </nav>
          <div className="menu-settings">
            <LanguageSelect label={labels.language} />
            <ThemeToggle useDark={labels.useDark} useLight={labels.useLight} />
          </div>
          <NewTabLink className="button button-highlight" href={shop} hint={labels.opensInNewTab} ref={last}>
            <span>{nav.clientArea}</span>
          </NewTabLink>
        </div>
      </div>
    </header>
  );
}
