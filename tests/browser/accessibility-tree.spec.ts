import { pageKeys } from "../../src/config/pages.ts";
import { languageNames, locales, otherSite, pathsIn, textsIn, textsOf } from "./support/expected.ts";
import { openBanner, softly, test, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

/** After an intended change: `npm run test:browser -- accessibility-tree --update-snapshots`, then review the diff. */
for (const locale of locales) {
  const isReviewed = locale === "en";
  const kind = tagged(lessMotion, isReviewed ? {} : matrix);
  test(`the ${locale} pages name everything once, in their language`, kind, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
    const localised = new Set([...textsIn(textsOf(locale)), ...languageNames]);
    const english = textsIn(textsOf("en")).filter((text) => !localised.has(text));
    for (const [index, path] of pathsIn(locale).entries()) {
      await visitWhole(page, path);
      if ((await page.locator("[data-cookie-preferences]").count()) > 0) await openBanner(page);
      const tree = await page.locator("body").ariaSnapshot();
      if (isReviewed && !otherSite)
        softly(`${tree}\n`).toMatchSnapshot(["trees", `${pageKeys[index] ?? "not-found"}.txt`]);
      softly(tree.match(/"(.+) \1"/g), path).toBeNull();
      softly(tree.match(/^\s*- (link|button|combobox|navigation|region|article|img)(:.*)?$/gm), path).toBeNull();
      const shown = new Set(tree.match(/(?<=")[^"]+(?=")|(?<=: )[^"]+$/gm));
      const untranslated = english.filter((text) => shown.has(text));
      softly(untranslated, path).toEqual([]);
    }
  });
}
