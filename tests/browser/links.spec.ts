import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { expect, test } from "./support/site-test.ts";

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
