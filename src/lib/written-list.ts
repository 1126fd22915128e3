import { type Locale, locales } from "../config/locales.ts";

/** How a language lists things in a sentence: `one, two and three`. */
export function listFormat(locale: Locale): Intl.ListFormat {
  return new Intl.ListFormat(locales[locale].tag, { type: "conjunction" });
}

/** Names as a sentence lists them in a language: `one, two and three`. */
export function writtenList(names: readonly string[], locale: Locale): string {
  return listFormat(locale).format(names);
}
