import type { Page } from "@playwright/test";
import { pageEvents } from "../../src/config/constants.ts";
import { pathIn, productKeys, site, textsOf } from "./support/expected.ts";
import { holdRequests } from "./support/fault-injection.ts";
import { selectIn } from "./support/language.ts";
import { expectScrolledTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit, waitForPaint, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";
import { lessMotion, notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

async function openAndHold(page: Page, urls: string, path: string): Promise<() => void> {
  const release = await holdRequests(page, urls);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  return release;
}

const belowFoldSheet = "**/assets/landing-below-fold-*.css";

const paintCount = (page: Page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);

/** How far a section is from where a link to it should scroll, in px. */
const scrollError = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop);
    return Math.abs(section.getBoundingClientRect().top - padding - margin);
  });

for (const [width, path, theme] of [
  [390, "/", "light"],
  [1280, "/de", "dark"],
] as const) {
  test(`${path} is whole by itself, ${width} px wide and ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await store(page, { theme });
    await page.goto(path);
    await waitUntilWhole(page);
    const { hero, products, partners, footer } = textsOf(path === "/" ? "en" : "de");
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown
    const text = (await page.evaluate(() => document.body.innerText)).replace(/\s+/g, " ");
    const blocks = productKeys.flatMap((key) => Object.values(products.items[key] ?? {}).slice(0, 3));
    for (const part of [hero.subtitle, products.title, ...blocks, partners.title, footer.trademark])
      expect(text).toContain(String(part).replace(/\s+/g, " "));
    const logos = await page
      .locator("#partners [data-slide] img")
      .evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length);
    expect(logos).toBe(site.partners.length * 3);
    expect(await page.evaluate(() => scrollY), "without a sign of the visitor").toBe(0);
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

test("a URL scrolls to its section at once, and stays there", async ({ page }) => {
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
    expect(await scrollError(page, id), `${locale}, ${width} px wide, at first`).toBeLessThanOrEqual(16);
    await waitUntilWhole(page);
    // Less than a line: where the typefaces arrive later, the browser may hold another line in place than the title.
    expect(await scrollError(page, id), `${locale}, ${width} px wide`).toBeLessThanOrEqual(16);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  }
});

test(
  "a link pressed at once scrolls to its section's final place, and the visitor scrolls on from there",
  lessMotion,
  async ({ page }) => {
    const last = productKeys.at(-1) as string;
    await page.goto("/", { waitUntil: "domcontentloaded" });
    // Before its first layout, Firefox scrolls nowhere, and there is nothing to press yet.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.locator(`.product-index a[href="#${last}"]`).dispatchEvent("click");
    await expect.poll(() => scrollError(page, last)).toBeLessThanOrEqual(16);
    // As by the scrollbar, which sends no event but `scroll`.
    const top = (await scrollTop(page)) - 500;
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await waitUntilWhole(page);
    expect(Math.abs((await scrollTop(page)) - top), "not carried back").toBeLessThan(100);
  },
);

test("a link followed when the language has just changed scrolls to its section", async ({ page }) => {
  await visit(page, "/");
  const last = productKeys.at(-1) as string;
  await page.evaluate(
    ([event = "", link = ""]) => addEventListener(event, () => document.querySelector<HTMLElement>(link)?.click()),
    [pageEvents.languageChange, `a[href="#${last}"]`],
  );
  await selectIn(page, "footer").selectOption("ru");
  await expectScrolledTo(page, page.locator(`#${last}`));
  await expect.poll(() => scrollError(page, last)).toBeLessThanOrEqual(16);
});

test("a link to a section that opens in a new tab does not scroll this one", async ({ page, context }) => {
  await visit(page, "/");
  const link = page.getByRole("link", { name: textsOf("en").hero.seeProducts });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  const opening = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await waitUntilReady(await opening);
  await page.bringToFront();
  expect(await scrollTop(page)).toBe(before);
});
