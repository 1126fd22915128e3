import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { locales, pathIn, site } from "./support/expected.ts";
import { expect, hydrated, live, test } from "./support/site-test.ts";

const dist = join(import.meta.dirname, "../../dist");

/**
 * Limits in bytes of Brotli; the first is what a server sends before it hears back, which ten products just fill: what an owner
 * adds beyond them costs a second round trip, and no more than a block's or a section's own texts and addresses.
 */
const { courseStore, videoExplainer, pricing } = site.switches;
const sections = [courseStore, videoExplainer, pricing].filter(Boolean).length;
const documentLimit = 14_000 + 400 * Math.max(0, site.products.length - 10) + 500 * sections;
const scriptLimit = 70_000;
/** Elements of the landing page: as it is delivered (eleven of them hold an island each), and those that its scripts add once it stands (film, reader's place). */
const deliveredLimit = 385 + 45 * site.products.length + 50 * sections;
const addedLimit = 10 + 3 * site.products.length + 3 * sections;

const weightOf = (content: Buffer) => brotliCompressSync(content).length;

test("the landing page arrives light in every language: a document with its styles", async ({ page }) => {
  for (const locale of locales) {
    const document = await (await page.request.get(pathIn("landing", locale))).body();
    expect.soft(weightOf(document), `the document in ${locale}`).toBeLessThanOrEqual(documentLimit);
  }
});

test("its scripts are few, the carousel's comes when its place is near, and one style sheet may come late", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.goto("/");
  await live(page);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  // The first demo is less than a screen away: it comes with the first sign, and is weighed apart.
  const weights = [...scripts].filter((path) => !/demo/.test(path)).map((path) => weightOf(readFileSync(join(dist, path))));
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(scriptLimit);
  expect([...scripts].filter((path) => /carousel/.test(path))).toEqual([]);

  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect.poll(() => [...scripts].filter((path) => /carousel/.test(path))).toHaveLength(1);

  const sheets = page.locator('body link[rel="stylesheet"]');
  expect(await sheets.count()).toBeLessThanOrEqual(1);
  const places = await sheets.evaluateAll((all) =>
    all.map((link) => {
      const isAfter = (one: Element | null, other: Element | null) =>
        one && other && Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      return isAfter(document.querySelector("#hero"), link) && isAfter(link, document.querySelector("#products"));
    }),
  );
  expect(places.every(Boolean), "after the first view, and before what it is for").toBe(true);
});

test("before it has loaded, the page asks for its poster, one late sheet and its typefaces, and for no script", async ({
  page,
}) => {
  for (const locale of locales) {
    await page.goto(pathIn("landing", locale), { waitUntil: "load" });
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const before = resources.filter(
        ({ startTime }) => startTime < (navigation?.loadEventStart || Number.POSITIVE_INFINITY),
      );
      return before.map(({ name }) => new URL(name).pathname.split(".").pop()).sort();
    });
    expect(
      early.filter((ending) => !["avif", "css", "woff2"].includes(ending ?? "")),
      locale,
    ).toEqual([]);
    expect(
      early.filter((ending) => ending === "avif"),
      locale,
    ).toHaveLength(1);
    expect(early.filter((ending) => ending === "css").length, locale).toBeLessThanOrEqual(1);
  }
});

test("it has few elements in every language, and its scripts add few", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.delivered = String(document.querySelectorAll("*").length);
    });
  });
  for (const locale of locales) {
    await page.goto(pathIn("landing", locale));
    await live(page);
    await hydrated(page);
    await expect(page.locator(".hero-film video")).toBeAttached();
    await expect(page.locator(".reader-place li")).toHaveCount(site.products.length);
    const { delivered, whole } = await page.evaluate(() => ({
      delivered: Number(document.documentElement.dataset.delivered),
      whole: document.querySelectorAll("*").length,
    }));
    expect(delivered, locale).toBeGreaterThan(0);
    expect(delivered, locale).toBeLessThanOrEqual(deliveredLimit);
    expect(whole - delivered, locale).toBeLessThanOrEqual(addedLimit);
  }
});
