import { defaultLocale, fallbackLocale, isLocale, type Locale } from "../config/locales.ts";

/** A page's path with its language's prefix; the default language has none. */
export const localisedPath = (path: string, locale: Locale) =>
  (locale === defaultLocale ? "" : `/${locale}`) + path || "/";

/** The path's language, else the stored one, else the default; the fallback if the stored one is unknown. */
export const localeFor = (pathname: string, stored: string | undefined) =>
  [pathname.split("/")[1], stored ?? defaultLocale].find(isLocale) ?? fallbackLocale;

/** The language of the page, read from its URL: a browser's translator changes `<html lang>`. */
export const shownLocale = () => localeFor(location.pathname, undefined);

/** The path of the page that is shown in a language; of the landing page on the 404 page, which has none. */
export const pathIn = (locale: Locale) => localisedPath(document.documentElement.dataset.path ?? "", locale);

/** The same with query and hash. */
export const urlIn = (locale: Locale) => pathIn(locale) + location.search + location.hash;
