import type { Page } from "@playwright/test";
import { showTheme, themes } from "./support/axe.ts";
import { site } from "./support/expected.ts";
import { letRingsGo, ringShare } from "./support/focus-ring.ts";
import { type Stop, walk } from "./support/keyboard-walk.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const faultsOf = (stops: readonly Stop[]) =>
  stops.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => `${name} ${faults.join(", ")}`);

const placesOf = (stops: readonly Stop[]) => stops.map(({ place }) => place);

/** The controls that can be seen, but for the shortcuts at the edge of the screen, which go where the list of products goes. */
const visibleControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, select")].flatMap((control, place) =>
      control.checkVisibility({ visibilityProperty: true }) && !control.closest(".reader-place") ? [place] : [],
    ),
  );

/** There and back again: every control is a stop, in the order of the document, and none is covered or without a ring. */
async function expectWholeWalk(page: Page): Promise<void> {
  const there = await walk(page, "Tab");
  expect.soft(faultsOf(there), "forwards").toEqual([]);
  const back = await walk(page, "Shift+Tab");
  expect.soft(faultsOf(back), "backwards").toEqual([]);
  expect(placesOf(there)).toEqual(await visibleControls(page));
  expect(placesOf(back).reverse()).toEqual(placesOf(there));
}

for (const viewport of screens) {
  test.describe(`the Tab key, ${viewport.width} px wide`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

    test("goes through the landing page and back", async ({ page }) => {
      await store(page, { cookieConsent: "rejected" });
      await visit(page, "/");
      await expectWholeWalk(page);
    });

    test("goes through the landing page and back while the banner is open, which covers no stop", async ({ page }) => {
      test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
      await visit(page, "/");
      await expect(page.locator("#cookie-banner")).toBeVisible();
      await expectWholeWalk(page);
    });

    test("goes through a legal page and back", async ({ page }) => {
      await visit(page, "/privacy");
      await expectWholeWalk(page);
    });

    for (const path of ["/", "/privacy"]) {
      test(`shows at every stop of ${path} a ring that stands out, light and dark`, { tag: "@matrix" }, async ({
        page,
      }) => {
        await visit(page, path);
        if (site.switches.cookieBanner && path === "/") await expect(page.locator("#cookie-banner")).toBeVisible();
        await letRingsGo(page);
        for (const theme of themes) {
          await showTheme(page, theme);
          const faint: string[] = [];
          const stops = await walk(page, "Tab", async (stop) => {
            const share = await ringShare(page, stop);
            if (share < 1) faint.push(`${stop.name}: ${share.toFixed(2)} of the least ring`);
          });
          expect(stops.length).toBeGreaterThan(10);
          expect.soft(faint, theme).toEqual([]);
        }
      });
    }
  });
}
