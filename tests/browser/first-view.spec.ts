import type { Page } from "@playwright/test";
import { notInFirefox } from "./support/engine.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { hold } from "./support/fault-injection.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { expect, live, painted, rested, store, test, visit } from "./support/site-test.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

/** Opens a page of which these addresses do not arrive before the returned function is called. */
async function openWithout(page: Page, addresses: string, path: string): Promise<() => void> {
  const release = await hold(page, addresses);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  return release;
}

/** Without it the page is not loaded. */
const poster = "**/poster-hero*";
/** The style sheet of what stands below the first view. */
const sheet = "**/assets/landing-below-fold-*.css";

/** Whether what stands directly below the first view has been laid out. */
const isThere = (page: Page) =>
  page
    .locator("#products-title")
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions));

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** How far a place is from where the page says that places arrive, in px. */
const astray = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const wanted = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const apart = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    return Math.abs(section.getBoundingClientRect().top - wanted - apart);
  });

for (const [who, path, give] of [
  ["waits", "/", (_page: Page, release: () => void) => release()],
  ["scrolls", "/", (page: Page) => page.mouse.wheel(0, 300)],
  ["takes to the keyboard", "/", (page: Page) => page.keyboard.press("Tab")],
  ["follows a link", "/", (page: Page) => page.getByRole("link", { name: textsOf("en").hero.seeProducts }).click()],
  ["comes by an address that leads further down", "/#partners", () => {}],
] as const) {
  test(`while the page opens, only its first view is laid out; whoever ${who} finds all of it`, async ({ page }) => {
    const release = await openWithout(page, poster, path);
    await page.waitForLoadState("domcontentloaded");
    const footer = page.getByRole("contentinfo", { includeHidden: true });
    if (path === "/") {
      expect(await isThere(page)).toBe(false);
      await expect(footer).not.toBeVisible();
    }
    await give(page, release);
    await expect.poll(() => isThere(page)).toBe(true);
    await expect(footer).toBeVisible();
    release();
  });
}

test("the first view is painted before the styles below it; what is there shows once they come", async ({ page }) => {
  const release = await openWithout(page, sheet, "/");
  const product = page.locator("article.product").first();
  await expect.poll(() => paints(page)).toBe(1);
  await page.mouse.wheel(0, 1500);
  await painted(page);
  await expect(product).not.toBeVisible();
  await page.getByRole("link", { name: textsOf("en").hero.seeProducts }).press("Enter");
  release();
  await expectScrolledTo(page, page.locator("#products"));
  await expect(product).toBeVisible();
  await expect(product).toHaveCSS("display", "grid");
});

test("an address that leads further down is not painted before its place has its styles", async ({ page, context }) => {
  notInFirefox("Firefox knows no links that hold the first paint back");
  const release = await openWithout(page, sheet, "/#partners");
  // What is not to happen would have happened by the time that another page takes.
  const other = await context.newPage();
  await openWithout(other, sheet, "/");
  await expect.poll(() => paints(other)).toBe(1);
  expect(await paints(page)).toBe(0);
  release();
  await expect.poll(() => paints(page)).toBe(1);
  await expectScrolledTo(page, page.locator("#partners"));
});

test("an address that leads far down arrives at once, and stays while the sizes above are learnt", async ({ page }) => {
  const last = productKeys.at(-1) as string;
  // In each layout of the page.
  for (const [locale, width, place] of [
    ["en", 390, "partners"],
    ["de", 768, last],
    ["pt", 1024, "partners"],
    ["ru", 1200, last],
    ["es", 1440, last],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("about:blank");
    await page.goto(`${pathIn("landing", locale)}#${place}`);
    expect(await astray(page, place), `${locale}, ${width} px wide, at first`).toBeLessThanOrEqual(2);
    await live(page);
    await rested(page);
    expect(await astray(page, place), `${locale}, ${width} px wide`).toBeLessThanOrEqual(2);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  }
});

test("without these styles all of the page can be read", async ({ page, faults }) => {
  await page.route(sheet, (route) => route.abort());
  await visit(page, "/");
  for (const key of productKeys) await expect(page.locator(`article#${key} h3`)).toBeVisible();
  expect(faults.filter((fault) => !/Failed to load resource|could not be loaded/.test(fault))).toEqual([]);
  faults.length = 0;
});

test("a link over estimated sizes arrives, also where a browser keeps no place by itself", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = "none";
  });
  const last = productKeys.at(-1) as string;
  await page.locator(`.product-index a[href="#${last}"]`).click();
  await expectScrolledTo(page, page.locator(`article#${last}`));
  await rested(page);
  await expect.poll(() => astray(page, last)).toBeLessThanOrEqual(2);
});

test("the way up leads up also while sizes are learnt, whatever link led down before", async ({ page }) => {
  await visit(page, "/");
  // A browser that has better to do until it is let be idle.
  const later = await page.evaluateHandle(() => {
    const whenIdle = window.requestIdleCallback;
    const calls: IdleRequestCallback[] = [];
    window.requestIdleCallback = (call) => calls.push(call);
    return () => {
      window.requestIdleCallback = whenIdle;
      for (const call of calls) whenIdle(call);
      return calls.length;
    };
  });
  await page.locator(`.product-index a[href="#${productKeys[0]}"]`).click();
  await page.locator("#scroll-to-top").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await later.evaluate((letBeIdle) => letBeIdle()), "sizes are still to be learnt").toBeGreaterThan(0);
  await rested(page);
  expect(await scrollTop(page)).toBe(0);
});
