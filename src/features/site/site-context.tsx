import { createContext, useContext } from "react";
import type { Locale } from "../../config/locales.ts";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import type { Explainer, MediaFile, Poster } from "../../lib/media-types.ts";
import type { Shapes } from "../../ui/inline-svg.tsx";

/** The data of a page, in the build only: islands get theirs as props. */
export interface PageData {
  site: Site;
  locale: Locale;
  strings: Readonly<Record<Locale, Strings>>;
  /** The props of islands by name; each adds its own while it is prerendered. */
  islands: Map<string, object>;
  /** Each product's own picture or video, by its key. */
  demos: Readonly<Record<string, MediaFile>>;
  demoStyles: string;
  film: readonly MediaFile[];
  poster: Poster;
  explainer?: Explainer | undefined;
  /** Each product's icon, by its key. */
  productIcons: Readonly<Record<string, Shapes>>;
  /** The day of the build, as `YYYY-MM-DD`: shown until a script sets the day of the visit. */
  today: string;
}

export const SiteContext = createContext<PageData | undefined>(undefined);

/** Throws an `Error` in an island. */
export function usePageData() {
  const pageData = useContext(SiteContext);
  if (!pageData) throw new Error("An island has no texts and data of the page: hand them over as its properties");
  return pageData;
}

export const useSite = () => usePageData().site;

export function useStrings<Section extends keyof Strings>(section: Section) {
  const { strings, locale } = usePageData();
  return strings[locale][section];
}
