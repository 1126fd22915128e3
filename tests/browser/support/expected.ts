import { readFileSync } from "node:fs";
import { readSite } from "../../../generator/inputs/load-site.ts";
import { loadStrings } from "../../../generator/inputs/load-strings.ts";
import { withOwnerValues } from "../../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale, locales as languages, localeCodes } from "../../../src/config/locales.ts";
import { pageKeys } from "../../../src/config/pages.ts";
import type { Strings } from "../../../src/content/strings.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import { creditsUrl } from "../../../src/lib/links.ts";
import { localisedPath } from "../../../src/lib/locale-in-path.ts";

/** The owner's configuration as the build reads it. */
export const site = readSite(process.cwd());
export const locales = localeCodes;
export const pathIn = pathOf;

/** The site that the snapshots show. Other owners update this file, and the snapshots by `--update-snapshots`. */
const snapshotSite = readFileSync("tests/browser/screenshots/site-name.txt", "utf8").trim();

/** Why the snapshots do not apply to this site; empty if they do. */
export const otherSite = snapshotSite === site.name ? "" : `the reviewed files show the site of ${snapshotSite}`;

/** The languages with their code in the URL. */
export const prefixedLocales = localeCodes.filter((code) => code !== defaultLocale);

export const languageNames = Object.values(languages).map(({ name }) => name);

export const productKeys = site.products.map(({ key }) => key);

/** A path of the language at which there is no page. */
export const missingIn = (locale: Locale): string => localisedPath("/no-page", locale);

export const pathsIn = (locale: Locale): readonly string[] => [
  ...pageKeys.map((page) => pathIn(page, locale)),
  missingIn(locale),
];

export const creditsPage = creditsUrl(site);

const strings = withOwnerValues(loadStrings(process.cwd(), productKeys), site);

/** The texts of a language with the owner's values filled in. */
export const textsOf = (locale: Locale): Strings => strings[locale];

export function legalTextsOf(page: "terms" | "privacy", locale: Locale) {
  const { termsOfService, privacyPolicy } = textsOf(locale);
  return page === "terms" ? termsOfService : privacyPolicy;
}

/** Every string nested in a part of the language file. */
export const textsIn = (part: unknown): string[] =>
  typeof part === "string" ? [part] : Object.values(part as object).flatMap(textsIn);

/** Throws an `Error` if there are none. */
export function textsOfProduct(key: string, locale: Locale = defaultLocale) {
  const texts = textsOf(locale).products.items[key];
  if (!texts) throw new Error(`The strings lack the product ${key}`);
  return texts;
}

/** Fills the `{product}` placeholder with the English name. */
export const fillProduct = (text: string, key: string) => text.replace("{product}", textsOfProduct(key).name);

export const pages = pageKeys.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathIn(page, locale) })),
);
