import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import siteConfig from "../../../site.config.ts";
import { type Locale, localeCodes } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";
import type { Strings } from "../../../src/content/strings.ts";
import { fill } from "../../../src/lib/fill.ts";
import { expect } from "./site-test.ts";

export const site = siteConfig;
export const locales = localeCodes;

/** The address at which the shop sells credits, as the contract writes it. */
export const creditsPage = `${site.shop}/index.php?m=tokens_manager&action=comprartokens`;

const ownerValues = { name: site.name, legalName: site.legalName, email: site.contactEmail };

/** What the pages say in a language, with the owner's values in their places. */
export function textsOf(locale: Locale): Strings {
  const file = new URL(`../../../src/content/strings/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"), (_key, value: unknown) =>
    typeof value === "string" ? fill(value, ownerValues) : value,
  );
}

export interface ExpectedPage {
  page: PageKey;
  locale: Locale;
  path: string;
}

export function pathIn(page: PageKey, locale: Locale): string {
  const prefix = locale === "en" ? "" : `/${locale}`;
  return `${prefix}${page === "landing" ? "" : `/${page}`}` || "/";
}

/** The 21 pages of the contract. */
export const pages: readonly ExpectedPage[] = (["landing", "terms", "privacy"] as const).flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: pathIn(page, locale) })),
);

/** The link leads to the address in a new tab that has no hold on this one, and assistive technology says so. */
export async function expectNewTab(link: Locator, address: string, locale: Locale = "en"): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  await expect(link).toHaveAccessibleName(containing(textsOf(locale).accessibility.opensInNewTab));
}

/** Matches whatever contains the text. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
