import { defaultLocale, fallbackLocale, isLocale, type Locale } from "../config/locales.ts";

/** A path below a language: nothing is put before the default's. */
export function localised(path: string, locale: Locale): string {
  return (locale === defaultLocale ? "" : `/${locale}`) + path || "/";
}

/**
 * The language that a visitor reads: the one that the path's first part names, else the stored choice, else the default;
 * a stored choice that is none of ours shows the fallback.
 */
export function localeFor(pathname: string, stored: string | undefined): Locale {
  return [pathname.split("/")[1], stored ?? defaultLocale].find(isLocale) ?? fallbackLocale;
}
