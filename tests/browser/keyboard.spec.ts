import type { Page } from "@playwright/test";
import { themes } from "./support/axe.ts";
import { site } from "./support/expected.ts";
import { letRingsGo, ringShare } from "./support/focus-ring.ts";
import { type Stop, walk } from "./support/keyboard-walk.ts";
import { matrix } from "./support/matrix.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/**
 * The controls that the Tab key is to reach, and that can be seen: not the steps of a demo beside the present one, to which the
 * arrow keys go, nor the shortcuts at the edge of the screen, which go where the list of products goes.
 */
const visibleControls = (page: Page) =>
  page.locator("a, button, select").evaluateAll((controls) =>
    (controls as HTMLElement[]).flatMap((control, place) => {
      const isSeen = control.checkVisibility({ visibilityProperty: true });
      return isSeen && control.tabIndex >= 0 && !control.closest(".products-nav") ? [place] : [];
    }),
  );

/** Where the key stops until it leaves the page; none of the stops is covered or without a ring. */
async function stopsOf(page: Page, key: "Tab" | "Shift+Tab", look?: (stop: Stop) => Promise<void>): Promise<number[]> {
  const stops = await walk(page, key, look);
  const faults = stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));
  expect.soft(faults, key).toEqual([]);
  return stops.map(({ place }) => place);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`the Tab key, ${viewport.width} px wide`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });

    for (const path of ["/", "/privacy"]) {
      test(`goes through ${path} and back, and the open banner covers no stop`, async ({ page }) => {
        await visit(page, path);
        if (path === "/" && site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
        const there = await stopsOf(page, "Tab");
        expect(there).toEqual(await visibleControls(page));
        expect((await stopsOf(page, "Shift+Tab")).reverse()).toEqual(there);
      });

      for (const theme of themes) {
        test(`stops at every control of ${path} with a ring that stands out, ${theme}`, matrix, async ({ page }) => {
          await store(page, { cookieConsent: "rejected", theme });
          await visit(page, path);
          await letRingsGo(page);
          const faint: string[] = [];
          const stops = await stopsOf(page, "Tab", async (stop) => {
            const share = await ringShare(page, stop);
            if (share < 1) faint.push(`${stop.name}: ${share.toFixed(2)} of the least ring`);
          });
          expect(faint).toEqual([]);
          expect(stops).toEqual(await visibleControls(page));
        });
      }
    }
  });
}
