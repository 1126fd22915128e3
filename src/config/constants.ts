/** In px of scroll: past them the navigation is compact, and the scroll-to-top button shown. */
export const compactAfter = 50;
export const scrollToTopAfter = 300;

/** In ms, from the page's load to the cookie banner, and between two steps of the carousel. */
export const consentBannerDelay = 1000;
export const partnerInterval = 2500;

/** Copies of the carousel's list, so that its loop fills the widest screen. */
export const partnerRepetitions = 3;

/** The keys of a visitor's choices in `localStorage`. */
export const languageKey = "language";
export const themeKey = "theme";
export const consentKey = "cookieConsent";

/** Events dispatched on `window`. */
export const pageEvents = {
  openCookiePreferences: "open-cookie-preferences",
  cookieConsentChange: "cookie-consent-change",
  /** After the texts have changed in place. */
  languageChange: "language-change",
} as const;
