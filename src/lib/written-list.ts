import { type Locale, locales } from "../config/locales.ts";

/** Names as a sentence lists them in a language: `one, two and three`. */
export function writtenList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locales[locale].tag, { type: "conjunction" }).format(names);
}
