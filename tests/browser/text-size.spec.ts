import { localeCodes } from "../../src/config/locales.ts";
import { pathsIn } from "./support/expected.ts";
import { addStyles, expectFits } from "./support/measure-layout.ts";
import { expect, test, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

// Two settings of a browser. `npm test` runs the language with the longest words.
for (const [minimum, standard, locales, kind] of [
  [32, 16, ["ru"], {}],
  [24, 32, localeCodes, matrix],
] as const) {
  test(`fits with letters from ${minimum} px, by default ${standard}`, kind, async ({ playwright, launchOptions }) => {
    test.slow(locales.length > 1);
    const blink = `--blink-settings=minimumFontSize=${minimum},defaultFontSize=${standard}`;
    const args = [...(launchOptions.args ?? []), blink];
    await using browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ reducedMotion: "reduce" });
    for (const path of locales.flatMap(pathsIn)) {
      await visitWhole(page, path);
      const sizes = await page
        .locator("p:not(.demo-words), a, li, h1, h2, small")
        .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      expect(Math.min(...sizes), "the letters follow the browser").toBeGreaterThanOrEqual(minimum);
      await expectFits(page, path, [390, 1280]);
    }
  });
}

test("fits in a wide typeface set by the visitor", tagged(matrix, lessMotion), async ({ page }) => {
  for (const path of (["de", "ru"] as const).flatMap(pathsIn)) {
    await visitWhole(page, path);
    await addStyles(page, '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }');
    await expectFits(page, path, [390, 1280]);
  }
});
