import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { lessMotion } from "./support/engine.ts";
import {
  languageNames,
  locales,
  pages,
  pathIn,
  prefixedLocales,
  productKeys,
  site,
  textsOf,
} from "./support/expected.ts";
import {
  expectHead,
  expectLanguage,
  isSameDocument,
  markDocument,
  selectIn,
  storedLanguage,
} from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, live, openBanner, rested, store, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

/** A document shows its language as soon as it is read; its pictures may come later. */
const parsed = { waitUntil: "domcontentloaded" } as const;

/** A product somewhere in the middle of the page, whoever sells what. */
const block = productKeys[Math.floor(productKeys.length / 3)] as string;

test("an unprefixed page shows what is stored: without a choice English, for a code that is not known Spanish", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/robots.txt");
  for (const [stored, locale] of [
    [undefined, defaultLocale],
    ["ru", "ru"],
    ["xx", fallbackLocale],
    ["en", "en"],
  ] as const) {
    if (stored) await page.evaluate((code) => localStorage.setItem("language", code), stored);
    for (const kind of pageKeys) {
      const rest = `?from=${stored}#content`;
      await page.goto(pathIn(kind, defaultLocale) + rest, parsed);
      await expectLanguage(page, kind, locale);
      expect(page.url().endsWith(rest), page.url()).toBe(true);
    }
    expect(await storedLanguage(page)).toBe(stored ?? null);
  }
});

test("a prefixed address decides, and what is stored stays", async ({ page }) => {
  await page.goto("/robots.txt");
  for (const { page: kind, locale, path } of pages) {
    if (locale === defaultLocale) continue;
    const stored = locale === "ru" ? "en" : "ru";
    await page.evaluate((code) => localStorage.setItem("language", code), stored);
    await page.goto(path, parsed);
    await expectLanguage(page, kind, locale);
    expect(await storedLanguage(page)).toBe(stored);
  }
});

for (const [what, tag, chosen] of [
  ["in place: every word, the head, the address", ["@host"], [...prefixedLocales.slice(-1), defaultLocale]],
  ["likewise to every language", ["@smoke", matrix.tag], [...prefixedLocales, defaultLocale]],
] as const) {
  test(`a select lists the languages by their own names, and changes the whole page ${what}`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await visit(page, `/?from=letter#${block}`);
    await markDocument(page);
    const opened = await context.newPage();
    for (const place of ["header", "footer"] as const) {
      const options = selectIn(page, place).getByRole("option");
      await expect(options).toHaveText(languageNames);
      const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      expect(values).toEqual(locales);
    }
    // The banner's words are among those that change.
    if (site.switches.cookieBanner) await openBanner(page);
    for (const [index, locale] of chosen.entries()) {
      await selectIn(page, index % 2 ? "header" : "footer").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await expect(page).toHaveURL((url) => url.search + url.hash === `?from=letter#${block}`);
      expect(await storedLanguage(page)).toBe(locale);
      await expectHead(page, "landing", locale);

      await visit(opened, `${pathIn("landing", locale)}#${block}`);
      if (site.switches.cookieBanner) await openBanner(opened);
      const place = { name: textsOf(locale).products.place, includeHidden: true };
      for (const tab of [page, opened]) await expect(tab.getByRole("navigation", place)).toBeAttached();
      expect(await wordingOf(page), `every word in ${locale}`).toEqual(await wordingOf(opened));
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a change of language is told once, in it, unseen, and asks for its letters alone", async ({ page }) => {
  const cyrillic = new Set<string>();
  page.on("request", (request) => /cyrillic.*woff2/.test(request.url()) && cyrillic.add(request.url()));
  await visit(page, "/");
  const told: string[] = [];
  await page.exposeFunction("tell", (text: string) => told.push(text));
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (text: string) => void };
    const notice = document.querySelector("[role=status]") as HTMLElement;
    new MutationObserver(() => {
      const text = [...notice.children].filter((part) => !part.hasAttribute("hidden")).map((part) => part.textContent);
      if (text.length > 0) tell(`${document.documentElement.lang}: ${text.join()}`);
    }).observe(notice, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  const expected: string[] = [];
  for (const locale of ["de", "ru", "en"] as const) {
    await selectIn(page, "footer").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    expected.push(`${locale}: ${textsOf(locale).accessibility.languageChanged}`);
    await expect.poll(() => told).toEqual(expected);
    expect(cyrillic.size, `typefaces for ${locale}`).toBe(locale === "de" ? 0 : 2);
    const box = await page.getByRole("status").locator(":not([hidden])").boundingBox();
    expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1);
  }
});

test("choosing a language keeps the reader's place, also before its typeface comes", lessMotion, async ({ page }) => {
  await visit(page, "/");
  await jumpTo(page, 1);
  await rested(page);
  await page.route("**/*.woff2", async (route) => {
    // The headings' comes last: until it is there, the page must not change.
    const held = route.request().url().includes("literata") ? 450 : 150;
    await new Promise((resolve) => setTimeout(resolve, held));
    await route.continue();
  });
  const top = () => page.locator(`article#${block}`).evaluate((element) => element.getBoundingClientRect().top);
  for (const [height, anchor] of [
    // Safari, unlike Chromium and Firefox, does not keep a reader's place by itself.
    [100, "none"],
    // Just above the block is the space between it and the one before.
    [410, "auto"],
  ] as const) {
    await page.evaluate((value) => document.documentElement.style.setProperty("overflow-anchor", value), anchor);
    await jumpTo(page, (await scrollTop(page)) + (await top()) - height);
    for (const locale of ["de", "ru", "en"] as const) {
      await selectIn(page, "header").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(async () => Math.abs((await top()) - height), `${locale}, ${height} px`).toBeLessThan(30);
    }
  }
});

test("the links of a legal page reach every language, whatever was stored", async ({ page }) => {
  await store(page, { language: "de" });
  await visit(page, "/terms");
  for (const [index, locale] of locales.entries()) {
    const name = languageNames[index] as string;
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expectLanguage(page, "terms", locale);
    await live(page);
  }
});
