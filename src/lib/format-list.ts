import { type Locale, locales } from "../config/locales.ts";

/** The parts of a list as a sentence has it, names and what is between. A conjunction of one letter does not end a line. */
export function formatListToParts(
  names: readonly string[],
  locale: Locale,
): readonly { type: string; value: string }[] {
  const format = new Intl.ListFormat(locales[locale].tag, { type: "conjunction" });
  const parts = format.formatToParts(names);
  return parts.map(({ type, value }) => ({
    type,
    value: type === "literal" ? value.replace(/(?<= \p{L}) $/u, "\u00a0") : value,
  }));
}

/** Names as a sentence lists them in a language: `one, two and three`. */
export function formatList(names: readonly string[], locale: Locale): string {
  return formatListToParts(names, locale)
    .map(({ value }) => value)
    .join("");
}
