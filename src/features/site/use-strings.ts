import type { Strings } from "../../content/strings.ts";
import { usePageData } from "./site-context.tsx";

/** A section of the texts in the page's language. Throws an `Error` in an island. */
export function useStrings<Section extends keyof Strings>(section: Section): Strings[Section] {
  const { strings, locale } = usePageData();
  return strings[locale][section];
}
