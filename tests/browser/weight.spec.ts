import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { locales, pathIn, productKeys, site } from "./support/expected.ts";
import { expect, hydrated, live, test } from "./support/site-test.ts";

/**
 * Limits in bytes of Brotli. Ten products fill the first; what an owner adds beyond them costs no more than a block's or a
 * section's own texts and addresses.
 */
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const documentLimit = 14_000 + 400 * Math.max(0, site.products.length - 10) + 500 * sections;
const scriptLimit = 70_000;
/** Elements of the landing page: as it is delivered (eleven of them hold an island each), and those that its scripts add once it stands (film, reader's place). */
const deliveredLimit = 385 + 45 * site.products.length + 50 * sections;
const addedLimit = 10 + 3 * site.products.length + 3 * sections;

/** The first demo is within a screen, and comes with the first sign of a visitor: its player, what it shares, its scene. */
const isOfDemos = (path: string) =>
  /demo|use-playback/.test(path) ||
  productKeys.some((key) => path.includes(`/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-`));

const weightOf = (content: Buffer) => brotliCompressSync(content).length;

test("its scripts are few, and the carousel's comes when its place is near", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto("/");
  await live(page);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const counted = [...scripts].filter((path) => !isOfDemos(path));
  const weight = counted.reduce((sum, path) => sum + weightOf(readFileSync(`dist${path}`)), 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(scriptLimit);
  const carousel = () => [...scripts].filter((path) => /carousel/.test(path)).length;
  expect(carousel()).toBe(0);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect.poll(carousel).toBe(1);
});

test("in every language the document is light, has few elements, and first asks for no script", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.delivered = String(document.querySelectorAll("*").length);
    });
  });
  for (const locale of locales) {
    const path = pathIn("landing", locale);
    const sent = await (await page.request.get(path)).body();
    expect.soft(weightOf(sent), `the document in ${locale}`).toBeLessThanOrEqual(documentLimit);

    await page.goto(path, { waitUntil: "load" });
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return resources
        .filter(({ startTime }) => startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY))
        .map(({ name }) => new URL(name).pathname.split(".").pop() ?? "");
    });
    const count = (ending: string) => early.filter((other) => other === ending).length;
    expect(early.length, locale).toBe(count("avif") + count("css") + count("woff2"));
    expect(count("avif"), locale).toBe(1);
    expect(count("css"), locale).toBeLessThanOrEqual(1);

    await live(page);
    await hydrated(page);
    await expect(page.locator(".hero-film video")).toBeAttached();
    await expect(page.locator(".products-nav li")).toHaveCount(site.products.length);
    const delivered = Number(await page.locator("html").getAttribute("data-delivered"));
    expect(delivered, locale).toBeGreaterThan(0);
    expect(delivered, locale).toBeLessThanOrEqual(deliveredLimit);
    const whole = await page.evaluate(() => document.querySelectorAll("*").length);
    expect(whole - delivered, locale).toBeLessThanOrEqual(addedLimit);
  }
});
