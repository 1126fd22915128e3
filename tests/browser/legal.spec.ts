import type { Page } from "@playwright/test";
import { locales, pathIn, textsOf } from "./support/expected.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const documents = [
  { page: "terms", texts: "termsOfService", sections: 6 },
  { page: "privacy", texts: "privacyPolicy", sections: 7 },
] as const;

const thirdOfFebruary = {
  en: "3 February 2031",
  es: "3 de febrero de 2031",
  de: "3. Februar 2031",
  fr: "3 février 2031",
  pt: "3 de fevereiro de 2031",
  id: "3 Februari 2031",
  ru: "3 февраля 2031 г.",
};

const closeButton = (page: Page, name = textsOf("en").accessibility.closePage) =>
  page.getByRole("button", { name, exact: true });

test.describe("late in the evening, far from Greenwich", () => {
  test.use({ timezoneId: "America/Bogota" });

  test("the legal pages bear the visitor's day, in the visitor's language", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-02-04T04:30:00Z"));
    for (const locale of locales) {
      for (const { page: key, texts } of documents) {
        await visit(page, pathIn(key, locale));
        const line = textsOf(locale)[texts].lastUpdated.replace("{date}", thirdOfFebruary[locale]);
        await expect(page.getByText(line, { exact: true })).toBeVisible();
      }
    }
  });
});

for (const { page: key, texts, sections } of documents) {
  test(`${key}: numbered sections, and an index that leads to them`, async ({ page }) => {
    for (const locale of locales) {
      await page.goto(pathIn(key, locale));
      const wording = textsOf(locale)[texts];
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(wording.title);
      await expect(main.getByText(wording.introduction, { exact: true })).toBeVisible();
      const index = main.getByRole("navigation", { name: wording.contents });
      await expect(index.getByRole("link")).toHaveText(wording.sections.map(({ title }) => title));
      const headings = main.getByRole("heading", { level: 2 }).filter({ hasNotText: wording.contents });
      await expect(headings).toHaveCount(sections);
      for (const [position, { title, body }] of wording.sections.entries()) {
        await expect(headings.nth(position)).toHaveText(new RegExp(`^${position + 1}\\s*${title}$`));
        for (const paragraph of body) await expect(main).toContainText(paragraph);
      }
    }

    await page.emulateMedia({ reducedMotion: "reduce" });
    const wording = textsOf("ru")[texts];
    for (const { title } of wording.sections.slice(0, -2)) {
      await page
        .getByRole("navigation", { name: wording.contents })
        .getByRole("link", { name: title, exact: true })
        .click();
      await expectScrolledTo(page, page.getByRole("heading", { level: 2 }).filter({ hasText: title }).last());
    }
  });

  test(`${key}: opens in a new tab from the footer, and its button closes that tab`, async ({ page, context }) => {
    await store(page, { cookieConsent: "rejected" });
    await visit(page, "/de");
    const german = textsOf("de");
    const opening = context.waitForEvent("page");
    await page.getByRole("contentinfo").getByRole("link", { name: german.footer[key] }).click();
    const tab = await opening;
    await tab.waitForURL(`**/de/${key}`);
    await live(tab);
    const closing = tab.waitForEvent("close");
    await closeButton(tab, german.accessibility.closePage).click();
    await closing;
    expect(new URL(page.url()).pathname, "the landing page stays").toBe("/de");
  });
}

test("the button leads to the landing page where the browser refuses to close the window", async ({ page }) => {
  for (const [path, home, locale] of [
    ["/terms", "/", "en"],
    ["/fr/privacy", "/fr", "fr"],
  ] as const) {
    await visit(page, "/");
    await visit(page, path);
    await closeButton(page, textsOf(locale).accessibility.closePage).click();
    await expect(page.locator("#hero")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
  }
});
