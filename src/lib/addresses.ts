import { type Locale, localeCodes } from "../config/locales.ts";
import { type PageKey, pageKeys, pages } from "../config/pages.ts";
import { localisedPath } from "./locale-in-path.ts";

/** The path of a page in a language: `/terms` in English, `/de/terms` in German. */
export function pathOf(page: PageKey, locale: Locale): string {
  return localisedPath(pages[page].path, locale);
}

/** The page and language at a path; undefined unless it is exactly a page's path. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale } | undefined {
  for (const locale of localeCodes) {
    for (const page of pageKeys) if (pathOf(page, locale) === pathname) return { page, locale };
  }
  return undefined;
}
