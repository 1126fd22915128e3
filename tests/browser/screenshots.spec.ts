import type { Page } from "@playwright/test";
import { otherSite, productKeys } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, openBanner, rested, store, test, visit } from "./support/site-test.ts";

/**
 * The look, held to pictures. What is drawn elsewhere (film, demos) is hidden, and so is the film's gradient, which takes a
 * megabyte as pixels: the pictures guard the page around it.
 * Tolerance: at most 1 % of the pixels may differ by more than a fifth, so that another version of the browser, which
 * smooths letters a little differently, still passes. After a wanted change: `npm run test:browser -- look --update-snapshots`.
 */
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.2 } as const;

test.skip(process.platform !== "linux", "letters are smoothed otherwise on other systems");
test.skip(otherSite !== "", otherSite);
test.use({ allowedFaults: [[/404/], { scope: "test" }] });

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Puts a part 120 px below the top of the screen, once the sizes of what is above it have been learnt. */
const at = (selector: string) => async (page: Page) => {
  await jumpTo(page, 1);
  await rested(page);
  await page.locator(selector).evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: "instant" });
  });
};

interface Scene {
  path: string;
  prepare?: (page: Page, width: keyof typeof widths) => Promise<unknown>;
  /** The picture is of this part alone. */
  part?: string;
}

const scenes: Readonly<Record<string, Scene>> = {
  landing: { path: "/" },
  "block-within": { path: "/", prepare: at(`#${productKeys[0]}`) },
  "block-hanging": { path: "/", prepare: at(`#${productKeys[1]}`) },
  "block-resting": { path: "/", prepare: at(`#${productKeys[2]}`) },
  banner: { path: "/", prepare: openBanner, part: "#cookie-banner" },
  menu: {
    path: "/",
    prepare: (page, width) => (width === "phone" ? page.locator(".menu-opener").click() : jumpTo(page, 900)),
  },
  legal: { path: "/privacy" },
  "not-found": { path: "/no-page" },
};

for (const [name, { path, prepare, part }] of Object.entries(scenes)) {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const theme of ["light", "dark"] as const) {
      test(`${name}, ${theme}, on a ${width}`, matrix, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
        await store(page, { theme, cookieConsent: "rejected" });
        await visit(page, path);
        await page.evaluate(() => document.fonts.ready);
        await page.locator(".hero-film, .hero-scrim, .demo img").evaluateAll((drawn) => {
          for (const element of drawn as HTMLElement[]) element.style.visibility = "hidden";
        });
        await prepare?.(page, width as keyof typeof widths);
        await expect(part ? page.locator(part) : page).toHaveScreenshot(`${name}-${theme}-${width}.png`, tolerance);
      });
    }
  }
}
