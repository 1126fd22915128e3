import {
  type Consent,
  chooseConsent,
  closePreferences,
  consentStore,
  openPreferences,
} from "../../features/consent/consent-store.ts";
import { findUnhydrated } from "../../lib/hydration.ts";

/** Click handlers, by selector, for the banner's buttons and its opener until React has hydrated them. */
export const bannerClickHandlers = {
  "[data-consent]": ({ dataset }: HTMLElement) => chooseConsent(dataset.consent as Consent),
  "[data-cookie-preferences]": openPreferences,
};

function showBanner(): void {
  const banner = findUnhydrated("#cookie-banner");
  if (!banner) return;
  const { bannerOpen, opener } = consentStore.get();
  banner.hidden = !bannerOpen;
  if (opener) banner.querySelector("h2")?.focus({ preventScroll: true });
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (key !== "Escape" || !consentStore.get().opener) return;
  if (findUnhydrated("#cookie-banner")?.contains(target as Node)) closePreferences();
}

/** Until React has hydrated the banner: shows and hides it, moves focus into it and closes it on Escape. */
export function startBanner(): void {
  consentStore.subscribe(showBanner);
  addEventListener("keydown", closeOnEscape);
}
