import { join } from "node:path";
import siteConfig from "../../site.config.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import type { SiteFacts } from "../../src/features/site/site-context.tsx";
import { buildDay } from "./build-day.ts";
import { checkMedia } from "./check-media.ts";
import { type Fonts, makeFonts } from "./fonts.ts";
import { productIcons } from "./icons.ts";
import { loadSite } from "./load-site.ts";
import { loadStrings } from "./load-strings.ts";
import { demosOf, explainerOf, filmOf, posterOf } from "./media.ts";
import { withOwnerValues } from "./owner-values.ts";
import { siteEnvironment } from "./site-environment.ts";

/** Where the development server has the style sheet of the scenes; a build gives it a name of its own. */
const demoSheet = "/src/demos/demos.css";

/** All that the pages are made from besides the code, loaded and checked. */
export interface SiteData {
  root: string;
  publicFolder: string;
  site: Site;
  /** With the owner's values filled in. */
  strings: Record<Locale, Strings>;
  fonts: Fonts;
  /** What the components take from the owner's configuration and files. */
  facts: SiteFacts;
}

/** What the components take from the owner's configuration and the files in `publicFolder`. */
export function factsOf(site: Site, publicFolder: string): SiteFacts {
  return {
    site,
    demos: demosOf(publicFolder, site),
    demoStyles: demoSheet,
    film: filmOf(publicFolder),
    poster: posterOf(publicFolder),
    explainer: explainerOf(publicFolder, site),
    productIcons: productIcons(site),
    today: buildDay(process.env, new Date()),
  };
}

/**
 * Throws before anything is written when the configuration, a language file or a media file is at fault. The studio, which
 * makes the media that are missing, gives another look at them.
 */
export async function loadSiteData(root: string, mode: string, lookAtMedia = checkMedia): Promise<SiteData> {
  const publicFolder = join(root, "public");
  const site = loadSite(siteConfig, siteEnvironment(mode, root));
  const productKeys = site.products.map(({ key }) => key);
  const strings = withOwnerValues(loadStrings(join(root, "src/content/strings"), productKeys), site);
  lookAtMedia(publicFolder, site);
  const written = (code: Locale) => JSON.stringify([strings[code], site]);
  const textOf = Object.fromEntries(localeCodes.map((code) => [code, written(code)])) as Record<Locale, string>;
  return {
    root,
    publicFolder,
    site,
    strings,
    fonts: await makeFonts(textOf, join(root, ".cache/fonts")),
    facts: factsOf(site, publicFolder),
  };
}
