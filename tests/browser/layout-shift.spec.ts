import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { locales, pathIn, site } from "./support/expected.ts";
import { shiftsOf } from "./support/layout-shifts.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, live, painted, rested, store, test, visit } from "./support/site-test.ts";

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Waits until the typefaces have taken the place of their likenesses, and says when that was. */
async function typefacesShown(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await painted(page);
  return page.evaluate(() => Number(document.timeline.currentTime));
}

/** What a typeface may move as it takes the place of its likeness: no visitor sees it, and the browser's own tools show three decimals. */
const unseen = 0.001;

const movedBesideTypefaces = async (page: Page, typefacesAt: number) =>
  (await shiftsOf(page)).filter(({ value, startTime }) => startTime > typefacesAt || value >= unseen);

/** How late the typefaces arrive, in ms, and in which languages the page is watched. */
const runs: { delay: number; languages: readonly Locale[]; tag: string[] }[] = [
  { delay: 1200, languages: ["en", "ru"], tag: [] },
  { delay: 1200, languages: locales, tag: ["@matrix"] },
  { delay: 0, languages: locales, tag: ["@matrix"] },
];

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { delay, languages, tag } of runs) {
      test(`nothing moves until five seconds after loading, the banner included, with typefaces ${delay} ms late, in ${languages}`, {
        tag,
      }, async ({ context }) => {
        await context.clock.install();
        await context.route("**/*.woff2", async (route) => {
          await new Promise((arrive) => setTimeout(arrive, delay));
          await route.continue();
        });
        const watch = async (locale: Locale) => {
          const page = await context.newPage();
          await page.goto(pathIn("landing", locale), { waitUntil: "networkidle" });
          await live(page);
          const typefacesAt = await typefacesShown(page);
          await page.clock.runFor(5000);
          if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
          await painted(page);
          expect.soft(await movedBesideTypefaces(page, typefacesAt), locale).toEqual([]);
          return page;
        };
        // All at once would keep the typefaces waiting for the processor; a page that closes disturbs the clock of the other.
        for (let next = 0; next < languages.length; next += 2)
          for (const page of await Promise.all(languages.slice(next, next + 2).map(watch))) await page.close();
      });
    }

    test("nothing jumps while the page is read, and it keeps the height that it has learnt", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      await visit(page, "/");
      await page.waitForLoadState("load");
      // What is far away is passed over at first; its size is learnt in idle moments once the visitor leaves the first view.
      await jumpTo(page, 1);
      await rested(page);
      const typefacesAt = await typefacesShown(page);
      const height = await heightOf(page);
      for (let top = 0; top < height; top += 700) {
        await jumpTo(page, top);
        await painted(page);
        expect(await heightOf(page), `the page's height, read to ${top} px`).toBe(height);
      }
      const isComplete = (images: Element[]) => images.every((image) => (image as HTMLImageElement).complete);
      await expect.poll(() => page.locator("#products img").evaluateAll(isComplete)).toBe(true);
      expect(await movedBesideTypefaces(page, typefacesAt)).toEqual([]);
      expect(await heightOf(page)).toBe(height);
    });
  });
}

test("a theme fades where motion is welcome, and changes at once where it is not; nothing moves", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  for (const motion of [true, false]) {
    await page.emulateMedia({ reducedMotion: motion ? "no-preference" : "reduce" });
    await visit(page, "/");
    const before = await shiftsOf(page);
    /** In ms. */
    const lengthOfFade = await page.evaluate(async () => {
      const start = document.startViewTransition.bind(document);
      const ready = new Promise((resolve) => {
        document.startViewTransition = (change) => {
          const transition = start(change);
          resolve(transition.ready);
          return transition;
        };
      });
      document.querySelector<HTMLElement>("header [data-theme-toggle]")?.click();
      await ready;
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const fades = effects.filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"));
      return Math.max(...fades.map((fade) => Number(fade.getComputedTiming().endTime)));
    });
    if (motion) expect(lengthOfFade).toBeGreaterThanOrEqual(100);
    else expect(lengthOfFade).toBeLessThan(2);
    await page.waitForFunction(() => !document.activeViewTransition);
    await expect(page.locator("html")).toHaveClass(motion ? /dark/ : /^(?!.*dark)/);
    expect(await shiftsOf(page)).toEqual(before);
  }
});
