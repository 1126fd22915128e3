import { createContext, useContext } from "react";
import type { Locale } from "../../config/locales.ts";
import type { Strings } from "../../content/strings.ts";
import { useLanguage } from "./language-context.tsx";

/** The texts of every language, in the build only: islands get theirs as props. */
export const StringsContext = createContext<Readonly<Record<Locale, Strings>> | undefined>(undefined);

/** The texts of every language, for the page for missing addresses. Throws an `Error` in an island. */
export function useAllStrings(): Readonly<Record<Locale, Strings>> {
  const strings = useContext(StringsContext);
  if (!strings) throw new Error("useStrings() has no texts in an island: hand them over as its properties");
  return strings;
}

/** A section of the texts in the page's language. Throws an `Error` in an island or outside a `LanguageProvider`. */
export function useStrings<Section extends keyof Strings>(section: Section): Strings[Section] {
  const { locale } = useLanguage();
  return useAllStrings()[locale][section];
}
