import { useContext } from "react";
import type { PageKey } from "../../config/pages.ts";
import type { Strings } from "../../content/strings.ts";
import { pathOf } from "../../lib/addresses.ts";
import { type Language, LanguageContext } from "./language-provider.tsx";

/** The page's language. Throws an `Error` when no `LanguageProvider` is above. */
export function useLanguage(): Language & { pathTo: (page: PageKey) => string } {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage() must be used within a LanguageProvider");
  return { ...language, pathTo: (page) => pathOf(page, language.locale) };
}

/** One section of the texts in the page's language. Throws an `Error` when no `LanguageProvider` is above. */
export function useStrings<Section extends keyof Strings>(section: Section): Strings[Section] {
  const { strings, locale } = useLanguage();
  return strings[locale][section];
}
