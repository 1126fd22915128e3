import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { pathIn, textsOf } from "./support/expected.ts";
import { collidingControls, cutTexts, resize, sidewaysOverflow, smallTargets } from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/404/] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const widths = [320, 390, 768, 1024, 1440, 1920];

const pathsIn = (locale: Locale) => [
  pathIn("landing", locale),
  pathIn("terms", locale),
  pathIn("privacy", locale),
  locale === "en" ? "/missing" : `/${locale}/missing`,
];

for (const locale of localeCodes) {
  test(`everything fits at every width in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pathsIn(locale)) {
      await visit(page, path);
      for (const width of widths) {
        await resize(page, width);
        const where = `${path} at ${width} px`;
        expect.soft(await sidewaysOverflow(page), where).toBe(0);
        expect.soft(await cutTexts(page), where).toEqual([]);
        expect.soft(await collidingControls(page), where).toEqual([]);
      }
    }
  });
}

test("a window that stands over the edge of its block leaves the blocks beside it free", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/de");
  for (const width of [390, 1024, 1440, 1920]) {
    await resize(page, width);
    const meetings = await page.evaluate(() => {
      const parts = [...document.querySelectorAll<HTMLElement>(".product-text, .demo")];
      const boxes = parts.map((part) => ({ part, ...part.getBoundingClientRect().toJSON() }));
      return boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
          .map((two) => [one.part, two.part].map((part) => part.closest("article")?.id).join(" meets ")),
      );
    });
    expect.soft(meetings, `at ${width} px`).toEqual([]);
  }
});

test("everything that can be pressed is large enough for a finger", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of pathsIn("en")) {
    await visit(page, path);
    if (path === "/") await jumpTo(page, 1000);
    for (const width of [390, 1280]) {
      await resize(page, width);
      expect.soft(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await resize(page, 320, 640);
  await page.goto("/");
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  expect.soft(await smallTargets(page), "the open menu").toEqual([]);
  expect.soft(await cutTexts(page), "the open menu").toEqual([]);
});

test("a text twice as large still fits", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What a visitor sets in the browser, which widths in rem follow too; a style on the page would not do that.
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of [...pathsIn("en"), "/de", "/ru", "/fr/terms"]) {
    await visit(page, path);
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    expect(size, "the text follows the browser").toBeGreaterThanOrEqual(32);
    expect.soft(await sidewaysOverflow(page), path).toBe(0);
    expect.soft(await cutTexts(page), path).toEqual([]);
    expect.soft(await collidingControls(page), path).toEqual([]);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`nothing jumps while the page loads and is read at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const jumps: string[] = [];
      Object.assign(window, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
          const moved = entry.sources.map(({ node }) => (node as Element | undefined)?.className).join(", ");
          jumps.push(`${entry.value.toFixed(5)}: ${moved}`);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, "/");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await jumpTo(page, top);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect
      .poll(() =>
        page.locator("#products img").evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
      )
      .toBe(true);
    expect(await page.evaluate(() => (window as unknown as { jumps: string[] }).jumps)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}
