import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { locales, pathIn, productKeys, site } from "./support/expected.ts";
import { expect, test, waitUntilReady } from "./support/site-test.ts";

test.use({ playsFilm: true });

// In bytes after Brotli: the limit for ten products, plus an allowance for each further product and optional section.
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const documentLimit = 15_500 + 400 * Math.max(0, site.products.length - 10) + 500 * sections;
const scriptLimit = 70_000;
/** Elements of the landing page as delivered; eleven of them hold an island. */
const deliveredLimit = 385 + 62 * site.products.length + 50 * sections;
/** Elements that scripts add: the film and the product navigation. */
const addedLimit = 10 + 3 * site.products.length + 3 * sections;

/** The first demo is so near the first view that its scripts load with the first interaction: they are not counted. */
const isDemoScript = (path: string) =>
  /demo|use-playback/.test(path) ||
  productKeys.some((key) => path.includes(`/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-`));

const weightOf = (content: Buffer) => brotliCompressSync(content).length;

test("loads few scripts, the carousel's only when it is near the viewport", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto("/");
  await waitUntilReady(page);
  await waitUntilReady(page);
  await page.waitForLoadState("networkidle");
  const counted = [...scripts].filter((path) => !isDemoScript(path));
  const weight = counted.reduce((sum, path) => sum + weightOf(readFileSync(`dist${path}`)), 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(scriptLimit);
  const carousel = () => [...scripts].filter((path) => /carousel/.test(path)).length;
  expect(carousel()).toBe(0);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect.poll(carousel).toBe(1);
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
      return resources
        .filter(({ startTime }) => startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY))
        .map(({ name }) => new URL(name).pathname.split(".").pop() ?? "");
    });
    const count = (extension: string) => earlyTypes.filter((other) => other === extension).length;
    expect(earlyTypes.length, locale).toBe(count("avif") + count("css") + count("woff2"));
    expect(count("avif"), locale).toBe(1);
    expect(count("css"), locale).toBeLessThanOrEqual(1);

    await waitUntilReady(page);
    await waitUntilReady(page);
    await expect(page.locator(".hero-film video")).toBeAttached();
    await expect(page.locator(".products-nav li")).toHaveCount(site.products.length);
    const delivered = Number(await page.locator("html").getAttribute("data-delivered"));
    expect(delivered, locale).toBeGreaterThan(0);
    expect(delivered, locale).toBeLessThanOrEqual(deliveredLimit);
    const total = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(total - delivered, locale).toBeLessThanOrEqual(addedLimit);
  }
});
