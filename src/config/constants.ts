/** Scroll distance, in px, past which the navigation draws together. */
export const compactAfter = 50;

/** Scroll distance, in px, past which the scroll-to-top button shows. */
export const scrollToTopAfter = 300;

/** How long after loading the cookie banner waits, in ms. */
export const consentBannerDelay = 1000;

/** How long the carousel rests on a partner, in ms. */
export const partnerInterval = 2500;

/** How many times the carousel repeats its list, so that a loop fills the widest screen. */
export const partnerRepetitions = 3;

/** The keys under which the browser stores a visitor's choices. */
export const languageKey = "language";
export const themeKey = "theme";
export const consentKey = "cookieConsent";

/** The events that the page dispatches on `window`. */
export const pageEvents = {
  openCookiePreferences: "open-cookie-preferences",
  cookieConsentChange: "cookie-consent-change",
  /** The texts have changed in place to those of another language. */
  languageChange: "language-change",
} as const;
