import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { expectWhole } from "./support/expect-whole.ts";
import { pathsIn } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { test } from "./support/own-browser.ts";
import { expect, store, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/404/] });

/** Those with the longest words, and the one that most read. */
const demanding = ["en", "de", "ru"] as const;
const others = localeCodes.filter((code) => !(demanding as readonly Locale[]).includes(code));

/** As Blink names them; a browser offers both in its settings. */
const settings = [
  { minimum: 24, standard: 16, tag: ["@matrix"] },
  { minimum: 32, standard: 16, tag: [] },
  { minimum: 24, standard: 32, tag: ["@matrix"] },
];

for (const { minimum, standard, tag: rare } of settings) {
  for (const [locales, tag] of [
    [demanding, []],
    [others, ["@matrix"]],
  ] as const) {
    test(`with letters of at least ${minimum} px and a text of ${standard} px everything fits in ${locales}`, {
      tag: [...tag, ...rare],
    }, async ({ openBrowser }) => {
      const blink = `--blink-settings=minimumFontSize=${minimum},defaultFontSize=${standard}`;
      const context = await openBrowser({ args: [blink] }, { reducedMotion: "reduce" });
      const page = await context.newPage();
      await store(page, { cookieConsent: "rejected" });
      for (const path of locales.flatMap(pathsIn)) {
        await visit(page, path);
        const smallest = await page.evaluate(() => {
          const sizes = [...document.querySelectorAll("p, a, li, h1, h2, small")].map(
            (part) => getComputedStyle(part).fontSize,
          );
          return Math.min(...sizes.map(Number.parseFloat));
        });
        expect(smallest, "the letters follow the browser").toBeGreaterThanOrEqual(minimum);
        await expectWhole(page, path, [390, 1280]);
      }
    });
  }
}

test("everything fits in a visitor's own broad typeface", matrix, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  for (const path of (["de", "ru"] as const).flatMap(pathsIn)) {
    await visit(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expectWhole(page, path, [390, 1280]);
  }
});
