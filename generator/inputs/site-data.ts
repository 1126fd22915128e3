import { join } from "node:path";
import { localeCodes } from "../../src/config/locales.ts";
import type { PageData } from "../../src/features/site/site-context.tsx";
import { dayOf } from "../../src/lib/format.ts";
import { makeFonts } from "./fonts.ts";
import { productIcons } from "./icons.ts";
import { readSite } from "./load-site.ts";
import { loadStrings } from "./load-strings.ts";
import { checkMedia, demosOf, explainerOf, filmOf, posterOf } from "./media.ts";
import { withOwnerValues } from "./owner-values.ts";

/** All inputs of the pages besides the code, validated, with the owner's values in the strings. */
export type SiteData = Awaited<ReturnType<typeof loadSiteData>>;

/** Throws an `OwnerError` if an input is invalid. The studio, which makes media, has another `validateMedia`. */
export async function loadSiteData(root: string, validateMedia = checkMedia) {
  const publicFolder = join(root, "public");
  const site = readSite(root);
  const productKeys = site.products.map(({ key }) => key);
  const strings = withOwnerValues(loadStrings(root, productKeys), site);
  validateMedia(publicFolder, site);
  const texts = localeCodes.map((code) => [code, JSON.stringify([strings[code], site])]);
  const fonts = await makeFonts(Object.fromEntries(texts), join(root, ".cache/fonts"));
  const pageData: Omit<PageData, "locale" | "demoStyles" | "islands"> = {
    site,
    strings,
    demos: demosOf(publicFolder, site),
    film: filmOf(publicFolder),
    poster: posterOf(publicFolder),
    explainer: explainerOf(publicFolder, site),
    productIcons: productIcons(site),
    today: dayOf(new Date()),
  };
  return { root, publicFolder, site, strings, fonts, pageData };
}
