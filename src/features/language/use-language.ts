import { useContext } from "react";
import type { SectionKey, Strings } from "../../content/strings.ts";
import { type Language, LanguageContext } from "./language-context.ts";

/** The page's language. Throws an `Error` when no `LanguageProvider` is above. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error("useLanguage() must be used within a LanguageProvider");
  return language;
}

/** One section of the strings. Throws an `Error` when the page does not ship that section. */
export function useStrings<Section extends SectionKey>(section: Section): Strings[Section] {
  const { page, strings } = useLanguage();
  const found: unknown = strings[section];
  if (!found) {
    throw new Error(
      `The page "${page}" has no strings "${section}": add it to sectionsOfPage in src/content/page-strings.ts`,
    );
  }
  return found as Strings[Section];
}
