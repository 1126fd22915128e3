import { type Locale, locales } from "../config/locales.ts";

/** A calendar day as `YYYY-MM-DD`, in the time zone of whoever asks. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day written out in a language: `20 November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[locale].tag, options).format(new Date(`${day}T00:00:00Z`));
}
