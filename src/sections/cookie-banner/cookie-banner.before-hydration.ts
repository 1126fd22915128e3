import {
  type Consent,
  chooseConsent,
  closePreferences,
  consentStore,
  isClosedBy,
  openPreferences,
  takesFocus,
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
  const state = consentStore.get();
  banner.hidden = !state.bannerOpen;
  if (takesFocus(state)) banner.querySelector("h2")?.focus({ preventScroll: true });
}

function closeOnEscape({ key, target }: KeyboardEvent): void {
  if (!isClosedBy(key, consentStore.get())) return;
  if (findUnhydrated("#cookie-banner")?.contains(target as Node)) closePreferences();
}

/** Until React has hydrated the banner: shows and hides it, moves focus into it and closes it on Escape. */
export function startBanner(): void {
  consentStore.subscribe(showBanner);
  addEventListener("keydown", closeOnEscape);
}
