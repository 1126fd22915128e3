import { languageKey } from "../config/constants.ts";
import { defaultLocale, fallbackLocale, isLocale, type Locale } from "../config/locales.ts";
import { readStored } from "./storage.ts";

/** A path below a language: nothing is put before the default's. */
export function localised(path: string, locale: Locale): string {
  return (locale === defaultLocale ? "" : `/${locale}`) + path || "/";
}

/** The language that the path names, else the stored choice, else the default; for an unknown choice the fallback. */
export function localeFor(pathname: string, stored: string | undefined): Locale {
  return [pathname.split("/")[1], stored ?? defaultLocale].find(isLocale) ?? fallbackLocale;
}

/** The language in which a visitor wants this page: what its address names, else what was chosen last. */
export const chosenLocale = (): Locale => localeFor(location.pathname, readStored(languageKey));

/** The language that the page is written in, as its address says: a browser's translator sets `<html lang>` to its own. */
export const shownLocale = (): Locale => localeFor(location.pathname, undefined);
