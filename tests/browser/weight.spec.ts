import type { Locale } from "../../src/config/locales.ts";
import { locales, pathIn, productKeys, site } from "./support/expected.ts";
import { saveData } from "./support/requests.ts";
import { expect, test, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";

test.use({ playsFilm: true });

// In bytes after Brotli: the limit for ten products, plus an allowance for each further product and optional section.
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const extra = 400 * Math.max(0, site.products.length - 10) + 500 * sections;
/** English fits the first round trip: 14,600 B with its headers. */
const documentLimit = (locale: Locale) => (locale === "en" ? 13_800 : 15_500) + extra;
/** Of the page's own islands, with the first demo, which is near; and of everything. */
const firstLimit = 82_000;
const scriptLimit = 110_000;
/** In bytes as delivered. */
const inlineScriptLimit = 3_200;

test("loads few scripts, and if the visitor saves data, demos and carousel only when near", async ({ page }) => {
  const weight = () =>
    page.evaluate(() => {
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = resources.filter(({ name }) => name.endsWith(".js"));
      return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
  await saveData(page);
  await page.goto("/");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  const first = await weight();
  expect(first).toBeLessThanOrEqual(firstLimit);
  for (const part of [...productKeys, "partners"]) await page.locator(`#${part}`).scrollIntoViewIfNeeded();
  await waitUntilWhole(page);
  expect(await weight()).toBeGreaterThan(first + 5_000);
  expect(await weight()).toBeLessThanOrEqual(scriptLimit);
});

test("keeps the document small in every language, with no script request before the load event", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathIn("landing", locale));
    const inline = await page.locator("head > script:not([type])").textContent();
    expect.soft(Buffer.byteLength(inline ?? ""), "it blocks the parser").toBeLessThanOrEqual(inlineScriptLimit);
    const { size, earlyTypes } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const early = resources.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0));
      // A lazy logo that an earlier document has left in memory is used at once.
      const loaded = early.filter(({ name, transferSize }) => !(name.includes("/logos/") && transferSize === 0));
      const types = loaded.map(({ name }) => name.split(".").pop());
      return { size: navigation?.encodedBodySize, earlyTypes: types.filter((type) => type !== "woff2").sort() };
    });
    expect.soft(size, `the document in ${locale}`).toBeLessThanOrEqual(documentLimit(locale));
    expect([["avif"], ["avif", "css"]], locale).toContainEqual(earlyTypes);
  }
});
