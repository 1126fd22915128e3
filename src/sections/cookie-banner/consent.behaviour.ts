import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { type Consent, type ConsentEvent, consentAfter, consentFrom, initialConsent, remainingDelay } from "./state.ts";

/** Calls back when the page has been loaded for `delay` ms. */
function afterLoad(delay: number, call: () => void): void {
  const wait = () => {
    const loadedAt = (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)
      ?.loadEventStart;
    setTimeout(call, remainingDelay(delay, loadedAt ? performance.now() - loadedAt : 0));
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Shows the banner when it is due or asked for; a choice is stored and told to the page by an event. */
export function consent(): void {
  const banner = document.getElementById("cookie-banner");
  if (!banner) return;
  let state = initialConsent;
  const apply = (event: ConsentEvent) => {
    state = consentAfter(state, event);
    banner.hidden = !state.bannerOpen;
  };

  banner.addEventListener("click", ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>("[data-consent]");
    if (!answer) return;
    const choice = answer.dataset.consent as Consent;
    writeStored(consentKey, choice);
    apply({ type: "chosen", choice });
    dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
  });
  document
    .querySelector("[data-cookie-preferences]")
    ?.addEventListener("click", () => dispatchEvent(new Event(pageEvents.openCookiePreferences)));
  addEventListener(pageEvents.openCookiePreferences, () => apply({ type: "reopened" }));

  const stored = consentFrom(readStored(consentKey));
  if (stored) apply({ type: "remembered", choice: stored });
  else afterLoad(consentBannerDelay, () => apply({ type: "delayPassed" }));
}
