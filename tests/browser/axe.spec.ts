import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { missingIn, pathIn, site, textsOf } from "./support/expected.ts";
import { findViolations, loadAxe, themes } from "./support/find-violations.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/** In both themes; the state is the same in each. */
async function expectNoViolationsInBoth(page: Page, state: string, part?: string): Promise<void> {
  for (const theme of themes) expect.soft(await findViolations(page, theme, part), `${state}, ${theme}`).toEqual([]);
}

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

for (const locale of ["en", "de", "ru"] as const) {
  test.describe(`axe finds nothing in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await store(page, { cookieConsent: "rejected" });
    });

    test("on the pages, wide and narrow, light and dark", async ({ page }) => {
      for (const path of [...pageKeys.map((key) => pathIn(key, locale)), missingIn(locale)]) {
        await visit(page, path);
        await layOutAll(page);
        await loadAxe(page);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoViolationsInBoth(page, `${path}, ${width} px`);
        }
      }
    });

    test("with the banner and with the menu, light and dark", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, pathIn("landing", locale));
      await layOutAll(page);
      await loadAxe(page);
      if (site.switches.cookieBanner) {
        await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
        await expect(page.locator("#cookie-banner")).toBeVisible();
        await expectNoViolationsInBoth(page, "390 px, with the banner");
      }
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.locator("#partners").evaluate((element) => element.scrollIntoView());
      await expect(page.locator("#scroll-to-top")).toBeVisible();
      await expectNoViolationsInBoth(page, "1280 px, scrolled, with the banner");

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: textsOf(locale).accessibility.openMenu }).click();
      await expect(page.locator("header").getByRole("combobox")).toBeVisible();
      // The page behind the menu rests, so that what axe wants of a whole page does not hold.
      await expectNoViolationsInBoth(page, "390 px, with the menu", "header");
    });
  });
}
