import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { locales, pathIn, productKeys, site, textsOf } from "./support/expected.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

interface Shift {
  value: number;
  /** Before or while the typefaces took the place of their likenesses. */
  byTypefaces: boolean;
  where: string;
  /** Of nothing but what stands in the carousel. */
  ownMovement: boolean;
}

/** Notes every layout shift of a page, also those that follow an input, which the browser's own sum leaves out. */
async function noteShifts(holder: Page | BrowserContext): Promise<void> {
  await holder.addInitScript(() => {
    const shifts: { value: number; byTypefaces: boolean; where: string; ownMovement: boolean }[] = [];
    Object.assign(window, { shifts });
    let typefacesAt = Number.POSITIVE_INFINITY;
    document.fonts.addEventListener("loading", () => {
      typefacesAt = Number.POSITIVE_INFINITY;
    });
    // A busy browser shows them some frames later.
    document.fonts.addEventListener("loadingdone", () => {
      typefacesAt = performance.now() + 500;
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const where = entry.sources.map(({ node }) => (node as Element)?.className ?? node?.nodeName).join(", ");
        const ownMovement = entry.sources.every(({ node }) => (node as Element | undefined)?.closest?.("#partners ul"));
        shifts.push({ value: entry.value, byTypefaces: entry.startTime <= typefacesAt, where, ownMovement });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** What a typeface may move as it takes the place of its likeness: no visitor sees it, and the browser's own tools show three decimals. */
const unseen = 0.001;

const sizes = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("nothing at all moves until five seconds after the page has loaded, the banner included", async ({
      context,
    }) => {
      await noteShifts(context);
      const watch = async (locale: Locale) => {
        const page = await context.newPage();
        await page.goto(pathIn("landing", locale));
        await page.waitForFunction(() => {
          const [{ loadEventEnd }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
          return loadEventEnd > 0 && performance.now() > loadEventEnd + 5000;
        });
        if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
        const moved = (await shifts(page)).filter(({ value, byTypefaces }) => !byTypefaces || value >= unseen);
        expect.soft(moved, locale).toEqual([]);
        await page.close();
      };
      // All at once would keep the typefaces waiting for the processor.
      for (let next = 0; next < locales.length; next += 2) await Promise.all(locales.slice(next, next + 2).map(watch));
    });

    test("nothing moves when the typefaces come late", async ({ context }) => {
      await noteShifts(context);
      await context.addInitScript(() => localStorage.setItem("cookieConsent", "rejected"));
      await context.route("**/*.woff2", async (route) => {
        await new Promise((arrive) => setTimeout(arrive, 1200));
        await route.continue();
      });
      await Promise.all(
        locales.map(async (locale) => {
          const page = await context.newPage();
          await page.goto(pathIn("landing", locale));
          await page.evaluate(async () => {
            await document.fonts.ready;
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          });
          const moved = (await shifts(page)).filter(({ value }) => value >= unseen);
          expect.soft(moved, locale).toEqual([]);
          await page.close();
        }),
      );
    });

    test("nothing jumps while the page is read, and it keeps the height that it has learnt", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      await noteShifts(page);
      await visit(page, "/");
      await page.waitForLoadState("load");
      // What is far away is passed over at first; its size is learnt in idle moments once the visitor leaves the first view.
      await jumpTo(page, 1);
      let heights: number[] = [];
      await expect(async () => {
        heights = [...heights.slice(-3), await heightOf(page)];
        expect(heights.length).toBe(4);
        expect(new Set(heights).size).toBe(1);
      }).toPass({ intervals: [400], timeout: 30_000 });
      const height = heights[0] as number;
      for (let top = 0; top < height; top += 700) {
        await jumpTo(page, top);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await heightOf(page), `the page's height, read to ${top} px`).toBe(height);
      }
      await expect
        .poll(() =>
          page
            .locator("#products img")
            .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
        )
        .toBe(true);
      // The browser counts what moves with the carousel by itself; where it stands is tested with the partners.
      const moved = (await shifts(page)).filter(
        ({ ownMovement, byTypefaces, value }) => !ownMovement && !(byTypefaces && value < unseen),
      );
      expect(moved).toEqual([]);
      expect(await heightOf(page)).toBe(height);
    });
  });
}

test("nothing moves when the theme changes", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await noteShifts(page);
  await visit(page, "/");
  const before = await shifts(page);
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.waitForFunction(() => {
    const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
    return !parts.some((part) => part.includes("view-transition"));
  });
  expect(await shifts(page)).toEqual(before);
});

test("a language changes in place: what has no text does not move, and the reader keeps the place", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  const block = page.locator(`article#${productKeys[3] ?? productKeys.at(-1)}`);
  await block.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(page.locator("header")).toHaveAttribute("data-compact", "true");
  const bar = await page.locator("header").boundingBox();
  await page.locator("header select").selectOption("de");
  await expect(page).toHaveTitle(textsOf("de").meta.landing.title);
  expect(await page.locator("header").boundingBox()).toEqual(bar);
  await expect(block).toBeInViewport({ ratio: 0.5 });
});

test("a theme fades where motion is welcome, and changes at once where it is not", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await page.addInitScript(() => {
    Object.assign(window, { faded: undefined });
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
  const longest = () => page.evaluate(() => (window as unknown as { faded?: number }).faded);
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
  await expect.poll(longest).toBeLessThanOrEqual(1);
});
