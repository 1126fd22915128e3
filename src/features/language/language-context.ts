import { createContext } from "react";
import type { Locale } from "../../config/locales.ts";
import type { PageKey, RenderedPage } from "../../config/pages.ts";
import type { PageStrings } from "../../content/page-strings.ts";

export interface Language {
  page: RenderedPage;
  /** The language of the texts on the page. */
  locale: Locale;
  /** The latest choice, which the selects show; its texts may still be on their way. */
  selected: Locale;
  strings: PageStrings;
  choose: (locale: Locale) => void;
  /** The path of a page in the language of this one. */
  pathTo: (page: PageKey) => string;
}

export const LanguageContext = createContext<Language | undefined>(undefined);
