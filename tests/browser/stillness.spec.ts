import type { Page } from "@playwright/test";
import { locales, pathIn, textsOf } from "./support/expected.ts";
import { scrollTop } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

/** Every layout shift of the page, also those that follow an input, which the browser's own sum leaves out. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; where: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const where = entry.sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName).join(", ");
        shifts.push({ value: entry.value, where });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; where: string }[] }).shifts);

/** A shift that no visitor could see: the browser's own tools show three decimals. */
const unseen = 0.001;

test.beforeEach(async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await noteShifts(page);
});

for (const width of [390, 1440]) {
  test(`nothing moves when the typefaces come late, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((arrive) => setTimeout(arrive, 1200));
      await route.continue();
    });
    for (const locale of locales) {
      await page.goto(pathIn("landing", locale));
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      const moved = (await shifts(page)).filter(({ value }) => value >= unseen);
      expect(moved, locale).toEqual([]);
    }
  });
}

test("nothing moves when the theme changes", async ({ page }) => {
  await visit(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.waitForTimeout(500);
  expect(await shifts(page)).toEqual([]);
});

test("a language changes in place: the page stays where it is, and what has no text does not move", async ({
  page,
}) => {
  await visit(page, "/");
  await page.locator("article#ranking").scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = { top: await scrollTop(page), bar: await page.locator("header").boundingBox() };
  await page.locator("header select").selectOption("de");
  await expect(page).toHaveTitle(textsOf("de").meta.landing.title.replace("{name}", "Aulia"));
  await page.waitForTimeout(500);
  expect(await page.locator("header").boundingBox()).toEqual(before.bar);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(Math.abs((await scrollTop(page)) - before.top)).toBeLessThan(height);
});

test("a theme fades where motion is welcome, and changes at once where it is not", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { faded: 0 });
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(() => {
        const lengths = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"))
          .map((effect) => Number(effect.getComputedTiming().endTime));
        Object.assign(window, { faded: Math.max(0, ...lengths) });
      });
      return transition;
    };
  });
  const longest = () => page.evaluate(() => (window as unknown as { faded: number }).faded);
  const toggle = page.locator("header button[data-theme-toggle]");

  await visit(page, "/");
  await toggle.click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect.poll(longest).toBeGreaterThan(100);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await live(page);
  await toggle.click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.waitForTimeout(300);
  expect(await longest()).toBeLessThanOrEqual(1);
});
