import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { languageNames, otherSite, pathsIn, prefixedLocales, textsIn, textsOf } from "./support/expected.ts";
import { expect, openBanner, test, visit, waitForPaint, waitUntilWhole } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

/** Opens a page on a fixed day, with reduced motion, and with the cookie banner where the page has one. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, path, { cookieConsent: "rejected" });
  await waitUntilWhole(page);
  if ((await page.locator("[data-cookie-preferences]").count()) > 0) await openBanner(page);
}

const accessibilityTreeOf = (page: Page): Promise<string> => page.locator("body").ariaSnapshot();

const namesAndTextsIn = (tree: string) => new Set(tree.match(/(?<=")[^"]+(?=")|(?<=: )[^"]+$/gm));

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

/** After an intended change: `npm run test:browser -- accessibility-tree --update-snapshots`, then review the diff. */
test("the English pages have the reviewed accessibility trees, with no repeated or missing names", async ({ page }) => {
  const expectSnapshot = (tree: string, name: string) =>
    otherSite || expect.soft(`${tree}\n`).toMatchSnapshot(["trees", `${name}.txt`]);
  for (const [index, path] of pathsIn("en").entries()) {
    await open(page, path);
    const tree = await accessibilityTreeOf(page);
    expectSnapshot(tree, pageKeys[index] ?? "not-found");
    expect.soft(tree.match(/"(.+) \1"/g)).toBeNull();
    expect.soft(tree.match(/^\s*- (link|button|combobox|navigation|region|article|img)(:.*)?$/gm)).toBeNull();
  }
  for (const path of ["/", "/terms"]) {
    await visit(page, path);
    const languages = await page
      .locator("option, a[hreflang]")
      .evaluateAll((all) =>
        (all as HTMLOptionElement[]).map((one) => [one.lang, one.getAttribute("hreflang") ?? one.value]),
      );
    expect(languages.length).toBeGreaterThanOrEqual(languageNames.length);
    expect.soft(languages.filter(([lang, target]) => lang !== target)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await waitUntilWhole(page);
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  await expect(page.locator("header").getByRole("combobox")).toBeVisible();
  await waitForPaint(page);
  expectSnapshot(await page.locator("#menu").ariaSnapshot(), "menu");
});

for (const locale of prefixedLocales) {
  test(`the ${locale} pages have no English text`, matrix, async ({ page }) => {
    const localised = new Set([...textsIn(textsOf(locale)), ...languageNames]);
    const english = textsIn(textsOf("en")).filter((text) => !localised.has(text));
    for (const path of pathsIn(locale)) {
      await open(page, path);
      const shown = namesAndTextsIn(await accessibilityTreeOf(page));
      expect.soft(english.filter((text) => shown.has(text))).toEqual([]);
    }
  });
}
