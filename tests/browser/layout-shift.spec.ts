import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { locales, pathIn, site } from "./support/expected.ts";
import { layoutShifts } from "./support/layout-shifts.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, store, test, visit, waitForPaint, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

test.use({ playsFilm: true });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits until the typefaces have replaced their fallbacks. Returns that time, in ms on the document's timeline. */
async function waitForTypefaces(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForPaint(page);
  return page.evaluate(() => Number(document.timeline.currentTime));
}

/** The smallest visible shift while a typeface replaces its fallback: developer tools show three decimals. */
const visibleShift = 0.001;

const unexpectedShifts = async (page: Page, typefacesAt: number) =>
  (await layoutShifts(page)).filter(({ value, startTime }) => startTime > typefacesAt || value >= visibleShift);

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const [delay, languages, kind] of [
      [1200, ["en", "ru"], {}],
      [0, locales, matrix],
    ] as const) {
      test(`nothing shifts for 5 s with typefaces ${delay} ms late, in ${languages}`, kind, async ({ context }) => {
        await context.clock.install();
        await context.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
        const loadAndWatch = async (locale: Locale) => {
          const page = await context.newPage();
          await page.goto(pathIn("landing", locale), { waitUntil: "networkidle" });
          await waitUntilReady(page);
          const typefacesAt = await waitForTypefaces(page);
          await page.clock.runFor(5000);
          if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
          await waitForPaint(page);
          expect.soft(await unexpectedShifts(page, typefacesAt), locale).toEqual([]);
          return page;
        };
        // In pairs: more would delay the typefaces. Close both at the end: a closing page disturbs the other's clock.
        for (let next = 0; next < languages.length; next += 2)
          for (const page of await Promise.all(languages.slice(next, next + 2).map(loadAndWatch))) await page.close();
      });
    }

    test("nothing shifts while the page is scrolled, and it keeps its height", async ({ page }) => {
      await visit(page, "/", { cookieConsent: "rejected" });
      await waitUntilWhole(page);
      const typefacesAt = await waitForTypefaces(page);
      const height = await heightOf(page);
      for (let top = 0; top < height; top += 700) {
        await jumpTo(page, top);
        await waitForPaint(page);
        expect(await heightOf(page), `the page's height, read to ${top} px`).toBe(height);
      }
      const isComplete = (images: Element[]) => images.every((image) => (image as HTMLImageElement).complete);
      await expect.poll(() => page.locator("#products img").evaluateAll(isComplete)).toBe(true);
      expect(await unexpectedShifts(page, typefacesAt)).toEqual([]);
      expect(await heightOf(page)).toBe(height);
    });
  });
}

test("a theme change fades, or is immediate with less motion, and shifts nothing", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  for (const motion of [true, false]) {
    await page.emulateMedia({ reducedMotion: motion ? "no-preference" : "reduce" });
    await visit(page, "/");
    await waitForTypefaces(page);
    const before = await layoutShifts(page);
    const fades = await page.evaluate(async () => {
      const { classList } = document.documentElement;
      document.querySelector<HTMLElement>("header [data-theme-toggle]")?.click();
      while (classList.contains("dark") !== classList.contains("dark-chosen")) await new Promise(requestAnimationFrame);
      const fades = document.body.getAnimations().filter((fade) => fade instanceof CSSTransition === false);
      await Promise.all(fades.map(({ finished }) => finished));
      return fades.length;
    });
    expect(fades).toBe(motion ? 1 : 0);
    await expect(page.locator("html")).toHaveClass(motion ? /dark/ : /^(?!.*dark)/);
    expect(await layoutShifts(page)).toEqual(before);
  }
});
