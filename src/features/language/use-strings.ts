import { createContext, useContext } from "react";
import type { Locale } from "../../config/locales.ts";
import type { Strings } from "../../content/strings.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of every language, in the build alone: an island gets its own as properties. */
export const StringsContext = createContext<Readonly<Record<Locale, Strings>> | undefined>(undefined);

/** The texts of every language: a page is written in one, the page for a missing address in all. */
export function useAllStrings(): Readonly<Record<Locale, Strings>> {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("useStrings() has no texts in an island: hand them over as its properties");
  return strings;
}

/** One section of the texts in the page's language. Throws an `Error` in an island, and without a `LanguageProvider`. */
export function useStrings<Section extends keyof Strings>(section: Section): Strings[Section] {
  const { locale } = useLanguage();
  return useAllStrings()[locale][section];
}
