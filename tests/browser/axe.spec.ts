import type { Page } from "@playwright/test";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { bringAxe, expectNoViolations } from "./support/axe.ts";
import { pathIn, pathsIn, site, textsOf } from "./support/expected.ts";
import { layOutAll, resize } from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/** How wide and in which language: one of each for `npm test`, all for the long run. */
const runs = [
  { locale: "en", widths: [768], tag: [] },
  ...localeCodes.map((locale) => ({ locale, widths: [320, 768, 1440], tag: ["@matrix"] })),
] as const;

async function visitWithAxe(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await layOutAll(page);
  await bringAxe(page);
}

/** What floats over the page, each part as it is when it shows. */
async function expectFloatingParts(page: Page, width: number): Promise<void> {
  const middle = page.locator("article").nth(1);
  await middle.evaluate((block) => block.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(page.locator("#scroll-to-top")).toBeVisible();
  if (site.switches.helpButton) await page.locator("#help").hover();
  const wide = width >= 1280;
  if (wide) await page.locator(".reader-place a").nth(1).focus();
  await expectNoViolations(page, `what floats at ${width} px`, ".dock", "header", ...(wide ? [".reader-place"] : []));
}

async function expectBanner(page: Page, width: number): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await expect(page.locator("#cookie-banner")).toBeVisible();
  await expectNoViolations(page, `the banner at ${width} px`, ".dock");
  await page.locator("#cookie-banner [data-consent]").first().click();
}

async function expectMenu(page: Page, width: number, locale: Locale): Promise<void> {
  const { openMenu, closeMenu } = textsOf(locale).accessibility;
  await page.getByRole("button", { name: openMenu }).click();
  await expect(page.locator("header").getByRole("combobox")).toBeVisible();
  // The page behind the menu rests, so that what axe wants of a whole page does not hold.
  await expectNoViolations(page, `the menu at ${width} px`, "header");
  await page.getByRole("button", { name: closeMenu }).click();
}

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

for (const { locale, widths, tag } of runs) {
  test(`axe finds nothing in ${locale}: every rule, page and state, light and dark, ${widths.join(", ")} px wide`, {
    tag: [...tag],
  }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await store(page, { cookieConsent: "rejected" });
    for (const path of pathsIn(locale)) {
      await visitWithAxe(page, path);
      for (const width of widths) {
        await resize(page, width, 844);
        await expectNoViolations(page, `${path}, ${width} px`);
        if (path !== pathIn("landing", locale)) continue;
        await expectFloatingParts(page, width);
        if (site.switches.cookieBanner) await expectBanner(page, width);
        if (width < 1024) await expectMenu(page, width, locale);
        await jumpTo(page, 0);
      }
    }
  });
}
