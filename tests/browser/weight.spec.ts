import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { locales, pathIn, productKeys, site } from "./support/expected.ts";
import { expect, test, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";

test.use({ playsFilm: true });

// In bytes after Brotli: the limit for ten products, plus an allowance for each further product and optional section.
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const documentLimit = 15_500 + 400 * Math.max(0, site.products.length - 10) + 500 * sections;
/** Of the page's own islands, with the first demo, which is near; and of everything. */
const firstLimit = 82_000;
const scriptLimit = 110_000;
/** Elements of the landing page as delivered; eleven of them hold an island. */
const deliveredLimit = 385 + 62 * site.products.length + 50 * sections;
/** Elements that scripts add: the film, the product navigation, the demos' steps and controls. */
const addedLimit = 10 + 21 * site.products.length + 3 * sections;

const weightOf = (content: Buffer) => brotliCompressSync(content).length;

test("loads few scripts, and for a visitor who saves data demos and carousel only when they are near", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  const weight = () => [...scripts].reduce((sum, path) => sum + weightOf(readFileSync(`dist${path}`)), 0);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto("/");
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  expect([...scripts].filter((path) => path.includes("carousel"))).toEqual([]);
  expect(weight()).toBeLessThanOrEqual(firstLimit);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect.poll(() => [...scripts].filter((path) => path.includes("carousel"))).toHaveLength(1);
  for (const key of productKeys) await page.locator(`article#${key}`).scrollIntoViewIfNeeded();
  await waitUntilWhole(page);
  expect(weight()).toBeLessThanOrEqual(scriptLimit);
});

test("keeps the document small in every language, with no script request before the load event", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.delivered = String(document.querySelectorAll("*").length);
    });
  });
  for (const locale of locales) {
    const path = pathIn("landing", locale);
    const body = await (await page.request.get(path)).body();
    expect.soft(weightOf(body), `the document in ${locale}`).toBeLessThanOrEqual(documentLimit);

    await page.goto(path, { waitUntil: "load" });
    const earlyTypes = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return (
        resources
          .filter(({ startTime }) => startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY))
          // A lazy logo that an earlier document has left in memory is used at once.
          .filter(({ name, transferSize }) => !(name.includes("/logos/") && transferSize === 0))
          .map(({ name }) => new URL(name).pathname.split(".").pop() ?? "")
      );
    });
    const count = (extension: string) => earlyTypes.filter((other) => other === extension).length;
    expect(earlyTypes.length, locale).toBe(count("avif") + count("css") + count("woff2"));
    expect(count("avif"), locale).toBe(1);
    expect(count("css"), locale).toBeLessThanOrEqual(1);

    await waitUntilReady(page);
    await waitUntilWhole(page);
    await expect(page.locator(".hero-film video")).toBeAttached();
    await expect(page.locator(".products-nav li")).toHaveCount(site.products.length);
    const delivered = Number(await page.locator("html").getAttribute("data-delivered"));
    expect(delivered, locale).toBeGreaterThan(0);
    expect(delivered, locale).toBeLessThanOrEqual(deliveredLimit);
    const total = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(total - delivered, locale).toBeLessThanOrEqual(addedLimit);
  }
});
