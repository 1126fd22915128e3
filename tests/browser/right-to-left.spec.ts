import type { Locator, Page } from "@playwright/test";
import { locales as localeInfo } from "../../src/config/locales.ts";
import { expectNoViolations } from "./support/axe.ts";
import { locales, pathIn, pathsIn, productKeys, site, textsOf } from "./support/expected.ts";
import { changeLanguage } from "./support/language.ts";
import { boxOf, expectFits, resize } from "./support/measure-layout.ts";
import { expect, openBanner, test, visitWhole } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

/** Empty as the site is delivered. */
const rtlLocales = locales.filter((code) => localeInfo[code].dir === "rtl");

/** The horizontal centre, in px from the left. */
async function centreOf(locator: Locator): Promise<number> {
  const { left, width } = await boxOf(locator);
  return left + width / 2;
}
const isLeft = async (one: Locator, other: Locator) => (await centreOf(one)) < (await centreOf(other));

const brandIn = (page: Page) => page.locator("header .brand");

for (const locale of rtlLocales) {
  test.describe(`right to left, in ${locale}`, { tag: ["@smoke", lessMotion.tag] }, () => {
    test("mirrors the page, and a phone's menu", async ({ page }) => {
      await visitWhole(page, pathIn("landing", locale), { theme: "dark" });
      await resize(page, 1440, 900);
      expect(await centreOf(page.locator("#hero h1")), "the title begins at the right").toBeGreaterThan(720);
      for (const [index, textIsLeft] of [false, true].entries()) {
        const block = page.locator(`article#${productKeys[index]}`);
        const isTextLeft = await isLeft(block.locator(".product-text"), block.locator(".demo"));
        expect(isTextLeft, `the text of block ${index + 1}`).toBe(textIsLeft);
      }
      if (site.switches.helpButton) expect(await centreOf(page.locator("#help"))).toBeLessThan(100);
      for (const heading of await page.locator("h2, h3").all())
        await expect(heading, "joined letters stay joined").toHaveCSS("letter-spacing", "normal");

      await resize(page, 390, 844);
      if (site.switches.cookieBanner) {
        const banner = await openBanner(page);
        expect(await centreOf(banner.locator(".consent-close"))).toBeLessThan(100);
        await banner.locator(".consent-close").click();
      }
      const opener = page.locator(".menu-opener");
      expect(await isLeft(opener, brandIn(page))).toBe(true);
      await opener.click();
      expect(await centreOf(page.locator(".menu-closer"))).toBeLessThan(100);
    });

    test("mirrors page and carousel on a change of language, and back", async ({ page }) => {
      await visitWhole(page, "/");
      const slide = (index: number) => page.locator(`#partners [data-slide="${index}"]`);
      const centred = page.locator('#partners [data-centred="true"]');
      await page.locator("#partners").scrollIntoViewIfNeeded();
      await centred.scrollIntoViewIfNeeded();
      for (const shown of ["en", locale, "en"] as const) {
        await changeLanguage(page, shown);
        const leftToRight = shown === "en";
        expect(await page.evaluate(() => document.dir)).toBe(leftToRight ? "" : "rtl");
        expect(await isLeft(brandIn(page), page.locator("header nav"))).toBe(leftToRight);
        await expect(async () => {
          const index = Number(await centred.getAttribute("data-slide"));
          expect(Math.abs((await centreOf(centred)) - 640)).toBeLessThan(4);
          expect(await isLeft(slide(index), slide(index + 1))).toBe(leftToRight);
        }).toPass();
      }
    });

    test("fits at every width without axe violations", async ({ page }) => {
      for (const path of pathsIn(locale)) {
        await visitWhole(page, path);
        await expectFits(page, path);
        await expectNoViolations(page, path);
      }
      const message = page.getByText(textsOf(locale).notFound.description);
      await expect(message).toBeVisible();
      await expect(message).toHaveCSS("direction", "rtl");
    });
  });
}
