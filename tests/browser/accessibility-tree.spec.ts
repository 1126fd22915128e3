import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { languageNames, otherSite, pathsIn, prefixedLocales, textsIn, textsOf } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { expect, openBanner, painted, store, test, visit } from "./support/site-test.ts";

/** Of one day, without motion, and on the landing page with the banner that an owner may have. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, path);
  if ((await page.locator("#cookie-banner").count()) > 0) await openBanner(page);
}

/** The page as assistive technology has it: a line for each part, indented by what it stands in. */
const treeOf = (page: Page): Promise<string> => page.locator("body").ariaSnapshot();

/** The tree without its words: roles, levels and states in their order. */
const structureOf = (tree: string) =>
  tree.replaceAll("'", "").match(/^ *- (?!text)[a-z]+|\[(level=\d|expanded|disabled|pressed|checked)\]/gm);

/** The names and texts of the tree. */
const wordsIn = (tree: string) => new Set(tree.match(/(?<=")[^"]+(?=")|(?<=: )[^"]+$/gm));

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

/** After a wanted change: `npm run test:browser -- accessibility-tree --update-snapshots`, and read what is new as one who hears it. */
test("the English pages are told as they were reviewed, nothing twice, no control without a name", async ({ page }) => {
  const expectReviewed = (tree: string, name: string) =>
    otherSite || expect.soft(`${tree}\n`).toMatchSnapshot(["trees", `${name}.txt`]);
  for (const [index, path] of pathsIn("en").entries()) {
    await open(page, path);
    const tree = await treeOf(page);
    expectReviewed(tree, pageKeys[index] ?? "not-found");
    expect.soft(tree.match(/"(.+) \1"/g)).toBeNull();
    expect.soft(tree.match(/^\s*- (link|button|combobox|navigation|region|article|img)(:.*)?$/gm)).toBeNull();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  await expect(page.locator("header").getByRole("combobox")).toBeVisible();
  await painted(page);
  expectReviewed(await page.locator("#menu").ariaSnapshot(), "menu");
});

for (const locale of prefixedLocales) {
  test(`in ${locale} the pages are built as in English, and say nothing in English`, matrix, async ({ page }) => {
    const own = new Set([...textsIn(textsOf(locale)), ...languageNames]);
    const english = textsIn(textsOf("en")).filter((text) => !own.has(text));
    for (const [index, path] of pathsIn(locale).entries()) {
      await open(page, pathsIn("en")[index] as string);
      const structure = structureOf(await treeOf(page));
      await open(page, path);
      const tree = await treeOf(page);
      expect.soft(structureOf(tree), path).toEqual(structure);
      const words = wordsIn(tree);
      expect.soft(english.filter((text) => words.has(text))).toEqual([]);
      const languages = await page
        .locator("option, a[hreflang]")
        .evaluateAll((named) =>
          (named as HTMLOptionElement[]).map((part) => [part.lang, part.getAttribute("hreflang") ?? part.value]),
        );
      if (pageKeys[index]) expect(languages.length).toBeGreaterThan(6);
      expect.soft(languages.filter(([lang, wanted]) => lang !== wanted)).toEqual([]);
    }
  });
}
