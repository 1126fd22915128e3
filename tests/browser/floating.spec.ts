import type { Locator } from "@playwright/test";
import { expect, store, test, visit } from "./site-test.ts";

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not painted`);
  return box;
}

/** What a visitor meets who points at the middle of the element: itself or something else. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const path of ["/", "/ru"]) {
  test(`on ${path} the open banner and the floating buttons never cover each other`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await store(page, { cookieConsent: "rejected" });
    await visit(page, path);
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    const banner = page.locator("#cookie-banner");
    const floating = [page.locator("#help"), page.locator("#scroll-to-top")];
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height });
      await page.locator("#ranking").evaluate((element) => element.scrollIntoView());
      await expect(page.locator("#scroll-to-top")).toBeVisible();
      const { x, y, width: wide, height: high } = await boxOf(banner);
      expect
        .soft(x >= 0 && y >= 0 && x + wide <= width && y + high <= height, `the banner fits ${width} px`)
        .toBe(true);
      for (const button of floating) {
        const box = await boxOf(button);
        const apart = box.x + box.width <= x || x + wide <= box.x || box.y + box.height <= y || y + high <= box.y;
        expect.soft(apart, `${button} stands apart from the banner at ${width} px`).toBe(true);
        await expect.poll(() => isOnTop(button), `${button} can be pressed at ${width} px`).toBe(true);
      }
      const buttons = await banner.getByRole("button").all();
      expect(buttons).toHaveLength(3);
      for (const button of buttons) {
        await expect.poll(() => isOnTop(button), `the banner's buttons can be pressed at ${width} px`).toBe(true);
      }
    }
  });
}
