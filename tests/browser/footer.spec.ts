import type { Page } from "@playwright/test";
import { notInFirefox } from "./support/engine.ts";
import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { layOutAll, linesOf, resize } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { footer: words } = textsOf("en");

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

test("the shop, the plugins and the legal pages are in the footer, in every language", async ({ page }) => {
  notInFirefox("What a document says is the same in every browser");
  for (const locale of locales) {
    await page.goto(pathIn("landing", locale), { waitUntil: "domcontentloaded" });
    const texts = textsOf(locale).footer;
    const footer = page.getByRole("contentinfo");
    for (const [name, address] of [
      [texts.buyCredits, creditsPage],
      [texts.downloadPlugins, site.organisation],
      [texts.terms, pathIn("terms", locale)],
      [texts.privacy, pathIn("privacy", locale)],
    ] as const) {
      await expectNewTab(footer.getByRole("link", { name }), address, locale);
    }
    await expect(footer).toContainText(texts.subtitle);
  }
});

test("the footer names the year of the visit, also after a change of language", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00"));
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(words.copyright.replace("{year}", "2031"))).toBeVisible();
  await footer.getByRole("combobox", { name: words.language }).selectOption("ru");
  await expect(footer.getByText(textsOf("ru").footer.copyright.replace("{year}", "2031"))).toBeVisible();
});

const columns = (page: Page) => page.getByRole("contentinfo").locator(":has(> h2):has(> ul)");

/** Where the first link of each column begins, in px. */
const firstLinks = (page: Page) =>
  columns(page)
    .locator("li:first-child")
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));

for (const width of [640, 768, 1024, 1440]) {
  test(`at ${width} px a heading is one line, and all links begin on one, in every language`, async ({ page }) => {
    for (const locale of locales) {
      await visit(page, pathIn("landing", locale));
      await resize(page, width);
      await layOutAll(page);
      for (const lines of await linesOf(columns(page).locator("h2"))) expect.soft(lines, locale).toBe(1);
      expect.soft(new Set(await firstLinks(page)).size, locale).toBe(1);
    }
  });
}

test("links begin on one line also under a heading of two", async ({ page }) => {
  await visit(page, "/");
  await resize(page, 768);
  await layOutAll(page);
  const heading = columns(page).locator("h2").last();
  await heading.evaluate((element) => element.append(" and what else is to be said"));
  expect(await linesOf(heading)).toEqual([2]);
  expect(new Set(await firstLinks(page)).size).toBe(1);
});
