import { defaultLocale, type Locale } from "../../config/locales.ts";
import { createStore } from "../../lib/store.ts";

export interface LanguageState {
  shown: Locale;
  /** The latest choice, which the selects show even before its texts are loaded. */
  selected: Locale;
  message?: "missing" | "changed" | undefined;
}

/** The language of the page in the browser; the default until `startLanguage`. */
export const languageStore = createStore<LanguageState>({ shown: defaultLocale, selected: defaultLocale });
