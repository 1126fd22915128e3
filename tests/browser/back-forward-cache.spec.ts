import { installedChromium } from "../../tools/find-browser.ts";
import { expectLanguage, markDocument } from "./support/language.ts";
import { expect, expectDark, test, visit } from "./support/site-test.ts";

// Playwright disables the back/forward cache by default, and the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...installedChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
  choices: {},
});

for (const [path, kind, locale] of [
  ["/", "landing", "de"],
  ["/fr", "landing", "fr"],
  ["/terms", "terms", "de"],
] as const)
  test(`${path} from the back/forward cache shows the latest language, theme and consent`, async ({ page }) => {
    await visit(page, path);
    const isSameDocument = await markDocument(page);
    await visit(page, "/fr/privacy");
    await page.evaluate(() =>
      Object.assign(localStorage, { language: "de", theme: "dark", cookieConsent: "rejected" }),
    );
    await page.goBack({ waitUntil: "commit" });
    await expectLanguage(page, kind, locale);
    await expectDark(page);
    if (kind !== "landing") return;
    await expect(page.locator("#cookie-banner:visible")).toHaveCount(0);
    expect(await isSameDocument()).toBe(true);
  });
