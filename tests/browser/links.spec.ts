import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { expect, test, visit } from "./support/site-test.ts";

test("the footer shows the current year, also after a change of language", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00"));
  await visit(page, "/", { cookieConsent: "rejected" });
  const footer = page.getByRole("contentinfo");
  const { copyright, language } = textsOf("en").footer;
  await expect(footer.getByText(copyright.replace("{year}", "2031"))).toBeVisible();
  await footer.getByRole("combobox", { name: language }).selectOption("ru");
  await expect(footer.getByText(textsOf("ru").footer.copyright.replace("{year}", "2031"))).toBeVisible();
});

for (const locale of locales) {
  test(`the ${locale} landing page links shop, code, legal pages and help`, { tag: "@smoke" }, async ({ page }) => {
    await page.goto(pathIn("landing", locale), { waitUntil: "domcontentloaded" });
    const { nav, footer: texts, whatsapp, accessibility } = textsOf(locale);
    const [header, footer] = [page.getByRole("banner"), page.getByRole("contentinfo")];
    for (const [container, name, address] of [
      [header, nav.pricing, creditsPage],
      [header, nav.clientArea, site.shop],
      [footer, texts.buyCredits, creditsPage],
      [footer, texts.downloadPlugins, site.organisation],
      [footer, texts.terms, pathIn("terms", locale)],
      [footer, texts.privacy, pathIn("privacy", locale)],
    ] as const) {
      await expectNewTab(container.getByRole("link", { name }), address, locale);
    }
    await expect(footer).toContainText(texts.subtitle);

    if (!site.switches.helpButton) return;
    const { whatsappNumber: number, contactEmail } = site;
    const help = page.locator("#help");
    const prefix = number ? `https://wa.me/${number}?text=` : `mailto:${contactEmail}?body=`;
    const address = prefix + encodeURIComponent(whatsapp.message);
    if (number) await expectNewTab(help, address, locale);
    else await expect(help).toHaveAttribute("href", address);
    const name = number ? `${whatsapp.tooltip} ${accessibility.opensInNewTab}` : whatsapp.tooltip;
    await expect(help, "named also while the tooltip is hidden").toHaveAccessibleName(name);
  });
}
