import type { Page } from "@playwright/test";
import { otherSite, productKeys } from "./support/expected.ts";
import { addStyles } from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, openBanner, test, visit, waitUntilWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

// Film, demos and the film's gradient are hidden: they are tested elsewhere, and the gradient alone takes a megabyte.
// At most 1 % of the pixels may differ by more than a fifth, as browser versions anti-alias text differently.
// After an intended change: `npm run test:browser -- screenshots --update-snapshots`.
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.2 } as const;

test.skip(process.platform !== "linux", "letters are smoothed otherwise on other systems");
test.skip(otherSite !== "", otherSite);
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Scrolls an element to 120 px below the top of the viewport, once what is above it is laid out. */
const scrollTo = (selector: string) => async (page: Page) => {
  await waitUntilWhole(page);
  await page.locator(selector).evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: "instant" });
  });
};

type Prepare = (page: Page, width: keyof typeof widths) => Promise<unknown>;

/** Pictures of the screen, or of `element` alone. */
const scenes: Readonly<Record<string, readonly [path: string, prepare?: Prepare, element?: string]>> = {
  landing: ["/"],
  "block-within": ["/", scrollTo(`#${productKeys[0]}`)],
  "block-hanging": ["/", scrollTo(`#${productKeys[1]}`)],
  "block-resting": ["/", scrollTo(`#${productKeys[2]}`)],
  banner: ["/", openBanner, "#cookie-banner"],
  menu: ["/", (page, width) => (width === "phone" ? page.locator(".menu-opener").click() : jumpTo(page, 900))],
  legal: ["/privacy"],
  "not-found": ["/no-page"],
};

for (const [name, [path, prepare, element]] of Object.entries(scenes)) {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const theme of ["light", "dark"] as const) {
      test(`${name}, ${theme}, on a ${width}`, tagged(matrix, lessMotion), async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
        await visit(page, path, { theme });
        await page.evaluate(() => document.fonts.ready);
        await addStyles(page, ".hero-film, .hero-scrim, .demo img { visibility: hidden !important; }");
        await prepare?.(page, width as keyof typeof widths);
        const target = element ? page.locator(element) : page;
        await expect(target).toHaveScreenshot(`${name}-${theme}-${width}.png`, tolerance);
      });
    }
  }
}
