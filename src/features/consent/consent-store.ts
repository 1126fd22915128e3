import { consentBannerDelay, consentKey, pageEvents } from "../../config/constants.ts";
import { readStored, syncOtherTabs, writeStored } from "../../lib/storage.ts";
import { createStore } from "../../lib/store.ts";
import { whenLoaded } from "../../lib/timing.ts";

export type Consent = "accepted" | "rejected";

interface ConsentState {
  choice: Consent | undefined;
  bannerOpen: boolean;
  /** The button that opened the banner, if any: the banner takes its focus, closes on Escape and returns it. */
  opener: HTMLElement | undefined;
  /** Whether a content blocker has hidden a banner that the visitor has opened. */
  hidden?: boolean | undefined;
}

export const consentStore = createStore<ConsentState>({ choice: undefined, bannerOpen: false, opener: undefined });

const update = (changes: Partial<ConsentState>) => consentStore.set({ ...consentStore.get(), ...changes });

const parseConsent = (value: unknown) => (value === "accepted" || value === "rejected" ? value : undefined);

function announce(choice: Consent) {
  dispatchEvent(new CustomEvent(pageEvents.cookieConsentChange, { detail: choice }));
}

export function chooseConsent(choice: Consent): void {
  writeStored(consentKey, choice);
  announce(choice);
}

export function openPreferences({ currentTarget }: { currentTarget: HTMLElement }): void {
  dispatchEvent(new CustomEvent(pageEvents.openCookiePreferences, { detail: currentTarget }));
}

function close(choice: Consent | undefined) {
  const { opener } = consentStore.get();
  consentStore.set({ choice, bannerOpen: false, opener: undefined });
  opener?.focus({ preventScroll: true });
}

/** Closes a banner that nobody can see, so that the page can say so. */
export const reportHidden = () => update({ bannerOpen: false, opener: undefined, hidden: true });

export const closePreferences = () => close(consentStore.get().choice);

/** Opens the banner `consentBannerDelay` after the page's load, which may be past, unless a choice comes before. */
function scheduleBanner() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const now = performance.now();
  const due = (navigation?.loadEventStart || now) + consentBannerDelay;
  setTimeout(() => {
    if (!consentStore.get().choice) update({ bannerOpen: true });
  }, due - now);
}

/** Syncs the store with storage, the page's events and other tabs. */
export function startConsent(): void {
  addEventListener(pageEvents.cookieConsentChange, (event) => {
    const choice = parseConsent((event as CustomEvent<unknown>).detail);
    if (choice) close(choice);
  });
  addEventListener(pageEvents.openCookiePreferences, (event) => {
    // Other dispatchers may send anything, or nothing.
    const { detail } = event as CustomEvent<unknown>;
    update({ bannerOpen: true, hidden: undefined, opener: detail instanceof HTMLElement ? detail : undefined });
  });
  syncOtherTabs(consentKey, () => {
    const stored = parseConsent(readStored(consentKey));
    if (stored && stored !== consentStore.get().choice) announce(stored);
  });
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  const choice = parseConsent(readStored(consentKey)) ?? (globalPrivacyControl === true ? "rejected" : undefined);
  if (choice) update({ choice });
  else whenLoaded(scheduleBanner);
}
