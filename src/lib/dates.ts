import { type Locale, locales } from "../config/locales.ts";

/** A day as `YYYY-MM-DD`, in the local time zone. */
export function dayOf(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** A `YYYY-MM-DD` day in words: `20 November 2026`. */
export function formatDay(day: string, locale: Locale): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locales[locale].tag, options).format(new Date(`${day}T00:00:00Z`));
}
