import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { createStore } from "../../lib/store.ts";
import {
  type Consent,
  type ConsentEvent,
  consentAfter,
  consentFrom,
  consentInForce,
  initialConsent,
  remainingDelay,
} from "./state.ts";

/** What the visitor has chosen, and whether the banner is open. */
export const consentStore = createStore(initialConsent);

const apply = (event: ConsentEvent) => consentStore.set(consentAfter(consentStore.get(), event));

/** Tells the page of a choice, wherever it was made. */
function announce(choice: Consent): void {
  dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
}

/** Stores the visitor's choice and tells the page of it, which hides the banner. */
export function chooseConsent(choice: Consent): void {
  writeStored(consentKey, choice);
  announce(choice);
}

/** What the visitor has asked for the banner with: it gets the focus back. */
let opener: HTMLElement | undefined;
let asking = false;

/** Shows the banner by the page's event, because the visitor has asked for it with this button. */
export function openPreferences(button: HTMLElement): void {
  opener = button;
  asking = true;
  dispatchEvent(new Event(pageEvents.openCookiePreferences));
  asking = false;
}

function close(event: ConsentEvent): void {
  const { asked } = consentStore.get();
  apply(event);
  if (asked) opener?.focus({ preventScroll: true });
}

/** Puts a banner that the visitor has asked for away without an answer. */
export const dismissPreferences = (): void => close({ type: "dismissed" });

/** Calls back when the page has been loaded for `delay` ms. */
function afterLoad(delay: number, call: () => void): void {
  const wait = () => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loadedAt = navigation?.loadEventStart;
    setTimeout(call, remainingDelay(delay, loadedAt ? performance.now() - loadedAt : 0));
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

/** Follows what is stored, told by events and chosen in other tabs; the banner is due some time after the page has loaded. */
export function followConsent(): void {
  addEventListener(pageEvents.cookieConsentChange, (event) => {
    const choice = consentFrom((event as CustomEvent<unknown>).detail);
    if (choice) close({ type: "chosen", choice });
  });
  addEventListener(pageEvents.openCookiePreferences, () => apply({ type: "reopened", asked: asking }));
  // At once, or when Back brings the page as it was left.
  const followOtherTabs = () => {
    const stored = consentFrom(readStored(consentKey));
    if (stored && stored !== consentStore.get().choice) announce(stored);
  };
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  const choice = consentInForce(readStored(consentKey), globalPrivacyControl === true);
  if (choice) apply({ type: "remembered", choice });
  else afterLoad(consentBannerDelay, () => apply({ type: "delayPassed" }));
  addEventListener("storage", followOtherTabs);
  addEventListener("pageshow", followOtherTabs);
}
