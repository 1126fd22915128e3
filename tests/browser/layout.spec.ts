import { locales, pathIn, pathsIn, textsOf } from "./support/expected.ts";
import { inspectStates } from "./support/landing-states.ts";
import {
  addStyles,
  brokenWords,
  cutTexts,
  expectFitsAt,
  expectNothingCut,
  lineCounts,
  overlaps,
  resize,
  smallButtons,
} from "./support/measure-layout.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, softly, test, visit, visitWhole } from "./support/site-test.ts";
import { inLanguage, lessMotion, tagged } from "./support/variants.ts";

/** Text spacing that readers may set, by WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const locale of locales) {
  test(`everything fits at every width in ${locale}`, tagged(inLanguage(locale), lessMotion), async ({ page }) => {
    test.slow();
    for (const path of pathsIn(locale)) {
      const isLanding = path === pathIn("landing", locale);
      await visit(page, path);
      await expectFitsAt(page, path, [1920, 1440, 1024, 768, 390, 320]);
      const wideHeadings = await page
        .locator(":is(h1, h2, h3):not(.sr-only)")
        .evaluateAll((all) => all.filter((heading) => heading.scrollWidth > heading.clientWidth + 1).map(String));
      softly(wideHeadings, `headings of ${path} that leave their place`).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 390, 412, 1152, 1268, 1440]) {
        await resize(page, width);
        // A busy machine may paint a frame or two of the new width with the old text size.
        await softly.poll(() => brokenWords(page), { message: `${path} at ${width} px` }).toEqual([]);
        const titleLines = () => lineCounts(page.locator("#hero-title > span"));
        if (isLanding && width >= 1268)
          await softly.poll(titleLines, { message: `the title at ${width} px` }).toEqual([1, 1]);
      }

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

test("buttons are large enough, demos overlap nothing, and phones show all texts", lessMotion, async ({ page }) => {
  const textsShown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main *, footer *")]
        .filter((part) => part.children.length === 0 && part.checkVisibility({ visibilityProperty: true }))
        .map(({ textContent }) => textContent.trim()),
    );
  for (const path of pathsIn("de")) {
    await visitWhole(page, path);
    await jumpTo(page, 1000);
    const wide = await textsShown();
    expect(wide.length).toBeGreaterThan(3);
    for (const width of [1920, 1440, 1024, 390, 320]) {
      await resize(page, width);
      if (width > 320) softly(await smallButtons(page), `${path} at ${width} px`).toEqual([]);
      softly(await overlaps(page.locator(".product-text, .demo")), `${path} at ${width} px`).toEqual([]);
    }
    const narrow = await textsShown();
    const lost = wide.filter((text) => !narrow.includes(text));
    softly(lost, path).toEqual([]);
  }
  await page.goto("/");
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  softly(await smallButtons(page), "the open menu").toEqual([]);
});
