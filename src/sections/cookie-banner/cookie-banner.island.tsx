import { type KeyboardEvent, useEffect, useRef } from "react";
import {
  bannerHeight,
  type Consent,
  chooseConsent,
  consentStore,
  dismissPreferences,
} from "../../features/consent/consent-store.ts";
import { useHidden } from "../../lib/hooks/use-hidden.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type CookieBannerProps = Readonly<Record<"title" | "text" | "accept" | "reject" | "close", string>>;

/** Stands in the document from the start, hidden: it appears without moving anything, and in the language of the page. */
export default function CookieBannerIsland({ title, text, accept, reject, close }: CookieBannerProps) {
  const { bannerOpen, askedBy } = useStore(consentStore);
  const closed = useHidden<HTMLElement>(!bannerOpen);
  const { ref: banner } = closed;
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever has asked for it is led into it, to what a screen reader reads first, unless they are there already.
  useEffect(() => {
    if (askedBy && !banner.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [askedBy, banner]);

  // What is scrolled to, and the page's end, are kept clear of it.
  useEffect(() => {
    const element = banner.current;
    if (!element || !bannerOpen) return;
    const observer = new ResizeObserver(() => {
      bannerHeight.set(innerHeight - element.offsetTop);
      document.documentElement.style.scrollPaddingBottom = `${bannerHeight.get()}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      bannerHeight.set(0);
      document.documentElement.style.scrollPaddingBottom = "";
    };
  }, [bannerOpen, banner]);

  const answer = (choice: Consent) => ({ "data-consent": choice, onClick: () => chooseConsent(choice) });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && askedBy) dismissPreferences();
  };
  return (
    <section
      id="cookie-banner"
      aria-labelledby="cookie-title"
      className="cookie-banner"
      {...closed}
      onKeyDown={closeOnEscape}
    >
      <h2 id="cookie-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className="icon-button cookie-close" {...answer("rejected")}>
        <Icon name="x" />
        <span className="sr-only">{close}</span>
      </button>
      <p>
        <span>{text}</span>
      </p>
      <div className="cookie-answers">
        <Button variant="outline" {...answer("rejected")}>
          {reject}
        </Button>
        <Button variant="outline" {...answer("accepted")}>
          {accept}
        </Button>
      </div>
    </section>
  );
}
