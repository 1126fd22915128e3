import type { Page } from "@playwright/test";
import { locales, pathIn, pathsIn } from "./support/expected.ts";
import { inspectStates } from "./support/landing-states.ts";
import {
  addStyles,
  brokenWords,
  cutTexts,
  expectFits,
  expectNothingCut,
  lineCounts,
  resize,
  smallButtons,
} from "./support/measure-layout.ts";
import { softly, test, visitWhole } from "./support/site-test.ts";
import { inLanguage, lessMotion, tagged } from "./support/variants.ts";

/** Text spacing that readers may set, by WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const textsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((part) => part.children.length === 0 && part.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent.trim()),
  );

for (const locale of locales) {
  test(`everything fits at every width in ${locale}`, tagged(inLanguage(locale), lessMotion), async ({ page }) => {
    test.slow();
    for (const path of pathsIn(locale)) {
      const isLanding = path === pathIn("landing", locale);
      await visitWhole(page, path);
      await expectFits(page, path);
      const narrow = await textsShown(page);
      const wideHeadings = await page
        .locator(":is(h1, h2, h3):not(.sr-only)")
        .evaluateAll((all) => all.filter((heading) => heading.scrollWidth > heading.clientWidth + 1).map(String));
      softly(wideHeadings, `headings of ${path} that leave their place`).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 390, 412, 1024, 1152, 1268, 1920, 1440]) {
        await resize(page, width);
        const message = `${path} at ${width} px`;
        // A busy machine may paint a frame or two of the new width with the old text size.
        await softly.poll(() => brokenWords(page), { message }).toEqual([]);
        if (width >= 390) softly(await smallButtons(page), message).toEqual([]);
        const titleLines = () => lineCounts(page.locator("#hero-title > span"));
        if (isLanding && width >= 1268) await softly.poll(titleLines, { message }).toEqual([1, 1]);
      }
      const wide = await textsShown(page);
      softly(wide.length, path).toBeGreaterThan(3);
      const lost = wide.filter((text) => !narrow.includes(text));
      softly(lost, `texts of ${path} that a phone lacks`).toEqual([]);

      await addStyles(page, textSpacing);
      for (const width of [320, 1280]) {
        await resize(page, width);
        const where = `${path} at ${width} px, spaced out`;
        await expectNothingCut(page, where);
        if (!isLanding) continue;
        await inspectStates(page, async (state) => softly(await cutTexts(page), `${where}: ${state}`).toEqual([]));
      }
    }
  });
}
