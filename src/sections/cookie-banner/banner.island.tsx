import { type KeyboardEvent, useEffect, useRef } from "react";
import { bannerReach } from "../../features/consent/banner-reach.ts";
import { chooseConsent, dismissPreferences } from "../../features/consent/consent.ts";
import type { Consent } from "../../features/consent/state.ts";
import { useConsent } from "../../features/consent/use-consent.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

export interface BannerProps {
  title: string;
  text: string;
  accept: string;
  reject: string;
  close: string;
}

/** Stands in the document from the start, hidden: it appears without moving anything, and in the language of the page. */
export default function Banner({ title, text, accept, reject, close }: BannerProps) {
  const { bannerOpen, asked } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Whoever has asked for it is led into it, to what a screen reader reads first, unless they are there already.
  useEffect(() => {
    if (asked && !banner.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, [asked]);

  // What is scrolled to, and the page's end, are kept clear of it.
  useEffect(() => {
    const element = banner.current;
    if (!element || !bannerOpen) return;
    const observer = new ResizeObserver(() => {
      bannerReach.set(innerHeight - element.offsetTop);
      document.documentElement.style.scrollPaddingBottom = `${bannerReach.get()}px`;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      bannerReach.set(0);
      document.documentElement.style.scrollPaddingBottom = "";
    };
  }, [bannerOpen]);

  const answer = (choice: Consent) => ({ "data-consent": choice, onClick: () => chooseConsent(choice) });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && asked) dismissPreferences();
  };
  return (
    <section
      id="cookie-banner"
      aria-labelledby="cookie-title"
      ref={banner}
      className="cookie-banner"
      hidden={!bannerOpen}
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
        <Button look="outline" {...answer("rejected")}>
          {reject}
        </Button>
        <Button look="outline" {...answer("accepted")}>
          {accept}
        </Button>
      </div>
    </section>
  );
}
