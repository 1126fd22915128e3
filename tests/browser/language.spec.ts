import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
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
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, openBanner, test, visit, waitUntilWhole } from "./support/site-test.ts";
import { lessMotion, matrix, notInFirefox } from "./support/variants.ts";

/** The language shows before images load. */
const parsed = { waitUntil: "domcontentloaded" } as const;

/** A product near the middle of the page, whatever the configuration. */
const block = productKeys[Math.floor(productKeys.length / 3)] as string;

test("an unprefixed page shows the stored language, or a fallback", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/robots.txt");
  for (const [stored, locale] of [
    [undefined, defaultLocale],
    ["ru", "ru"],
    ["xx", fallbackLocale],
    ["en", "en"],
  ] as const) {
    if (stored) await page.evaluate((code) => localStorage.setItem("language", code), stored);
    for (const kind of pageKeys) {
      const suffix = `?from=${stored}#content`;
      await page.goto(pathIn(kind, defaultLocale) + suffix, parsed);
      await expectLanguage(page, kind, locale);
      expect(page.url().endsWith(suffix), page.url()).toBe(true);
    }
    expect(await storedLanguage(page)).toBe(stored ?? null);
  }
});

test("a prefixed URL overrides the stored language without changing it", async ({ page }) => {
  await page.goto("/robots.txt");
  for (const { page: kind, locale, path } of pages.filter((each) => each.locale !== defaultLocale)) {
    const stored = locale === "ru" ? "en" : "ru";
    await page.evaluate((code) => localStorage.setItem("language", code), stored);
    await page.goto(path, parsed);
    await expectLanguage(page, kind, locale);
    expect(await storedLanguage(page)).toBe(stored);
  }
});

for (const [scope, tag, chosen] of [
  ["one language and back", ["@host"], [...prefixedLocales.slice(-1), defaultLocale]],
  ["every language", ["@smoke", matrix.tag], [...prefixedLocales, defaultLocale]],
] as const) {
  test(`selects list all languages and switch the page to ${scope}`, { tag: [...tag] }, async ({ page, context }) => {
    await visit(page, `/?from=letter#${block}`);
    await markDocument(page);
    const reference = await context.newPage();
    for (const container of ["header", "footer"] as const) {
      const options = selectIn(page, container).getByRole("option");
      await expect(options).toHaveText(languageNames);
      const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      expect(values).toEqual(locales);
    }
    // Its texts change too.
    if (site.switches.cookieBanner) await openBanner(page);
    for (const [index, locale] of chosen.entries()) {
      await selectIn(page, index % 2 ? "header" : "footer").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await expect(page).toHaveURL((url) => url.search + url.hash === `?from=letter#${block}`);
      expect(await storedLanguage(page)).toBe(locale);
      await expectHead(page, "landing", locale);

      await visit(reference, `${pathIn("landing", locale)}#${block}`);
      if (site.switches.cookieBanner) await openBanner(reference);
      const productsNav = { name: textsOf(locale).products.place, includeHidden: true };
      for (const tab of [page, reference]) {
        await expect(tab.getByRole("navigation", productsNav)).toBeAttached();
        await waitUntilWhole(tab);
      }
      for (const part of ["header", "main", "footer"])
        expect(await page.locator(part).ariaSnapshot(), locale).toBe(await reference.locator(part).ariaSnapshot());
    }
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a language change is announced once, in the new language, and loads only its typefaces", async ({ page }) => {
  const cyrillic = new Set<string>();
  page.on("request", (request) => /cyrillic.*woff2/.test(request.url()) && cyrillic.add(request.url()));
  await visit(page, "/");
  const announcements: string[] = [];
  await page.exposeFunction("announce", (text: string) => announcements.push(text));
  await page.evaluate(() => {
    const { announce } = window as unknown as { announce: (text: string) => void };
    const notice = document.querySelector("[role=status]") as HTMLElement;
    new MutationObserver(() => {
      const text = [...notice.children].filter((part) => !part.hasAttribute("hidden")).map((part) => part.textContent);
      if (text.length > 0) announce(`${document.documentElement.lang}: ${text.join()}`);
    }).observe(notice, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  const expected: string[] = [];
  for (const locale of ["de", "ru", "en"] as const) {
    await selectIn(page, "footer").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    expected.push(`${locale}: ${textsOf(locale).accessibility.languageChanged}`);
    await expect.poll(() => announcements).toEqual(expected);
    expect(cyrillic.size, `typefaces for ${locale}`).toBe(locale === "de" ? 0 : 2);
    const box = await page.getByRole("status").locator(":not([hidden])").boundingBox();
    expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1);
  }
});

test("keeps the scroll position on a language change", lessMotion, async ({ page }) => {
  await visit(page, "/");
  await waitUntilWhole(page);
  const top = () => page.locator(`article#${block}`).evaluate((element) => element.getBoundingClientRect().top);
  for (const [height, anchor] of [
    // Safari, unlike Chromium and Firefox, has no scroll anchoring.
    [100, "none"],
    // The middle of the screen is in the gap above the block.
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

test("a legal page's link to a language leads there, whatever is stored, also in a new tab", async ({
  page,
  context,
}) => {
  await visit(page, "/de/terms", { language: "de" });
  const english = page.getByRole("contentinfo").getByRole("link", { name: "English" });
  const opening = context.waitForEvent("page");
  await english.click({ button: "middle" });
  await expectLanguage(await opening, "terms", "en");
  await english.click();
  await expectLanguage(page, "terms", "en");
});

test("many changes of language leave no node or listener behind", matrix, async ({ page }) => {
  notInFirefox("it does not count them");
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/", { cookieConsent: "rejected" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.enable");
  const countObjects = async () => {
    for (let turn = 0; turn < 3; turn += 1) await devTools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devTools.send("Performance.getMetrics");
    return metrics.filter(({ name }) => ["Nodes", "JSEventListeners", "Documents", "Frames"].includes(name));
  };
  const goRound = async (times: number) => {
    for (const locale of Array(times)
      .fill([...prefixedLocales, defaultLocale])
      .flat()) {
      await selectIn(page, "header").selectOption(locale);
      await expectLanguage(page, "landing", locale);
    }
  };
  // Each language's document is cached once it has been fetched.
  await goRound(2);
  const before = await countObjects();
  await goRound(4);
  // It may be less: what is collected late counts before.
  const more = async () => (await countObjects()).filter(({ value }, index) => value > (before[index]?.value ?? 0));
  await expect.poll(more).toEqual([]);
});
