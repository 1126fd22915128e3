import { defaultLocale, localeCodes } from "../src/config/locales.ts";
import { pageKeys } from "../src/config/pages.ts";
import { pathOf } from "../src/lib/addresses.ts";

/** With `de/terms.html` as the file of `/de/terms`, hosts serve it without a trailing slash. */
export const documents = [
  ...pageKeys.flatMap((page) =>
    localeCodes.map((locale) => ({ page, locale, file: `${pathOf(page, locale).slice(1) || "index"}.html` })),
  ),
  { page: "notFound" as const, locale: defaultLocale, file: "404.html" },
];
