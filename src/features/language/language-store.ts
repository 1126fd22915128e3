import { defaultLocale, type Locale } from "../../config/locales.ts";
import { createStore } from "../../lib/store.ts";

export interface LanguageState {
  /** The language in which the page is. */
  shown: Locale;
  /** What the selects say: the latest choice, at once; its texts may not have come. */
  selected: Locale;
  message?: "missing" | "changed" | undefined;
}

/** The language of the page in the browser; until that is asked which it is, the site's own. */
export const languageStore = createStore<LanguageState>({ shown: defaultLocale, selected: defaultLocale });
