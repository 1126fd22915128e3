import type { Page } from "@playwright/test";
import type { Locale } from "../../../src/config/locales.ts";
import type { PageKey } from "../../../src/config/pages.ts";
import { legalTextsOf, productKeys, textsIn, textsOf, textsOfProduct } from "./expected.ts";

/** The texts that a page shows as they are: without those that name a number, a product or the day. */
function textsOn(kind: PageKey, locale: Locale): string[] {
  const { hero, products, partners, footer, privacyPolicy } = textsOf(locale);
  if (kind !== "landing") {
    const { title, introduction, sections } = legalTextsOf(kind, locale);
    return textsIn([title, introduction, sections, kind === "privacy" ? privacyPolicy.contact : []]);
  }
  const { badge, titleFirst, titleSecond, subtitle, buyCredits, seeProducts } = hero;
  const blocks = productKeys.map((key) => {
    const { name, title, description } = textsOfProduct(key, locale);
    return [name, title, description];
  });
  return textsIn([
    [badge, titleFirst, titleSecond, subtitle, buyCredits, seeProducts, products.title, blocks],
    [partners.title, partners.subtitle, partners.cta],
    [footer.subtitle, footer.buyCredits, footer.downloadPlugins, footer.terms, footer.privacy, footer.trademark],
  ]);
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, " ");

/** The texts of the page that are not visible. */
export async function missingTexts(page: Page, kind: PageKey, locale: Locale): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what nobody sees
  const text = collapseSpaces(await page.locator("body").innerText());
  return textsOn(kind, locale).filter((expected) => !text.includes(collapseSpaces(expected)));
}
