import type { Page } from "@playwright/test";
import { locales, pathIn, site } from "./support/expected.ts";
import { layoutShifts } from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, expectDark, test, visit, visitWhole, waitForPaint, waitUntilReady } from "./support/site-test.ts";
import { lessMotion, matrix } from "./support/variants.ts";

test.use({ playsFilm: true, choices: {} });

/** Waits until the typefaces have replaced their fallbacks. Returns how to read visible shifts, and all since then. */
async function waitForTypefaces(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForPaint(page);
  const replacedAt = await page.evaluate(() => Number(document.timeline.currentTime));
  return async () => {
    await waitForPaint(page);
    const shifts = await layoutShifts(page);
    // While a typeface replaces its fallback, none that developer tools show: they have three decimals.
    return shifts.filter(({ value, startTime }) => startTime > replacedAt || value >= 0.001);
  };
}

for (const width of [412, 1440]) {
  for (const locale of locales) {
    const kind = locale === "en" || locale === "ru" ? {} : matrix;
    test(`nothing shifts for 5 s with late typefaces in ${locale}, ${width} px wide`, kind, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      await page.clock.install();
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1200));
        await route.continue();
      });
      await page.goto(pathIn("landing", locale), { waitUntil: "networkidle" });
      await waitUntilReady(page);
      const unexpectedShifts = await waitForTypefaces(page);
      await page.clock.runFor(5000);
      if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
      expect(await unexpectedShifts()).toEqual([]);
    });
  }

  test(`nothing shifts while the page is scrolled, ${width} px wide, and it keeps its height`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    await visitWhole(page, "/", { cookieConsent: "rejected" });
    const unexpectedShifts = await waitForTypefaces(page);
    const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf();
    for (let top = 0; top < height; top += 700) {
      await jumpTo(page, top);
      await waitForPaint(page);
      expect(await heightOf(), `the page's height, read to ${top} px`).toBe(height);
    }
    for (const image of await page.locator("#products img").all())
      await expect(image).toHaveJSProperty("complete", true);
    expect(await unexpectedShifts()).toEqual([]);
  });
}

test("a theme change does not fade with less motion", lessMotion, async ({ page }) => {
  // Any call is an error.
  await page.addInitScript(() => Object.assign(Element.prototype, { animate: undefined }));
  await visit(page, "/", { cookieConsent: "rejected" });
  await page.locator("header [data-theme-toggle]").click();
  await expectDark(page);
});
