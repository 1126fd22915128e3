import { type Locale, localeCodes } from "../src/config/locales.ts";
import { type PageKey, pageKeys } from "../src/config/pages.ts";
import { pathOf } from "../src/lib/addresses.ts";

/** A page that can be measured. */
export interface SitePage {
  page: PageKey;
  locale: Locale;
  /** The path at which it answers, such as `/de/terms`. */
  path: string;
}

/** Every page of the site in every language, in the order of the registries. */
export const sitePages: readonly SitePage[] = pageKeys.flatMap((page) =>
  localeCodes.map((locale) => ({ page, locale, path: pathOf(page, locale) })),
);

/**
 * The pages that a comma-separated list names: by path (`/de/terms`), by page (`landing`: in every language) or by `all`.
 * Throws an `Error` that lists what there is when a name fits nothing.
 */
export function pagesNamed(list: string): SitePage[] {
  const found = list.split(",").flatMap((name) => {
    const fitting = sitePages.filter(({ page, path }) => name === "all" || name === path || name === page);
    if (fitting.length === 0) {
      throw new Error(`--pages: no page is "${name}"; there are ${sitePages.map(({ path }) => path).join(" ")}`);
    }
    return fitting;
  });
  return [...new Set(found)];
}
