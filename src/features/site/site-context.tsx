import { createContext, useContext } from "react";
import type { Site } from "../../config/site-schema.ts";
import type { DemoFile, Explainer, FilmFile, Poster } from "../../lib/media-types.ts";
import type { Shapes } from "../../ui/drawing.tsx";

/** The data of a page from the owner's configuration and files. */
export interface SiteFacts {
  site: Site;
  /** Each product's own picture or video, by its key. */
  demos: Readonly<Record<string, DemoFile>>;
  /** The URL of the scenes' style sheet. */
  demoStyles: string;
  film: readonly FilmFile[];
  poster: Poster;
  /** If it is switched on. */
  explainer?: Explainer | undefined;
  /** Each product's icon, by its key. */
  productIcons: Readonly<Record<string, Shapes>>;
  /** The day of the build, as `YYYY-MM-DD`: shown until a script sets the day of the visit. */
  today: string;
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

/** The owner's configuration and media. Throws an `Error` outside a `SiteContext`. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error("useSiteFacts() must be used within a SiteContext");
  return facts;
}

/** The owner's configuration. Throws an `Error` outside a `SiteContext`. */
export function useSite(): Site {
  return useSiteFacts().site;
}
