import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { languageNames, missingIn, pathIn, prefixedLocales, site, textsOf } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { expect, painted, store, test, visit } from "./support/site-test.ts";
import { structureOf, treeOf, wordsIn } from "./support/tree.ts";
import { otherSite } from "./support/whose-site.ts";

const pages = {
  landing: (locale: Locale) => pathIn("landing", locale),
  terms: (locale: Locale) => pathIn("terms", locale),
  privacy: (locale: Locale) => pathIn("privacy", locale),
  "not-found": missingIn,
};

/** Of one day, without motion, and on the landing page with the banner that an owner may have. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-06-15T12:00:00Z"));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, path);
  if (!site.switches.cookieBanner || (await page.locator("#cookie-banner").count()) === 0) return;
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await expect(page.locator("#cookie-banner")).toBeVisible();
}

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

/** After a wanted change: `npm run test:browser -- trees --update-snapshots`, and read what is new as one who hears it. */
test("assistive technology has the English pages as they were reviewed", async ({ page }) => {
  test.skip(otherSite !== "", otherSite);
  for (const [name, pathOf] of Object.entries(pages)) {
    await open(page, pathOf("en"));
    expect.soft(`${await treeOf(page)}\n`).toMatchSnapshot(["trees", `${name}.txt`]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  await expect(page.locator("header").getByRole("combobox")).toBeVisible();
  await painted(page);
  const menu = await page.locator("#menu").ariaSnapshot();
  expect.soft(`${menu}\n`).toMatchSnapshot(["trees", "menu.txt"]);
});

test("nothing is said twice in one breath, and no control is without a name", async ({ page }) => {
  for (const pathOf of Object.values(pages)) {
    await open(page, pathOf("en"));
    const tree = await treeOf(page);
    expect.soft([...wordsIn(tree)].filter((words) => /^(.+) \1$/.test(words))).toEqual([]);
    expect.soft(tree.match(/^\s*- (link|button|combobox|navigation|region|article|img)(:.*)?$/gm)).toBeNull();
  }
});

/** Every text of a language, by its key. */
function textsByKey(texts: unknown, key = ""): [string, string][] {
  if (typeof texts === "string") return [[key, texts]];
  return Object.entries(texts as object).flatMap(([name, value]) => textsByKey(value, `${key}.${name}`));
}

for (const locale of prefixedLocales) {
  test(
    `in ${locale} the pages are built like the English ones, and say nothing in English`,
    matrix,
    async ({ page }) => {
      const own = new Map(textsByKey(textsOf(locale)));
      const ownWords = new Set(own.values());
      const english = textsByKey(textsOf("en")).flatMap(([key, words]) =>
        own.get(key) !== words && !ownWords.has(words) && !languageNames.includes(words) ? [words] : [],
      );
      for (const pathOf of Object.values(pages)) {
        await open(page, pathOf("en"));
        const structure = structureOf(await treeOf(page));
        await open(page, pathOf(locale));
        const tree = await treeOf(page);
        expect.soft(structureOf(tree), pathOf(locale)).toEqual(structure);
        const words = wordsIn(tree);
        expect.soft(english.filter((text) => words.has(text))).toEqual([]);
        const parts = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("option, a[hreflang], body [lang]")].map((part) => ({
            lang: part.lang,
            wanted: (part as HTMLOptionElement).value || part.getAttribute("hreflang") || part.lang,
          })),
        );
        expect(parts.length).toBeGreaterThan(6);
        expect.soft(parts.filter(({ lang, wanted }) => lang !== wanted)).toEqual([]);
      }
    },
  );
}
