import type { Page } from "@playwright/test";
import { estimatesSizes, notInFirefox } from "./support/engine.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { hold } from "./support/fault-injection.ts";
import { expectScrolledTo, jumpTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

/** Each layout of the page. */
const widthsToArriveAt = [
  ["en", 390],
  ["de", 768],
  ["pt", 1024],
  ["ru", 1200],
  ["es", 1440],
] as const;

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

/** Opens a page that is not loaded before the returned function is called: its poster is still to come. */
async function openUnloaded(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, "**/poster-hero*");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return release;
}

/** Whether what stands directly below the first view has been laid out. */
const isThere = (page: Page) =>
  page
    .locator("#products-title")
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions));

const heights = (page: Page) =>
  page.locator("article.product").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));

/** Waits until something has stayed the same for half a second. */
async function atRest(page: Page, figure: () => Promise<number>): Promise<void> {
  await expect(async () => {
    const before = await figure();
    await page.waitForTimeout(500);
    expect(await figure()).toBe(before);
  }).toPass();
}

/** A browser that has better to do until the returned function is called. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  const later = await page.evaluateHandle(() => {
    const whenIdle = window.requestIdleCallback;
    const calls: IdleRequestCallback[] = [];
    window.requestIdleCallback = (call) => calls.push(call);
    return () => {
      window.requestIdleCallback = whenIdle;
      for (const call of calls) whenIdle(call);
    };
  });
  return () => later.evaluate((call) => call());
}

test("while the page opens, only its first view is laid out, and then all that is near", async ({ page }) => {
  const release = await openUnloaded(page, "/");
  expect(await isThere(page)).toBe(false);
  const footer = page.getByRole("contentinfo", { includeHidden: true });
  await expect(footer).not.toBeVisible();
  release();
  await expect.poll(() => isThere(page)).toBe(true);
  await expect(footer).toBeVisible();
});

for (const [sign, give] of [
  ["scrolls", (page: Page) => page.mouse.wheel(0, 300)],
  ["takes to the keyboard", (page: Page) => page.keyboard.press("Tab")],
  ["follows a link", (page: Page) => page.getByRole("link", { name: textsOf("en").hero.seeProducts }).click()],
] as const) {
  test(`whoever ${sign} while the page opens finds all of it`, async ({ page }) => {
    const release = await openUnloaded(page, "/");
    await give(page);
    await expect.poll(() => isThere(page)).toBe(true);
    release();
  });
}

test("an address that leads further down finds all of the page at once", async ({ page }) => {
  const release = await openUnloaded(page, "/#partners");
  expect(await isThere(page)).toBe(true);
  release();
});

/** The style sheet of what stands below the first view. */
const sheet = "**/assets/landing-far-*.css";

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** Opens an address with that sheet held back, and gives the function that lets it come. */
async function openUnstyled(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, sheet);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  return release;
}

const product = (page: Page) => page.locator("article.product").first();

test("the first view is painted before the styles of what is below it have come, and that is not shown without them", async ({
  page,
}) => {
  const release = await openUnstyled(page, "/");
  await expect.poll(() => paints(page)).toBe(1);
  await page.mouse.wheel(0, 1500);
  await page.waitForTimeout(300);
  await expect(product(page)).not.toBeVisible();
  release();
  await expect(product(page)).toBeVisible();
  await expect(product(page)).toHaveCSS("display", "grid");
});

test("a link of the first view arrives, also when its place comes only after it", async ({ page }) => {
  const release = await openUnstyled(page, "/");
  await expect.poll(() => paints(page)).toBe(1);
  await page.getByRole("link", { name: textsOf("en").hero.seeProducts }).click();
  release();
  await expectScrolledTo(page, page.locator("#products"));
});

test("where an address leads further down, nothing is painted before its place has its styles", async ({ page }) => {
  notInFirefox("Firefox knows no links that hold the first paint back");
  const release = await openUnstyled(page, "/#partners");
  await page.waitForTimeout(1000);
  expect(await paints(page)).toBe(0);
  release();
  await expect.poll(() => paints(page)).toBe(1);
  await expectScrolledTo(page, page.locator("#partners"));
});

for (const place of ["partners", productKeys.at(-1) as string]) {
  test(`an address that leads to #${place} arrives there at once, and stays while the sizes above are learnt`, async ({
    page,
  }) => {
    /** How far the place is from where the page says that places arrive, in px. */
    const astray = () =>
      page.locator(`#${place}`).evaluate((section) => {
        const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
        const apart = parseFloat(getComputedStyle(section).scrollMarginTop);
        return Math.abs(section.getBoundingClientRect().top - wanted - apart);
      });
    for (const [locale, width] of widthsToArriveAt) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("about:blank");
      await page.goto(`${pathIn("landing", locale)}#${place}`);
      expect(await astray(), `${locale}, ${width} px wide, at first`).toBeLessThanOrEqual(2);
      await live(page);
      await atRest(page, () => page.evaluate(() => document.documentElement.scrollHeight));
      expect(await astray(), `${locale}, ${width} px wide`).toBeLessThanOrEqual(2);
      await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
    }
  });
}

test.describe("without these styles", () => {
  test.use({ allowedFaults: [[/Failed to load resource/, /could not be loaded/], { scope: "test" }] });

  test("all of the page can be read", async ({ page }) => {
    await page.route(sheet, (route) => route.abort());
    await page.goto("/");
    await live(page);
    for (const key of productKeys) await expect(page.locator(`article#${key} h3`)).toBeVisible();
  });
});

test("the sizes of what is far away are learnt when the visitor leaves the first view, and not before", async ({
  page,
}) => {
  test.skip(!estimatesSizes(), "this browser lays out each part once by itself while a page opens");
  await visit(page, "/");
  const estimated = await heights(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await heights(page)).toEqual(estimated);
  await jumpTo(page, 60);
  const learnt = async () => (await heights(page)).filter((height, index) => height !== estimated[index]).length;
  await expect.poll(learnt).toBeGreaterThan(productKeys.length / 2);
});

test("a link that sets off over estimated sizes arrives, also where a browser keeps no place by itself", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  const last = productKeys.at(-1) as string;
  const follow = () => page.locator(`.product-index a[href="#${last}"]`).evaluate((link: HTMLElement) => link.click());
  const top = () => page.locator(`article#${last}`).evaluate((block) => Math.round(block.getBoundingClientRect().top));
  await follow();
  await expectScrolledTo(page, page.locator(`article#${last}`));
  await atRest(page, top);
  const first = await top();
  await follow();
  await atRest(page, top);
  expect(Math.abs((await top()) - first), "where the link leads once every size is known").toBeLessThanOrEqual(2);
});

test("the way up leads up also while sizes are learnt, whatever link led down before", async ({ page }) => {
  await visit(page, "/");
  const letBeIdle = await keepBusy(page);
  const [first] = productKeys;
  await page.locator(`.product-index a[href="#${first}"]`).click();
  await page.locator("#scroll-to-top").click();
  const scrollY = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollY).toBe(0);
  const before = await heights(page);
  await letBeIdle();
  if (estimatesSizes()) await expect.poll(() => heights(page), "the sizes are learnt").not.toEqual(before);
  await atRest(page, scrollY);
  expect(await scrollY()).toBe(0);
});
