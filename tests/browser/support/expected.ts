import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import { readSite } from "../../../generator/inputs/load-site.ts";
import { withOwnerValues } from "../../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale, localeCodes, localeNames } from "../../../src/config/locales.ts";
import { type PageKey, pageKeys } from "../../../src/config/pages.ts";
import type { Strings } from "../../../src/content/strings.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import { escapePattern } from "../../../src/lib/escape-pattern.ts";
import { creditsUrl } from "../../../src/lib/links.ts";
import { localised } from "../../../src/lib/locale-in-path.ts";
import { expect } from "./site-test.ts";

/** The owner's configuration, as the build takes it. */
export const site = readSite(process.cwd());
export const locales = localeCodes;
export const pathIn = pathOf;

/** Whose site the reviewed files show: another owner makes new ones with `--update-snapshots`, and writes the name there. */
const shown = readFileSync(new URL("../screenshots/site-name.txt", import.meta.url), "utf8").trim();

/** Why the reviewed files cannot be compared with this site; nothing when they can. */
export const otherSite = shown === site.name ? "" : `the reviewed files show the site of ${shown}`;

/** The languages whose pages bear their code in the address. */
export const prefixedLocales = localeCodes.filter((code) => code !== defaultLocale);

/** The names of the languages, in the order of the selects. */
export const languageNames = localeCodes.map((code) => localeNames[code]);

/** The keys of the owner's products, in their order. */
export const productKeys = site.products.map(({ key }) => key);

/** A path below a language that no page has. */
export const missingIn = (locale: Locale): string => localised("/no-page", locale);

/** Every page of a language, and one that is missing. */
export const pathsIn = (locale: Locale): readonly string[] => [
  ...pageKeys.map((page) => pathIn(page, locale)),
  missingIn(locale),
];

/** The address at which the owner's shop sells credits. */
export const creditsPage = creditsUrl(site);

/** What the pages say in a language, with the owner's values in their places. */
export function textsOf(locale: Locale): Strings {
  const file = new URL(`../../../src/content/strings/${locale}.json`, import.meta.url);
  return withOwnerValues(JSON.parse(readFileSync(file, "utf8")), site);
}

/** Every text in a part of the language file. */
export const textsIn = (part: unknown): string[] =>
  typeof part === "string" ? [part] : Object.values(part as object).flatMap(textsIn);

/** What a product's block says, in English unless other texts are given. Throws an `Error` when the texts lack it. */
export function textsOfProduct(key: string, { items } = textsOf(defaultLocale).products) {
  const texts = items[key];
  if (!texts) throw new Error(`The strings lack the product ${key}`);
  return texts;
}

/** A text that names a product, in English. */
export const fillProduct = (text: string, key: string) => text.replace("{product}", textsOfProduct(key).name);

/** Every page of the contract. */
export const pages = pageKeys.flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathIn(page, locale) })),
);

/** The page in every language as `hreflang` names them. */
export function expectedAlternates(page: PageKey): Record<string, string> {
  const inLocales = locales.map((code) => [code, site.origin + pathIn(page, code)]);
  return Object.fromEntries([...inLocales, ["x-default", site.origin + pathIn(page, defaultLocale)]]);
}

/** The link leads to the address in a new tab that has no hold on this one, and assistive technology says so. */
export async function expectNewTab(link: Locator, address: string, locale: Locale = "en"): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(new RegExp(escapePattern(textsOf(locale).accessibility.opensInNewTab)));
}
