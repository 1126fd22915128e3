import { createContext, useContext } from "react";
import type { Site } from "../../config/site-schema.ts";
import type { Explainer, MediaFile, Poster } from "../../lib/media-types.ts";
import type { Shapes } from "../../ui/inline-svg.tsx";

/** The data of a page from the owner's configuration and files. */
export interface PageData {
  site: Site;
  /** Each product's own picture or video, by its key. */
  demos: Readonly<Record<string, MediaFile>>;
  /** The URL of the scenes' style sheet. */
  demoStyles: string;
  film: readonly MediaFile[];
  poster: Poster;
  /** If it is switched on. */
  explainer?: Explainer | undefined;
  /** Each product's icon, by its key. */
  productIcons: Readonly<Record<string, Shapes>>;
  /** The day of the build, as `YYYY-MM-DD`: shown until a script sets the day of the visit. */
  today: string;
}

export const SiteContext = createContext<PageData | undefined>(undefined);

/** The owner's configuration and media. Throws an `Error` outside a `SiteContext`. */
export function usePageData(): PageData {
  const pageData = useContext(SiteContext);
  if (!pageData) throw new Error("usePageData() must be used within a SiteContext");
  return pageData;
}

/** The owner's configuration. Throws an `Error` outside a `SiteContext`. */
export function useSite(): Site {
  return usePageData().site;
}
