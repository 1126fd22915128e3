import type { Page } from "@playwright/test";
import { themes } from "./support/axe.ts";
import { site } from "./support/expected.ts";
import { makeRingsHideable, ringCoverage } from "./support/focus-ring.ts";
import { type Stop, tabThrough } from "./support/keyboard-walk.ts";
import { expect, test, visit, waitUntilWhole } from "./support/site-test.ts";
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

for (const viewport of [
  // 1280 px at 400 %.
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  const kind = viewport.width < 1000 ? matrix : {};
  test.describe(`the Tab key, ${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const path of ["/", "/privacy"]) {
      test(`goes through ${path} and back, with no stop covered by the banner`, kind, async ({ page }) => {
        await visit(page, path);
        await waitUntilWhole(page);
        if (path === "/" && site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
        const forward = await stopsOf(page, "Tab");
        expect(forward).toEqual(await visibleControls(page));
        expect((await stopsOf(page, "Shift+Tab")).reverse()).toEqual(forward);
      });

      for (const theme of themes) {
        test(`shows a clear focus ring on every control of ${path}, ${theme}`, matrix, async ({ page }) => {
          await visit(page, path, { cookieConsent: "rejected", theme });
          await waitUntilWhole(page);
          await makeRingsHideable(page);
          const faint: string[] = [];
          const stops = await stopsOf(page, "Tab", async (stop) => {
            const coverage = await ringCoverage(page, stop);
            if (coverage < 1) faint.push(`${stop.name}: ${coverage.toFixed(2)} of the least ring`);
          });
          expect(faint).toEqual([]);
          expect(stops).toEqual(await visibleControls(page));
        });
      }
    }
  });
}
