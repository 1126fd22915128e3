import { join } from "node:path";
import siteConfig from "../../site.config.ts";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Strings } from "../../src/content/shape.ts";
import { contentHash } from "../content-hash.ts";
import { withOwnerValues } from "../plugins/strings.ts";
import { checkMedia } from "./check-media.ts";
import { type Fonts, makeFonts } from "./fonts.ts";
import { iconSprite } from "./icons.ts";
import { loadSite, siteEnvironment } from "./load-site.ts";
import { loadStrings } from "./load-strings.ts";

/** All that the pages are made from besides the code, loaded and checked. */
export interface SiteData {
  root: string;
  publicFolder: string;
  site: Site;
  /** With the owner's values filled in. */
  strings: Record<Locale, Strings>;
  fonts: Fonts;
  icons: { fileName: string; content: string };
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
  const content = iconSprite(site);
  const written = (code: Locale) => JSON.stringify([{ ...strings[code], demos: undefined }, site]);
  const textOf = Object.fromEntries(localeCodes.map((code) => [code, written(code)])) as Record<Locale, string>;
  return {
    root,
    publicFolder,
    site,
    strings,
    fonts: await makeFonts(textOf, join(root, ".cache/fonts")),
    icons: { fileName: `assets/icons-${contentHash(content)}.svg`, content },
  };
}
