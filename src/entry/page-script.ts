import type { Locale } from "../config/locales.ts";

/** What the script of a page gives to the one inside the document. It is loaded once its controls answer. */
export interface PageScript {
  /** Shows the page in another language in place; a page without a language select has none. */
  chooseLanguage?: (locale: Locale) => Promise<void>;
}
