import { defaultLocale, fallbackLocale, isLocale, type Locale, localeCodes } from "../config/locales.ts";
import { type PageKey, pageKeys, pagePaths } from "../config/pages.ts";

export interface Address {
  page: PageKey;
  locale: Locale;
}

/** A path below a language: nothing is put before the default's. */
export function localised(path: string, locale: Locale): string {
  return (locale === defaultLocale ? "" : `/${locale}`) + path || "/";
}

/** The path of a page in a language: `/terms` in English, `/de/terms` in German. */
export function pathOf(page: PageKey, locale: Locale): string {
  return localised(pagePaths[page], locale);
}

/** What a path shows; nothing for any path that is not exactly a page's. */
export function addressOf(pathname: string): Address | undefined {
  for (const locale of localeCodes) {
    for (const page of pageKeys) if (pathOf(page, locale) === pathname) return { page, locale };
  }
  return undefined;
}

/**
 * The language that a visitor reads: the one that the path's first part names, else the stored choice, else the default;
 * a stored choice that is none of ours shows the fallback.
 */
export function localeFor(pathname: string, stored: string | undefined): Locale {
  return [pathname.split("/")[1], stored ?? defaultLocale].find(isLocale) ?? fallbackLocale;
}
