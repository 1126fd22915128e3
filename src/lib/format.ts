import { type Locale, locales } from "../config/locales.ts";

/** A whole number in the digits of the locale, without grouping. */
export const formatNumber = (value: number, locale: Locale) =>
  value.toLocaleString(locales[locale].tag, { useGrouping: false });

/** Joins names for a sentence: `one, two and three`. No conjunction of one letter ends a line. */
export function formatList(names: readonly string[], locale: Locale): string {
  const parts = new Intl.ListFormat(locales[locale].tag).formatToParts(names);
  const join = (literal: string) => literal.replace(/( \p{L}) $/u, "$1\u00a0");
  return parts.map(({ type, value }) => (type === "literal" ? join(value) : value)).join("");
}

/** A day as `YYYY-MM-DD`, in the local time zone. */
export function dayOf(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A `YYYY-MM-DD` day in words: `20 November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[locale].tag, options);
}
