import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { readStored, syncOtherTabs, writeStored } from "../../lib/storage.ts";
import { createStore } from "../../lib/store.ts";
import { whenLoaded } from "../../lib/timing.ts";

export type Consent = "accepted" | "rejected";

export interface ConsentState {
  /** What the visitor has chosen. */
  choice: Consent | undefined;
  bannerOpen: boolean;
  /** The button with which the visitor has asked for the banner: that then takes the focus, and gives it back. */
  askedBy: HTMLElement | undefined;
}

export const consentStore = createStore<ConsentState>({ choice: undefined, bannerOpen: false, askedBy: undefined });

/** How far the open cookie banner reaches up over the page, in px; 0 while it is closed. */
export const bannerHeight = createStore(0);

const change = (part: Partial<ConsentState>) => consentStore.set({ ...consentStore.get(), ...part });

/** What is stored, or told by an event, read as a choice: anything that is none of ours counts as nothing. */
const consentFrom = (value: unknown) => (value === "accepted" || value === "rejected" ? value : undefined);

/** Tells the page of a choice, wherever it was made. */
function announce(choice: Consent): void {
  dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
}

/** Stores the visitor's choice and tells the page of it, which hides the banner. */
export function chooseConsent(choice: Consent): void {
  writeStored(consentKey, choice);
  announce(choice);
}

/** Shows the banner by the page's event, because the visitor has asked for it with this button. */
export function openPreferences(button: HTMLElement): void {
  dispatchEvent(new CustomEvent(pageEvents.openCookiePreferences, { detail: button }));
}

function close(choice: Consent | undefined): void {
  const { askedBy } = consentStore.get();
  consentStore.set({ choice, bannerOpen: false, askedBy: undefined });
  askedBy?.focus({ preventScroll: true });
}

/** Puts a banner that the visitor has asked for away without an answer: what was chosen before holds. */
export const dismissPreferences = (): void => close(consentStore.get().choice);

/** The banner is due when the page has been loaded for a time, of which some may have passed, unless a choice has come. */
function awaitBanner(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = performance.now();
  const due = (navigation?.loadEventStart || now) + consentBannerDelay;
  setTimeout(() => consentStore.get().choice || change({ bannerOpen: true }), due - now);
}

/** Follows what is stored, told by events and chosen in other tabs. */
export function startConsent(): void {
  addEventListener(pageEvents.cookieConsentChange, (event) => {
    const choice = consentFrom((event as CustomEvent<unknown>).detail);
    if (choice) close(choice);
  });
  addEventListener(pageEvents.openCookiePreferences, (event) => {
    // Others tell no button, or something of their own.
    const { detail } = event as CustomEvent<unknown>;
    change({ bannerOpen: true, askedBy: detail instanceof HTMLElement ? detail : undefined });
  });
  syncOtherTabs(consentKey, () => {
    const stored = consentFrom(readStored(consentKey));
    if (stored && stored !== consentStore.get().choice) announce(stored);
  });
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  const choice = consentFrom(readStored(consentKey)) ?? (globalPrivacyControl === true ? "rejected" : undefined);
  if (choice) change({ choice });
  else whenLoaded(awaitBanner);
}
