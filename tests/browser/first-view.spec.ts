import type { Page } from "@playwright/test";
import { pageEvents } from "../../src/config/constants.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { holdRequests } from "./support/fault-injection.ts";
import { selectIn } from "./support/language.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit, waitForPaint, waitUntilIdle, waitUntilReady } from "./support/site-test.ts";
import { notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

async function openAndHold(page: Page, urls: string, path: string): Promise<() => void> {
  const release = await holdRequests(page, urls);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  return release;
}

/** The `load` event waits for it. */
const poster = "**/poster-hero*";
const belowFoldSheet = "**/assets/landing-below-fold-*.css";

const isBelowFoldLaidOut = (page: Page) =>
  page
    .locator("#products-title")
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions));

const paintCount = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** How far a section is from where a link to it should scroll, in px. */
const scrollError = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    return Math.abs(section.getBoundingClientRect().top - padding - margin);
  });

for (const [event, path, trigger] of [
  ["the page has loaded", "/", (_page: Page, release: () => void) => release()],
  ["the visitor scrolls", "/", (page: Page) => page.mouse.wheel(0, 300)],
  ["a key is pressed", "/", (page: Page) => page.keyboard.press("Tab")],
  ["a link is followed", "/", (page: Page) => page.getByRole("link", { name: textsOf("en").hero.seeProducts }).click()],
  ["the URL names a section", "/#partners", () => {}],
] as const) {
  test(`lays out the page below the first view once ${event}`, async ({ page }) => {
    const release = await openAndHold(page, poster, path);
    await page.waitForLoadState("domcontentloaded");
    const footer = page.getByRole("contentinfo", { includeHidden: true });
    if (path === "/") {
      expect(await isBelowFoldLaidOut(page)).toBe(false);
      await expect(footer).not.toBeVisible();
    }
    await trigger(page, release);
    await expect.poll(() => isBelowFoldLaidOut(page)).toBe(true);
    await expect(footer).toBeVisible();
    release();
  });
}

test("the first view is painted before the below-fold styles load; the rest shows after that", async ({ page }) => {
  const release = await openAndHold(page, belowFoldSheet, "/");
  const product = page.locator("article.product").first();
  await expect.poll(() => paintCount(page)).toBe(1);
  await page.mouse.wheel(0, 1500);
  await waitForPaint(page);
  await expect(product).not.toBeVisible();
  await page.getByRole("link", { name: textsOf("en").hero.seeProducts }).press("Enter");
  release();
  await expectScrolledTo(page, page.locator("#products"));
  await expect(product).toBeVisible();
  await expect(product).toHaveCSS("display", "grid");
});

test("a URL that names a section is not painted before the below-fold styles load", async ({ page, context }) => {
  notInFirefox("Firefox knows no links that hold the first paint back");
  const release = await openAndHold(page, belowFoldSheet, "/#partners");
  // By the time another page is painted, this one would have been too.
  const other = await context.newPage();
  await openAndHold(other, belowFoldSheet, "/");
  await expect.poll(() => paintCount(other)).toBe(1);
  expect(await paintCount(page)).toBe(0);
  release();
  await expect.poll(() => paintCount(page)).toBe(1);
  await expectScrolledTo(page, page.locator("#partners"));
});

test("a URL scrolls to its section at once, and stays there while the sizes above are measured", async ({ page }) => {
  const last = productKeys.at(-1) as string;
  // Each layout of the page.
  for (const [locale, width, id] of [
    ["en", 390, "partners"],
    ["de", 768, last],
    ["pt", 1024, "partners"],
    ["ru", 1200, last],
    ["es", 1440, last],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("about:blank");
    await page.goto(`${pathIn("landing", locale)}#${id}`);
    expect(await scrollError(page, id), `${locale}, ${width} px wide, at first`).toBeLessThanOrEqual(2);
    await waitUntilReady(page);
    await waitUntilIdle(page);
    expect(await scrollError(page, id), `${locale}, ${width} px wide`).toBeLessThanOrEqual(2);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  }
});

test("a link scrolls to its section while the sizes are measured in another language", async ({ page }) => {
  await visit(page, "/");
  const last = productKeys.at(-1) as string;
  await page.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await waitUntilIdle(page);
  await page.evaluate(
    ([event = "", link = ""]) => addEventListener(event, () => document.querySelector<HTMLElement>(link)?.click()),
    [pageEvents.languageChange, `a[href="#${last}"]`],
  );
  await selectIn(page, "footer").selectOption("ru");
  await expectScrolledTo(page, page.locator(`#${last}`));
  await waitUntilIdle(page);
  await expect.poll(() => scrollError(page, last)).toBeLessThanOrEqual(2);
});

test("a link to a section that opens in a new tab does not scroll this one", async ({ page, context }) => {
  await visit(page, "/");
  const link = page.getByRole("link", { name: textsOf("en").hero.seeProducts });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  const opening = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await opening;
  await page.bringToFront();
  await waitUntilIdle(page);
  expect(await scrollTop(page)).toBe(before);
});

test("the whole page is readable without the below-fold styles", async ({ page, faults }) => {
  await page.route(belowFoldSheet, (route) => route.abort());
  await visit(page, "/");
  for (const key of productKeys) await expect(page.locator(`article#${key} h3`)).toBeVisible();
  expect(faults.filter((fault) => !/Failed to load resource|could not be loaded/.test(fault))).toEqual([]);
  faults.length = 0;
});

test("a link past estimated sizes reaches its target, even without scroll anchoring", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  const last = productKeys.at(-1) as string;
  await page.locator(`.product-index a[href="#${last}"]`).click();
  await expectScrolledTo(page, page.locator(`article#${last}`));
  await waitUntilIdle(page);
  await expect.poll(() => scrollError(page, last)).toBeLessThanOrEqual(2);
});

test("the scroll-to-top button works while sizes are measured, even after a link down", async ({ page }) => {
  await visit(page, "/");
  // Defers idle callbacks until the returned function is called.
  const runDeferred = await page.evaluateHandle(() => {
    const original = window.requestIdleCallback;
    const calls: IdleRequestCallback[] = [];
    window.requestIdleCallback = (call) => calls.push(call);
    return () => {
      window.requestIdleCallback = original;
      for (const call of calls) original(call);
      return calls.length;
    };
  });
  await page.locator(`.product-index a[href="#${productKeys[0]}"]`).click();
  await page.locator("#scroll-to-top").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await runDeferred.evaluate((run) => run()), "sizes are still to be learnt").toBeGreaterThan(0);
  await waitUntilIdle(page);
  expect(await scrollTop(page)).toBe(0);
});
