import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Locale } from "../../src/config/locales.ts";
import { locales, pathIn, productKeys, site } from "./support/expected.ts";
import { recordRequests, saveData } from "./support/requests.ts";
import { expect, test, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";

test.use({ playsFilm: true });

// In bytes after Brotli: the limit for ten products, plus an allowance for each further product and optional section.
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const extra = 400 * Math.max(0, site.products.length - 10) + 500 * sections;
/** English fits the first round trip: 14,600 B with its headers. */
const documentLimit = (locale: Locale) => (locale === "en" ? 13_700 : 15_500) + extra;
/** Of the page's own islands, with the first demo, which is near; and of everything. */
const firstLimit = 82_000;
const scriptLimit = 110_000;
/** In bytes as delivered. */
const inlineScriptLimit = 3_000;

const weightOf = (content: Buffer) => brotliCompressSync(content).length;

test("loads few scripts, and if the visitor saves data, demos and carousel only when near", async ({ page }) => {
  const scripts = recordRequests(page, /\.js$/);
  const weight = () =>
    [...new Set(scripts)].reduce((sum, url) => sum + weightOf(readFileSync(`dist${new URL(url).pathname}`)), 0);
  await saveData(page);
  await page.goto("/");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  const first = weight();
  expect(first).toBeLessThanOrEqual(firstLimit);
  for (const part of [...productKeys, "partners"]) await page.locator(`#${part}`).scrollIntoViewIfNeeded();
  await waitUntilWhole(page);
  expect(weight()).toBeGreaterThan(first + 5_000);
  expect(weight()).toBeLessThanOrEqual(scriptLimit);
});

test("keeps the document small in every language, with no script request before the load event", async ({ page }) => {
  for (const locale of locales) {
    const response = await page.goto(pathIn("landing", locale));
    const body = (await response?.body()) ?? Buffer.alloc(0);
    expect.soft(weightOf(body), `the document in ${locale}`).toBeLessThanOrEqual(documentLimit(locale));
    const [, inline = ""] = /<script>(.*?)<\/script>/s.exec(body.toString()) ?? [];
    expect.soft(Buffer.byteLength(inline), "it blocks the parser").toBeLessThanOrEqual(inlineScriptLimit);
    const earlyTypes = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const early = resources.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0));
      // A lazy logo that an earlier document has left in memory is used at once.
      const loaded = early.filter(({ name, transferSize }) => !(name.includes("/logos/") && transferSize === 0));
      const types = loaded.map(({ name }) => name.split(".").pop());
      return types.filter((type) => type !== "woff2").sort();
    });
    expect([["avif"], ["avif", "css"]], locale).toContainEqual(earlyTypes);
  }
});
