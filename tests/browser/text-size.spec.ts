import { localeCodes } from "../../src/config/locales.ts";
import { pathsIn } from "./support/expected.ts";
import { addStyles, expectFitsAt } from "./support/measure-layout.ts";
import { expect, store, test, visit, waitUntilWhole } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

test.use({ allowedFaults: [/404/] });

/** Blink's names of two browser settings. `npm test` runs the language with the longest words. */
for (const { minimum, standard, locales, tag } of [
  { minimum: 32, standard: 16, locales: ["ru"] as const, tag: [] },
  { minimum: 32, standard: 16, locales: ["en", "es", "de", "fr", "pt", "id"] as const, tag: ["@matrix"] },
  { minimum: 24, standard: 32, locales: localeCodes, tag: ["@matrix"] },
]) {
  test(`fits with a minimum font size of ${minimum} px and a default of ${standard} px in ${locales}`, {
    tag,
  }, async ({ playwright, launchOptions }) => {
    test.slow(tag.length > 0);
    const blink = `--blink-settings=minimumFontSize=${minimum},defaultFontSize=${standard}`;
    const args = [...(launchOptions.args ?? []), blink];
    await using browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await store(page, { cookieConsent: "rejected" });
    for (const path of locales.flatMap(pathsIn)) {
      await visit(page, path);
      await waitUntilWhole(page);
      const sizes = await page
        .locator("p:not(.demo-words), a, li, h1, h2, small")
        .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      expect(Math.min(...sizes), "the letters follow the browser").toBeGreaterThanOrEqual(minimum);
      await expectFitsAt(page, path, [390, 1280]);
    }
  });
}

test("fits in a wide typeface set by the visitor", matrix, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  for (const path of (["de", "ru"] as const).flatMap(pathsIn)) {
    await visit(page, path);
    await addStyles(page, '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }');
    await expectFitsAt(page, path, [390, 1280]);
  }
});
