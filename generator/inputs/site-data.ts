import { join } from "node:path";
import { localeCodes } from "../../src/config/locales.ts";
import type { SiteFacts } from "../../src/features/site/site-context.tsx";
import { dayOf } from "../../src/lib/dates.ts";
import { makeFonts } from "./fonts.ts";
import { productIcons } from "./icons.ts";
import { readSite } from "./load-site.ts";
import { loadStrings } from "./load-strings.ts";
import { checkMedia, demosOf, explainerOf, filmOf, posterOf } from "./media.ts";
import { withOwnerValues } from "./owner-values.ts";

/** The day that a build says it is of: today, or that of `SOURCE_DATE_EPOCH` (in s), with which anybody makes the same files again. */
function buildDay(): string {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return epoch ? new Date(Number(epoch) * 1000).toISOString().slice(0, 10) : dayOf(new Date());
}

/** All that the pages are made from besides the code, loaded and checked; the strings have the owner's values filled in. */
export type SiteData = Awaited<ReturnType<typeof loadSiteData>>;

/**
 * Throws before anything is written when the configuration, a language file or a media file is at fault. The studio, which
 * makes the media that are missing, gives another look at them.
 */
export async function loadSiteData(root: string, mode: string, lookAtMedia = checkMedia) {
  const publicFolder = join(root, "public");
  const site = readSite(root, mode);
  const productKeys = site.products.map(({ key }) => key);
  const strings = withOwnerValues(loadStrings(join(root, "src/content/strings"), productKeys), site);
  lookAtMedia(publicFolder, site);
  const written = localeCodes.map((code) => [code, JSON.stringify([strings[code], site])]);
  const fonts = await makeFonts(Object.fromEntries(written), join(root, ".cache/fonts"));
  /** What the components take from the owner's configuration and files. */
  const facts: Omit<SiteFacts, "demoStyles"> = {
    site,
    demos: demosOf(publicFolder, site),
    film: filmOf(publicFolder),
    poster: posterOf(publicFolder),
    explainer: explainerOf(publicFolder, site),
    productIcons: productIcons(site),
    today: buildDay(),
  };
  return { root, publicFolder, site, strings, fonts, facts };
}
