import type { BrowserContext, Page } from "@playwright/test";
import { defaultLocale, fallbackLocale, type Locale } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { askForLessMotion, lessMotion } from "./support/engine.ts";
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
import { routeTexts } from "./support/fault-injection.ts";
import { expectHead, expectLanguage, selectIn, storedLanguage } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

/** A document shows its language as soon as it is read; its pictures may come later. */
const parsed = { waitUntil: "domcontentloaded" } as const;

/** A product somewhere in the middle of the page, whoever sells what. */
const block = productKeys[Math.floor(productKeys.length / 3)] as string;

/** The banner's words are among those that change. */
async function openBanner(page: Page): Promise<void> {
  if (!site.switches.cookieBanner) return;
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await expect(page.locator("#cookie-banner")).toBeVisible();
}

test("without a choice, an unprefixed page is English and nothing is stored", { tag: "@smoke" }, async ({ page }) => {
  for (const kind of pageKeys) {
    await page.goto(pathIn(kind, defaultLocale), parsed);
    await expectLanguage(page, kind, defaultLocale);
  }
  expect(await storedLanguage(page)).toBeNull();
});

test("what is stored is what an unprefixed page shows; a code that is not known shows Spanish", async ({ page }) => {
  await page.goto("/robots.txt");
  for (const stored of [...locales, "xx"]) {
    const locale = locales.find((code) => code === stored) ?? fallbackLocale;
    await page.evaluate((code) => localStorage.setItem("language", code), stored);
    for (const kind of stored === "de" || stored === "xx" ? pageKeys : (["landing"] as const)) {
      const rest = `?from=${stored}#content`;
      await page.goto(pathIn(kind, defaultLocale) + rest, parsed);
      await expectLanguage(page, kind, locale);
      expect(page.url().endsWith(rest), page.url()).toBe(true);
    }
    expect(await storedLanguage(page)).toBe(stored);
  }
});

test("a prefixed address decides, and what is stored stays", async ({ page }) => {
  for (const { page: kind, locale, path } of pages.filter(({ locale }) => locale !== defaultLocale)) {
    const stored = kind === "landing" ? "ru" : "en";
    await page.goto(path, parsed);
    await page.evaluate((code) => localStorage.setItem("language", code), stored);
    await page.reload(parsed);
    await expectLanguage(page, kind, locale);
    expect(await storedLanguage(page)).toBe(stored);
  }
});

test("each select lists the languages by their own names", async ({ page }) => {
  await visit(page, "/");
  for (const place of ["header", "footer"] as const) {
    const options = selectIn(page, place).getByRole("option");
    await expect(options).toHaveText(languageNames);
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual([
      ...locales,
    ]);
  }
});

async function expectChangesInPlace(page: Page, context: BrowserContext, chosen: readonly Locale[]): Promise<void> {
  await visit(page, `/?from=letter#${block}`);
  await openBanner(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const opened = await context.newPage();
  const readersPlace = (tab: Page, locale: Locale) =>
    tab.getByRole("navigation", { name: textsOf(locale).products.place, includeHidden: true });

  for (const [index, locale] of chosen.entries()) {
    await selectIn(page, index % 2 ? "header" : "footer").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    await expect(page).toHaveURL((url) => url.search + url.hash === `?from=letter#${block}`);
    expect(await storedLanguage(page)).toBe(locale);
    await expectHead(page, "landing", locale);

    await visit(opened, `${pathIn("landing", locale)}#${block}`);
    await openBanner(opened);
    for (const tab of [page, opened]) await expect(readersPlace(tab, locale)).toBeAttached();
    expect(await wordingOf(page), `every word in ${locale}`).toEqual(await wordingOf(opened));
    await expectHead(opened, "landing", locale);
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

test(
  "choosing a language changes the whole page in place: every word, the head, the address",
  { tag: "@host" },
  async ({ page, context }) => expectChangesInPlace(page, context, [...prefixedLocales.slice(-1), defaultLocale]),
);

test("so does every language", { tag: ["@smoke", matrix.tag] }, async ({ page, context }) =>
  expectChangesInPlace(page, context, [...prefixedLocales, defaultLocale]),
);

test("the direction of a script comes and goes with its language, for the page and its parts", async ({ page }) => {
  await routeTexts(page, "/de", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace("<html ", '<html dir="rtl" ').replace("<h1", '<h1 dir="ltr"');
    await route.fulfill({ response, body: text });
  });
  await visit(page, "/");
  const [html, heading] = [page.locator("html"), page.getByRole("heading", { level: 1 })];
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(heading).toHaveAttribute("dir", "ltr");
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  for (const element of [html, heading]) await expect(element).not.toHaveAttribute("dir");
});

test("assistive technology is told once, in the new language, that it has changed; nothing of it can be seen", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const notice = document.querySelector("[role=status]") as HTMLElement;
    new MutationObserver(() => {
      const text = [...notice.children].filter((part) => !part.hasAttribute("hidden")).map((part) => part.textContent);
      if (text.length > 0) told.push(`${document.documentElement.lang}: ${text.join()}`);
    }).observe(notice, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  const expected: string[] = [];
  for (const locale of ["de", "ru", "en"] as const) {
    await selectIn(page, "footer").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    expected.push(`${locale}: ${textsOf(locale).accessibility.languageChanged}`);
    await expect.poll(told).toEqual(expected);
    const box = await page.getByRole("status").locator(":not([hidden])").boundingBox();
    expect(Math.max(box?.width ?? 9, box?.height ?? 9)).toBeLessThanOrEqual(1);
  }
});

/** Brings a block of the page to a height on the screen, in px, and gives back how far it is from there at any time. */
async function readAt(page: Page, height: number): Promise<() => Promise<number>> {
  const reading = page.locator(`article#${block}`);
  const away = () => reading.evaluate((element, wanted) => element.getBoundingClientRect().top - wanted, height);
  await expect(async () => {
    await page.evaluate((top) => scrollBy({ top, behavior: "instant" }), await away());
    // The sizes of what is far away are learnt in the moments after the visitor has set off.
    await page.waitForTimeout(400);
    expect(Math.abs(await away())).toBeLessThan(2);
  }).toPass();
  return async () => Math.abs(await away());
}

/** Where the reader is when a language is chosen: at a block, or where the middle of the screen falls between two. */
const places = ["at a block", "between two blocks", "while its typeface is on its way"] as const;

for (const place of places) {
  test(`choosing a language keeps the reader's place ${place}`, lessMotion, async ({ page }) => {
    await askForLessMotion(page);
    await visit(page, "/");
    /** Just above the block is the space between it and the one before. */
    const away = await readAt(page, place === "between two blocks" ? 410 : 100);
    if (place === "while its typeface is on its way") {
      await page.route("**/*.woff2", async (route) => {
        // The headings' comes last: until it is there, the page must not change.
        const held = route.request().url().includes("literata") ? 450 : 150;
        await new Promise((resolve) => setTimeout(resolve, held));
        await route.continue();
      });
      // Safari, unlike Chromium and Firefox, does not keep a reader's place by itself.
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = "none";
      });
    }
    for (const locale of ["de", "ru", "en"] as const) {
      await selectIn(page, "header").selectOption(locale);
      await expectLanguage(page, "landing", locale);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(away, locale).toBeLessThan(30);
    }
  });
}

test("a change of language asks for the letters of that language alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && asked.push(new URL(request.url()).pathname));
  await visit(page, "/");
  for (const [locale, cyrillic] of [
    ["de", 0],
    ["ru", 2],
  ] as const) {
    await selectIn(page, "header").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    await page.evaluate(() => document.fonts.ready);
    // Firefox tells of a file once more where it has it already.
    expect(new Set(asked.filter((path) => path.includes("cyrillic"))).size).toBe(cyrillic);
  }
});

test("the choice is kept on the next visit, also when it is English again", async ({ page }) => {
  await visit(page, "/");
  await selectIn(page, "header").selectOption("pt");
  await expectLanguage(page, "landing", "pt");
  await visit(page, "/terms");
  await expectLanguage(page, "terms", "pt");
  await visit(page, "/pt");
  await selectIn(page, "footer").selectOption("en");
  await expectLanguage(page, "landing", "en");
  await visit(page, "/");
  await expectLanguage(page, "landing", "en");
});

test("links between pages keep the language", async ({ page, context }) => {
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  for (const kind of ["terms", "privacy"] as const) {
    const opened = context.waitForEvent("page");
    await page
      .getByRole("contentinfo")
      .locator(`a[href="${pathIn(kind, "fr")}"]`)
      .click();
    const legal = await opened;
    await expectLanguage(legal, kind, "fr");
    await expect(legal.getByRole("banner").getByRole("link")).toHaveAttribute("href", "/fr");
    await legal.close();
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
