import type { Locator, Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { boxOf, overlaps } from "./support/measure-layout.ts";
import { scrollToCentre } from "./support/scrolling.ts";
import { expect, openBanner, test, visit } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const expectShown = (tooltip: Locator, shown: boolean) => expect(tooltip).toHaveCSS("opacity", shown ? "1" : "0");
const leave = (page: Page) => page.mouse.move(5, 300);

/** WCAG 2.2, 1.4.13: the tooltip is hoverable, persistent and dismissible, and shows on keyboard focus. */
async function expectAccessible(page: Page, control: Locator, tooltip: Locator): Promise<void> {
  await leave(page);
  await expectShown(tooltip, false);
  await control.hover();
  await expectShown(tooltip, true);
  await control.evaluate((one) => one.addEventListener("pointerleave", () => one.setAttribute("data-left", "")));
  const { x, y, width, height } = await boxOf(tooltip);
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 20 });
  await expect(control, "on the way to the tooltip").not.toHaveAttribute("data-left");
  await expectShown(tooltip, true);
  await page.keyboard.press("Escape");
  await expectShown(tooltip, false);
  await leave(page);
  await control.hover();
  await expectShown(tooltip, true);
  await leave(page);
  await expectShown(tooltip, false);

  // After a key press, `focus()` matches `:focus-visible`.
  await page.keyboard.press("Shift");
  await control.focus();
  await expectShown(tooltip, true);
  await page.keyboard.press("Escape");
  await expectShown(tooltip, false);
  await expect(control).toBeFocused();
}

test("keeps tooltips of help button and product navigation on hover, until Escape", lessMotion, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  // A tooltip shows by CSS, but React closes it.
  if (site.switches.helpButton) {
    const tooltip = page.locator("#help .tooltip");
    await expectAccessible(page, page.locator("#help"), tooltip);
    const banner = await openBanner(page);
    await page.locator("#help").hover();
    await expectShown(tooltip, true);
    expect(await overlaps(tooltip.or(banner.getByRole("button")).or(page.locator("#scroll-to-top")))).toEqual([]);
    await banner.locator("[data-consent]").first().click();
  }
  await scrollToCentre(page.locator("article").nth(1));
  const link = page.locator(".products-nav a").first();
  await expect(link).toBeVisible();
  await expectAccessible(page, link, link.locator("span"));
});
