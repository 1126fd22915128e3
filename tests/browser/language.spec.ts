import type { Page } from "@playwright/test";
import { locales, pages, pathIn, textsOf } from "./support/expected.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

const names = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  pt: "Português",
  id: "Bahasa",
  ru: "Русский",
} as const;

type Locale = keyof typeof names;

/** A document shows its language as soon as it is read; its pictures may come later. */
const parsed = { waitUntil: "domcontentloaded" } as const;

const selectIn = (page: Page, place: "header" | "footer") => page.locator(place).getByRole("combobox");
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

/** The banner's words are among those that change. */
async function openBanner(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await expect(page.locator("#cookie-banner")).toBeVisible();
}

const headingOf = (page: "landing" | "terms" | "privacy", locale: Locale): string => {
  const { hero, termsOfService, privacyPolicy } = textsOf(locale);
  if (page === "landing") return `${hero.titleFirst} ${hero.titleSecond}`;
  return page === "terms" ? termsOfService.title : privacyPolicy.title;
};

async function expectLanguage(page: Page, kind: "landing" | "terms" | "privacy", locale: Locale): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === pathIn(kind, locale));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page).toHaveTitle(textsOf(locale).meta[kind].title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(kind, locale));
}

test("without a choice, an unprefixed page is English and nothing is stored", async ({ page }) => {
  for (const kind of ["landing", "terms", "privacy"] as const) {
    await page.goto(pathIn(kind, "en"), parsed);
    await expectLanguage(page, kind, "en");
  }
  expect(await storedLanguage(page)).toBeNull();
});

for (const locale of locales) {
  test(`a stored ${locale} is what an unprefixed page shows`, async ({ page }) => {
    await store(page, { language: locale });
    for (const kind of ["landing", "terms", "privacy"] as const) {
      await page.goto(`${pathIn(kind, "en")}?from=letter#content`, parsed);
      await expectLanguage(page, kind, locale);
      await expect(page).toHaveURL(/\?from=letter#content$/);
    }
    expect(await storedLanguage(page)).toBe(locale);
  });
}

test("a stored code that is not known shows Spanish", async ({ page }) => {
  await store(page, { language: "xx" });
  for (const kind of ["landing", "terms", "privacy"] as const) {
    await page.goto(pathIn(kind, "en"), parsed);
    await expectLanguage(page, kind, "es");
  }
  expect(await storedLanguage(page)).toBe("xx");
});

for (const { stored, kinds } of [
  { stored: "ru", kinds: ["landing"] },
  { stored: "en", kinds: ["terms", "privacy"] },
]) {
  test(`the address of ${kinds.join(" and ")} decides, and a stored ${stored} stays`, async ({ page }) => {
    await store(page, { language: stored });
    for (const { page: kind, locale, path } of pages.filter(
      (each) => each.locale !== "en" && kinds.includes(each.page),
    )) {
      await page.goto(path, parsed);
      await expectLanguage(page, kind, locale);
    }
    await live(page);
    expect(await storedLanguage(page)).toBe(stored);
  });
}

test("each select lists the languages by their own names", async ({ page }) => {
  await visit(page, "/");
  for (const place of ["header", "footer"] as const) {
    const options = selectIn(page, place).getByRole("option");
    await expect(options).toHaveText(Object.values(names));
    expect(await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))).toEqual(
      Object.keys(names),
    );
  }
});

for (const [index, locale] of locales.entries()) {
  const place = index % 2 === 0 ? "header" : "footer";
  test(`choosing ${locale} in the ${place} changes the whole page in place`, async ({ page }) => {
    await visit(page, `${locale === "en" ? "/de" : "/"}?from=letter#ranking`);
    await openBanner(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await selectIn(page, place).selectOption(locale);

    await expectLanguage(page, "landing", locale);
    await expect(page).toHaveURL(/\?from=letter#ranking$/);
    await expect(selectIn(page, "header")).toHaveValue(locale);
    await expect(selectIn(page, "footer")).toHaveValue(locale);
    expect(await storedLanguage(page)).toBe(locale);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

    const readersPlace = page.getByRole("navigation", { name: textsOf(locale).products.place });
    await expect(readersPlace).toBeAttached();
    const changed = await wordingOf(page);
    await visit(page, `${pathIn("landing", locale)}#ranking`);
    await openBanner(page);
    await expect(readersPlace).toBeAttached();
    expect(changed).toEqual(await wordingOf(page));
  });
}

test("choosing a language keeps the reader's place", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const block = page.locator("#aiForum");
  await block.evaluate((element) => element.scrollIntoView());
  const top = () => block.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  for (const locale of ["de", "ru", "en"] as const) {
    await selectIn(page, "header").selectOption(locale);
    await expectLanguage(page, "landing", locale);
    expect(Math.abs((await top()) - before)).toBeLessThan(200);
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
  }
});

test("the links of a legal page reach every language, whatever was stored", async ({ page }) => {
  await store(page, { language: "de" });
  await visit(page, "/terms");
  for (const locale of locales) {
    await page.getByRole("contentinfo").getByRole("link", { name: names[locale], exact: true }).click();
    await expectLanguage(page, "terms", locale);
    await live(page);
  }
});
