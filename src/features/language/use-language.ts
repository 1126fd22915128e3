import { useContext } from "react";
import type { Locale } from "../../config/locales.ts";
import type { PageKey } from "../../config/pages.ts";
import { pathOf } from "../../lib/addresses.ts";
import { chooseLanguage } from "./choose-language.ts";
import { LanguageContext } from "./language-provider.tsx";
import { type LanguageState, selectedLocale } from "./state.ts";

interface Language {
  /** The language that the page shows. */
  locale: Locale;
  /** The language that the selects show: the latest choice, at once. */
  selected: Locale;
  /** What is to be said of the latest choice. */
  message: LanguageState["message"];
  choose: (locale: Locale) => void;
  pathTo: (page: PageKey) => string;
}

/** The page's language. Throws an `Error` when no `LanguageProvider` is above. */
export function useLanguage(): Language {
  const state = useContext(LanguageContext);
  if (!state) throw new Error("useLanguage() must be used within a LanguageProvider");
  return {
    locale: state.shown,
    selected: selectedLocale(state),
    message: state.message,
    choose: chooseLanguage,
    pathTo: (page) => pathOf(page, state.shown),
  };
}
