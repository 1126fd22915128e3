import { createContext, useContext } from "react";
import type { Site } from "../../config/site-schema.ts";
import type { DemoFile, Explainer, FilmFile, Poster } from "../../lib/media-types.ts";
import type { Shapes } from "../../ui/drawing.tsx";

/** What the owner's configuration and files give a page. */
export interface SiteFacts {
  site: Site;
  /** Each product's own picture or video, by its key. */
  demos: Readonly<Record<string, DemoFile>>;
  /** The address of the style sheet of the scenes. */
  demoStyles: string;
  film: readonly FilmFile[];
  poster: Poster;
  /** Where it is switched on. */
  explainer?: Explainer | undefined;
  /** Each product's icon, by its key. */
  productIcons: Readonly<Record<string, Shapes>>;
  /** The day of the build, as `YYYY-MM-DD`: what dates say until a script knows the day of the visit. */
  today: string;
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

/** The owner's configuration and media. Throws an `Error` when no `SiteContext` is above. */
export function useSiteFacts(): SiteFacts {
  const facts = useContext(SiteContext);
  if (!facts) throw new Error("useSiteFacts() must be used within a SiteContext");
  return facts;
}

/** The owner's configuration. Throws an `Error` when no `SiteContext` is above. */
export function useSite(): Site {
  return useSiteFacts().site;
}
