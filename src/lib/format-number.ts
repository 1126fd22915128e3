import { type Locale, locales } from "../config/locales.ts";

/** A whole number in the digits of the locale, without grouping. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locales[locale].tag, { useGrouping: false }).format(value);
}
