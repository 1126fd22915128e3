import type { Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { makeRingsHideable, ringCoverage } from "./support/focus-ring.ts";
import { type Stop, tabThrough } from "./support/keyboard-walk.ts";
import { expect, store, test, visit, waitUntilWhole } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

/**
 * Indexes of the controls that Tab must reach: visible ones, but not the shortcuts at the edge of the screen, which
 * repeat the list of products.
 */
const visibleControls = (page: Page) =>
  page.locator("a, button, select, summary").evaluateAll((controls) =>
    (controls as HTMLElement[]).flatMap((control, index) => {
      const isVisible = control.checkVisibility({ visibilityProperty: true });
      return isVisible && control.tabIndex >= 0 && !control.closest(".products-nav") ? [index] : [];
    }),
  );

/** Presses the key until focus leaves the page. Returns the stops' indexes; none may be covered or lack a ring. */
async function stopsOf(page: Page, key: "Tab" | "Shift+Tab", check?: (stop: Stop) => Promise<void>): Promise<number[]> {
  const stops = await tabThrough(page, key, check);
  const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
  expect.soft(faults, key).toEqual([]);
  return stops.map(({ index }) => index);
}

for (const [width, height, theme, kind] of [
  [1280, 844, "light", {}],
  [390, 844, "dark", matrix],
  // 1280 px at 400 %.
  [320, 256, "light", matrix],
] as const) {
  test(
    `the Tab key shows a clear focus on every control and back, ${width} px wide, ${theme}`,
    kind,
    async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height });
      await store(page, { theme });
      for (const path of ["/", "/privacy"]) {
        await visit(page, path);
        await waitUntilWhole(page);
        if (path === "/" && site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
        await makeRingsHideable(page);
        const faint: string[] = [];
        const forward = await stopsOf(page, "Tab", async (stop) => {
          const coverage = await ringCoverage(page, stop);
          if (coverage < 1) faint.push(`${stop.name}: ${coverage.toFixed(2)} of the least ring`);
        });
        expect(faint, path).toEqual([]);
        expect(forward, path).toEqual(await visibleControls(page));
        expect((await stopsOf(page, "Shift+Tab")).reverse(), path).toEqual(forward);
      }
    },
  );
}
