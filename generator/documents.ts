import { defaultLocale, type Locale, localeCodes } from "../src/config/locales.ts";
import { pageKeys, type RenderedPage } from "../src/config/pages.ts";
import { pathOf } from "../src/lib/addresses.ts";

export interface DocumentFile {
  page: RenderedPage;
  locale: Locale;
  file: string;
}

/** The documents of the site and the file of each: `/de/terms` is `de/terms.html`, so that it answers without a slash. */
export const documents: readonly DocumentFile[] = [
  ...pageKeys.flatMap((key) =>
    localeCodes.map((locale) => {
      const path = pathOf(key, locale);
      return { page: key, locale, file: path === "/" ? "index.html" : `${path.slice(1)}.html` };
    }),
  ),
  { page: "notFound", locale: defaultLocale, file: "404.html" },
];
