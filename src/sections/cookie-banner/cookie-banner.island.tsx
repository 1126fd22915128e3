import { type KeyboardEvent, useEffect, useRef } from "react";
import { chooseConsent, closePreferences, consentStore, reportHidden } from "../../features/consent/consent-store.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { Icon } from "../../ui/icon.tsx";

type CookieBannerProps = Readonly<Record<"title" | "text" | "accept" | "reject" | "close", string>>;

export default function CookieBannerIsland({ title, text, accept, reject, close }: CookieBannerProps) {
  const state = useStore(consentStore);
  const { bannerOpen } = state;
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // A banner that the visitor opened gets the focus at its heading, where screen readers start.
  useEffect(() => {
    if (!state.opener || banner.current?.contains(document.activeElement)) return;
    // Content blockers hide elements by names such as this one's id.
    if (banner.current?.getClientRects().length === 0) return reportHidden();
    heading.current?.focus({ preventScroll: true });
  }, [state]);

  // For what stays clear of the banner: scroll targets, the end of the page, the help button's tooltip.
  useEffect(() => {
    const element = banner.current;
    if (!element || !bannerOpen) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // An extension may have removed or hidden it.
      style.setProperty("--banner", `${element.offsetHeight > 0 ? innerHeight - element.offsetTop : 0}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--banner");
    };
  }, [bannerOpen]);

  if (!bannerOpen) return null;
  const answerProps = (choice: "accepted" | "rejected") => ({
    "data-consent": choice,
    onClick: () => chooseConsent(choice),
  });
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && state.opener) closePreferences();
  };
  return (
    <section id="cookie-banner" aria-labelledby="cookie-title" ref={banner} onKeyDown={closeOnEscape}>
      <h2 id="cookie-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className="icon-button consent-close" {...answerProps("rejected")}>
        <Icon name="x" />
        <span className="sr-only">{close}</span>
      </button>
      <p>{text}</p>
      <div className="consent-answers">
        <button type="button" className="button button-outline" {...answerProps("rejected")}>
          {reject}
        </button>
        <button type="button" className="button button-outline" {...answerProps("accepted")}>
          {accept}
        </button>
      </div>
    </section>
  );
}
