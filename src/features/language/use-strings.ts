import type { Strings } from "../../content/strings.ts";
import { usePageData } from "../site/site-context.tsx";
import { useLanguage } from "./language-context.tsx";

/** A section of the texts in the page's language. Throws an `Error` in an island or outside a `LanguageProvider`. */
export function useStrings<Section extends keyof Strings>(section: Section): Strings[Section] {
  const { locale } = useLanguage();
  return usePageData().strings[locale][section];
}
