import {
  type Consent,
  chooseConsent,
  consentStore,
  dismissPreferences,
  openPreferences,
} from "../../features/consent/consent-store.ts";
import { findUnhydrated } from "../../lib/hydration.ts";

/** What the banner's buttons, and the one that opens it, do when pressed before React has hydrated them. */
export const bannerAnswers = {
  "[data-consent]": ({ dataset }: HTMLElement) => chooseConsent(dataset.consent as Consent),
  "[data-cookie-preferences]": openPreferences,
};

function showBanner(): void {
  const banner = findUnhydrated("#cookie-banner");
  if (!banner) return;
  const { bannerOpen, askedBy } = consentStore.get();
  banner.hidden = !bannerOpen;
  if (askedBy) banner.querySelector("h2")?.focus({ preventScroll: true });
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== "Escape" || !consentStore.get().askedBy) return;
  if (findUnhydrated("#cookie-banner")?.contains(target as Node)) dismissPreferences();
}

/** Until React has hydrated the banner, shows and hides it, moves the focus into it and closes it on Escape. */
export function startBanner(): void {
  consentStore.subscribe(showBanner);
  addEventListener("keydown", closeOnEscape);
}
