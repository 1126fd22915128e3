import { type Locale, locales } from "../config/locales.ts";

/** A whole number in the digits of a language, as its country writes them. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locales[locale].tag, { useGrouping: false }).format(value);
}
