import type { Page } from "@playwright/test";
import { pathIn, productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, markDocument, selectIn } from "./support/language.ts";
import { holdRequests, holdScripts } from "./support/requests.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { missingTexts } from "./support/shown-texts.ts";
import { expect, expectDark, test, waitForPaint, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";
import { lessMotion, notInFirefox } from "./support/variants.ts";

const parsed = { waitUntil: "domcontentloaded" } as const;
const last = productKeys.at(-1) as string;

test("before scripts load, the theme changes at once, and other presses are kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", parsed);
  await page.locator("header button[data-theme-toggle]").click();
  await expectDark(page);
  await expect(page.locator("[data-playback]:visible"), "nothing moves yet").toHaveCount(0);
  if (site.switches.cookieBanner) await page.locator("footer [data-cookie-preferences]").press("Enter");
  await release();
  await waitUntilReady(page);
  await expectDark(page);
  await expect(page.locator("#cookie-banner:visible")).toHaveCount(site.switches.cookieBanner ? 1 : 0);
  await expect(page.locator("#hero [data-playback]:visible")).toHaveCount(site.switches.film ? 1 : 0);
  await expect(page.locator(`article#${productKeys[0]} [data-playback]`)).toBeVisible();
});

test("the last language chosen before scripts load shows in place, and none from before a reload", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/fr?from=letter#partners");
  await selectIn(page).selectOption("es");
  // Firefox reports the fonts that a reload cancels.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.reload(parsed);
  await expect(selectIn(page)).toHaveValue("fr");
  const isSameDocument = await markDocument(page);
  await selectIn(page).selectOption("de");
  await selectIn(page, "footer").selectOption("en");
  await release();
  await waitUntilReady(page);
  await expectLanguage(page, "landing", "en");
  await expect(page).toHaveURL(/\?from=letter#partners$/);
  expect(await isSameDocument()).toBe(true);
});

async function openWithoutBelowFoldStyles(page: Page, path: string): Promise<() => void> {
  const release = await holdRequests(page, "**/assets/landing-below-fold-*.css");
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  return release;
}

const paintCount = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

test("the first view is painted before the below-fold styles load; the rest shows after that", async ({ page }) => {
  const release = await openWithoutBelowFoldStyles(page, "/");
  const product = page.locator("article.product").first();
  await expect.poll(() => paintCount(page)).toBe(1);
  await page.mouse.wheel(0, 1500);
  await waitForPaint(page);
  await expect(product).not.toBeVisible();
  await page.getByRole("link", { name: textsOf("en").hero.seeProducts }).press("Enter");
  await release();
  await expectScrolledTo(page.locator("#products"));
  await expect(product).toHaveCSS("display", "grid");
});

test("a URL that names a section is not painted before the below-fold styles load", async ({ page, context }) => {
  notInFirefox("Firefox knows no links that hold the first paint back");
  const release = await openWithoutBelowFoldStyles(page, "/#partners");
  // By the time another page is painted, this one would have been too.
  const other = await context.newPage();
  await openWithoutBelowFoldStyles(other, "/");
  await expect.poll(() => paintCount(other)).toBe(1);
  expect(await paintCount(page)).toBe(0);
  await release();
  await expectScrolledTo(page.locator("#partners"));
});

test("the page is whole by itself, and stays at its top", async ({ page }) => {
  await page.goto("/");
  await waitUntilWhole(page);
  expect(await missingTexts(page, "landing", "en")).toEqual([]);
  for (const logo of await page.locator("#partners [data-slide] img").all())
    await expect(logo).not.toHaveJSProperty("naturalWidth", 0);
  for (const demo of await page.locator(".demo").all()) await expect(demo).toHaveCSS("transform", "none");
  expect(await scrollTop(page)).toBe(0);
});

/** A section is less than a line from where a link to it scrolls: the browser may hold another line in place. */
async function expectExactlyAt(page: Page, id: string, where: string): Promise<void> {
  const error = await page.locator(`#${id}`).evaluate((section) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    return Math.abs(section.getBoundingClientRect().top - padding - margin);
  });
  expect(error, where).toBeLessThanOrEqual(16);
}

test("a URL scrolls to its section at once, and stays there", async ({ page }) => {
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
    await expectExactlyAt(page, id, `${locale}, ${width} px wide, at first`);
    await waitUntilWhole(page);
    await expectExactlyAt(page, id, `${locale}, ${width} px wide`);
  }
});

test("a link pressed at once leads to its section, and holds nobody there", lessMotion, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", parsed);
  // Before its first layout, Firefox scrolls nowhere, and there is nothing to press yet.
  await expect.poll(() => paintCount(page)).toBe(1);
  await page.locator(`.product-index a[href="#${last}"]`).dispatchEvent("click");
  await expect(() => expectExactlyAt(page, last, "pressed at once")).toPass();
  // As by the scrollbar, which sends no event but `scroll`.
  const top = (await scrollTop(page)) - 500;
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
  await waitUntilWhole(page);
  expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(100);
});
