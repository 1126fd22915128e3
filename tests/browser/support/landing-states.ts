import type { Page } from "@playwright/test";
import { site } from "./expected.ts";
import { jumpTo, scrollToCentre } from "./scrolling.ts";
import { expect, openBanner } from "./site-test.ts";

/** Inspects what shows only in some states of the landing page: floating actions, cookie banner, mobile menu. */
export async function inspectStates(
  page: Page,
  inspect: (state: string, parts: string[]) => Promise<void>,
): Promise<void> {
  await scrollToCentre(page.locator("article").nth(1));
  await expect(page.locator("#scroll-to-top")).toBeVisible();
  if (site.switches.helpButton) await page.locator("#help").hover();
  const shortcut = page.locator(".products-nav a").nth(1);
  if (await shortcut.isVisible()) await shortcut.focus();
  await inspect("what floats", [".floating-actions", "header", "nav"]);
  if (site.switches.cookieBanner) {
    const banner = await openBanner(page);
    await inspect("the banner", [".floating-actions"]);
    await banner.locator("[data-consent]").first().click();
  }
  if ((page.viewportSize()?.width ?? 0) <= 1000) {
    await page.locator(".menu-opener").click();
    await expect(page.locator("header").getByRole("combobox")).toBeVisible();
    // The page behind the menu is inert, which breaks axe's rules for whole pages.
    await inspect("the menu", ["header"]);
    await page.locator(".menu-closer").click();
  }
  await jumpTo(page, 0);
}
