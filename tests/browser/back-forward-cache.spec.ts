import { installedChromium } from "../../tools/find-browser.ts";
import { pathIn } from "./support/expected.ts";
import { headingOf, isSameDocument, markDocument, selectIn } from "./support/language.ts";
import { expect, test, visit } from "./support/site-test.ts";

// Playwright disables the back/forward cache by default, and the headless shell has none.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...installedChromium(), ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("pages restored from the back/forward cache show the latest language, theme and consent", async ({ context }) => {
  for (const { path, language, theme, kind, locale } of [
    { path: "/", language: "de", theme: "dark", kind: "landing", locale: "de" },
    { path: "/fr", language: "ru", theme: "light", kind: "landing", locale: "fr" },
    { path: "/terms", language: "ru", theme: "dark", kind: "terms", locale: "ru" },
  ] as const) {
    const page = await context.newPage();
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.clear());
    await visit(page, path);
    await markDocument(page);
    await visit(page, "/fr/privacy");
    const choices = { language, theme, cookieConsent: "rejected" };
    await page.evaluate((chosen) => Object.assign(localStorage, chosen), choices);
    // A restored page fires no `load` event, which `goBack` and `waitForURL` wait for by default.
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathIn(kind, locale));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(kind, locale));
    await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    if (kind !== "landing") continue;
    for (const container of ["header", "footer"] as const) await expect(selectIn(page, container)).toHaveValue(locale);
    await expect(page.locator("#cookie-banner:visible")).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  }
});
