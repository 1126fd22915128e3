import { site } from "./support/expected.ts";
import { ringCoverage, tabThrough } from "./support/keyboard-walk.ts";
import { expect, test, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

test.use({ choices: {} });

for (const [width, height, theme, kind] of [
  [1280, 844, "light", {}],
  [390, 844, "dark", matrix],
  // 1280 px at 400 %.
  [320, 256, "light", matrix],
] as const) {
  const title = `Tab shows a clear focus on every control and back, ${width} px wide, ${theme}`;
  test(title, tagged(lessMotion, kind), async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const path of ["/", "/privacy"]) {
      await visitWhole(page, path, { theme });
      if (path === "/" && site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
      const faults: string[] = [];
      const forward = await tabThrough(page, "Tab", async (stop) => {
        const coverage = await ringCoverage(page, stop);
        if (coverage < 1) faults.push(`${stop.name} has ${coverage.toFixed(2)} of the least ring`);
      });
      // At the page's end, where the button to its top is visible; without the shortcuts, which repeat the list of products.
      const visible = await page.locator("a, button, select, summary").evaluateAll((controls) =>
        (controls as HTMLElement[]).flatMap((control, index) => {
          const isVisible = control.checkVisibility({ visibilityProperty: true });
          return isVisible && control.tabIndex >= 0 && !control.closest(".products-nav") ? [index] : [];
        }),
      );
      const back = await tabThrough(page, "Shift+Tab");
      for (const stop of [...forward, ...back]) faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
      expect(faults, path).toEqual([]);
      const places = [forward, back.reverse()].map((stops) => stops.map(({ index }) => index));
      expect(places, path).toEqual([visible, visible]);
    }
  });
}
