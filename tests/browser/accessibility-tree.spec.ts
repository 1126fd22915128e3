import { pageKeys } from "../../src/config/pages.ts";
import { languageNames, locales, otherSite, pathsIn, textsIn, textsOf } from "./support/expected.ts";
import { expect, openBanner, test, visitWhole } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

const softly = expect.configure({ soft: true });

/** After an intended change: `npm run test:browser -- accessibility-tree --update-snapshots`, then review the diff. */
for (const locale of locales) {
  const isReviewed = locale === "en";
  test(`the ${locale} pages name everything once, in their language`, isReviewed ? {} : matrix, async ({ page }) => {
    await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
    await page.emulateMedia({ reducedMotion: "reduce" });
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
      softly(
        english.filter((text) => shown.has(text)),
        path,
      ).toEqual([]);
    }
  });
}
