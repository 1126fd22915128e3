import { type Locale, localeCodes } from "../config/locales.ts";
import { type PageKey, pageKeys, pages } from "../config/pages.ts";
import { localisedPath } from "./locale-in-path.ts";

/** The path of a page in a language: `/terms` in English, `/de/terms` in German. */
export const pathOf = (page: PageKey, locale: Locale) => localisedPath(pages[page].path, locale);

/** The page and language at a path; undefined unless it is exactly a page's path. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale } | undefined {
  const addresses = localeCodes.flatMap((locale) => pageKeys.map((page) => ({ page, locale })));
  return addresses.find(({ page, locale }) => pathOf(page, locale) === pathname);
}
