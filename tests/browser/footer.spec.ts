import { notInFirefox } from "./support/engine.ts";
import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
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
