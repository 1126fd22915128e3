import type { Locator, Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { overlaps } from "./support/measure-layout.ts";
import { expect, openBanner, test, visit, waitForPaint } from "./support/site-test.ts";

const expectShown = (tooltip: Locator, shown: boolean) => expect(tooltip).toHaveCSS("opacity", shown ? "1" : "0");

/** WCAG 2.2, 1.4.13: the tooltip is hoverable, persistent and dismissible, and shows on keyboard focus. */
async function expectAccessible(page: Page, control: Locator, tooltip: Locator): Promise<void> {
  await expectShown(tooltip, false);
  await control.hover();
  await expectShown(tooltip, true);

  // Move the pointer straight from the centre of the control to the nearest point of the tooltip.
  const boxOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  const [from, to] = [await boxOf(control), await boxOf(tooltip)];
  const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least + 4), most - 4);
  const x = clamp(from.x + from.width / 2, to.left, to.right);
  const y = clamp(from.y + from.height / 2, to.top, to.bottom);
  await control.evaluate((one) => one.addEventListener("pointerleave", () => one.setAttribute("data-left", "")));
  await page.mouse.move(x, y, { steps: 20 });
  await waitForPaint(page);
  await expect(control, "on the way to the tooltip").not.toHaveAttribute("data-left");
  await expectShown(tooltip, true);

  await page.keyboard.press("Escape");
  await expectShown(tooltip, false);
  await page.mouse.move(5, 300);
  await control.hover();
  await expectShown(tooltip, true);
  await page.mouse.move(5, 300);
  await expectShown(tooltip, false);

  // After a key press, `focus()` matches `:focus-visible`.
  await page.keyboard.press("Shift");
  await control.focus();
  await expectShown(tooltip, true);
  await page.keyboard.press("Escape");
  await expectShown(tooltip, false);
  await expect(control).toBeFocused();
  await control.blur();
  await control.focus();
  await expectShown(tooltip, true);
}

test("keeps tooltips of the help button and the product navigation on hover, until Escape", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/", { cookieConsent: "rejected" });
  // A tooltip shows by CSS, but React closes it.
  if (site.switches.helpButton) {
    const tooltip = page.locator("#help > span[aria-hidden]");
    await expectAccessible(page, page.locator("#help"), tooltip);
    const banner = await openBanner(page);
    await page.locator("#help").hover();
    await expectShown(tooltip, true);
    expect(await overlaps(tooltip.or(banner.getByRole("button")).or(page.locator("#scroll-to-top")))).toEqual([]);
    await banner.locator("[data-consent]").first().click();
  }
  const second = page.locator("article").nth(1);
  await second.evaluate((block) => block.scrollIntoView({ block: "center" }));
  const link = page.locator(".products-nav a").first();
  await expect(link).toBeVisible();
  await expectAccessible(page, link, link.locator("span"));
});
