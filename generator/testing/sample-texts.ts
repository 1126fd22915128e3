import { type Locale, localeCodes } from "../../src/config/locales.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";

// Independent of the owner's texts, and the same in every language.

export const productKeys = siteConfig.products.map(({ key }) => key);
export const english = exampleStrings(productKeys) as Record<string, unknown> & { nav: Record<string, string> };
export const languages = Object.fromEntries(localeCodes.map((code) => [code, english])) as Record<Locale, unknown>;
