import { type Locale, locales } from "../config/locales.ts";

/** A list's names and separators. A non-breaking space keeps a conjunction of one letter from ending a line. */
export function formatListToParts(names: readonly string[], locale: Locale) {
  const parts = new Intl.ListFormat(locales[locale].tag).formatToParts(names);
  return parts.map(({ type, value }) => ({
    type,
    value: type === "literal" ? value.replace(/( \p{L}) $/u, "$1\u00a0") : value,
  }));
}

/** Joins names for a sentence: `one, two and three`. */
export function formatList(names: readonly string[], locale: Locale): string {
  return Array.from(formatListToParts(names, locale), ({ value }) => value).join("");
}
