import { type Locale, localeCodes } from "../config/locales.ts";
import { type PageKey, pageKeys, pages } from "../config/pages.ts";
import { localised } from "./locale-in-path.ts";

/** The path of a page in a language: `/terms` in English, `/de/terms` in German. */
export function pathOf(page: PageKey, locale: Locale): string {
  return localised(pages[page].path, locale);
}

/** What a path shows; nothing for any path that is not exactly a page's. */
export function addressOf(pathname: string): { page: PageKey; locale: Locale } | undefined {
  for (const locale of localeCodes) {
    for (const page of pageKeys) if (pathOf(page, locale) === pathname) return { page, locale };
  }
  return undefined;
}
