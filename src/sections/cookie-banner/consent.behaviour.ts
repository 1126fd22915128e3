import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { onChoice, tellChoice } from "../../features/consent/choices.ts";
import { type Consent, consentInForce } from "../../features/consent/state.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { keepClear } from "./keep-clear.ts";
import { type ConsentEvent, consentAfter, initialConsent, remainingDelay } from "./state.ts";

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

const focusInPlace = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** What a screen reader reads first, and no answer that a key still held down would give. */
function focusHeading(banner: HTMLElement): void {
  const heading = banner.querySelector<HTMLElement>("h2");
  if (heading) heading.tabIndex = -1;
  focusInPlace(heading);
}

/** Shows the banner when it is due or asked for; a choice is stored and told to the page by an event. */
export function consent(): void {
  const banner = document.getElementById("cookie-banner");
  const preferences = document.querySelector<HTMLElement>("[data-cookie-preferences]");
  if (!banner) return;
  let state = initialConsent;
  /** Whether the footer's button has opened it. */
  let opened = false;
  const apply = (event: ConsentEvent) => {
    state = consentAfter(state, event);
    banner.hidden = !state.bannerOpen;
  };

  banner.addEventListener("click", ({ target }) => {
    const answer = (target as Element).closest<HTMLElement>("[data-consent]");
    if (!answer) return;
    const choice = answer.dataset.consent as Consent;
    const returns = opened;
    writeStored(consentKey, choice);
    tellChoice(choice);
    if (returns) focusInPlace(preferences);
  });
  onChoice((choice) => {
    opened = false;
    apply({ type: "chosen", choice });
  });
  banner.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !opened) return;
    opened = false;
    apply({ type: "dismissed" });
    focusInPlace(preferences);
  });
  preferences?.addEventListener("click", () => {
    dispatchEvent(new Event(pageEvents.openCookiePreferences));
    opened = true;
    focusHeading(banner);
  });
  addEventListener(pageEvents.openCookiePreferences, () => apply({ type: "reopened" }));
  keepClear(banner);

  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  const choice = consentInForce(readStored(consentKey), globalPrivacyControl === true);
  if (choice) apply({ type: "remembered", choice });
  else afterLoad(consentBannerDelay, () => apply({ type: "delayPassed" }));
}
