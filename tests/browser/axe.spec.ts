import type { Page } from "@playwright/test";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { expectNoViolations } from "./support/axe.ts";
import { pathIn, pathsIn, site, textsOf } from "./support/expected.ts";
import { resize } from "./support/measure-layout.ts";
import { jumpTo, scrollToCentre } from "./support/scrolling.ts";
import { expect, openBanner, test, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

/** Checks what shows only in some states of the landing page: floating actions, cookie banner, mobile menu. */
async function expectStates(page: Page, width: number, locale: Locale): Promise<void> {
  await scrollToCentre(page.locator("article").nth(1));
  await expect(page.locator("#scroll-to-top")).toBeVisible();
  if (site.switches.helpButton) await page.locator("#help").hover();
  if (width >= 1280) await page.locator(".products-nav a").nth(1).focus();
  await expectNoViolations(page, `what floats at ${width} px`, ".floating-actions", "header", "nav");
  if (site.switches.cookieBanner) {
    const banner = await openBanner(page);
    await expectNoViolations(page, `the banner at ${width} px`, ".floating-actions");
    await banner.locator("[data-consent]").first().click();
  }
  if (width < 1024) {
    const { openMenu, closeMenu } = textsOf(locale).accessibility;
    await page.getByRole("button", { name: openMenu }).click();
    await expect(page.locator("header").getByRole("combobox")).toBeVisible();
    // The page behind the menu is inert, which breaks axe's rules for whole pages.
    await expectNoViolations(page, `the menu at ${width} px`, "header");
    await page.getByRole("button", { name: closeMenu }).click();
  }
  await jumpTo(page, 0);
}

for (const { locale, widths, kind } of [
  { locale: "en" as const, widths: [768], kind: {} },
  ...localeCodes.map((locale) => ({ locale, widths: [320, 768, 1440], kind: matrix })),
]) {
  test(`axe reports no violation in ${locale}, ${widths} px wide`, tagged(lessMotion, kind), async ({ page }) => {
    test.slow();
    for (const path of pathsIn(locale)) {
      await visitWhole(page, path);
      for (const width of widths) {
        await resize(page, width, 844);
        await expectNoViolations(page, `${path}, ${width} px`);
        if (path === pathIn("landing", locale)) await expectStates(page, width, locale);
      }
    }
  });
}
