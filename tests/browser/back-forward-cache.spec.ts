import { pathIn } from "./support/expected.ts";
import { headingOf, isSameDocument, markDocument, selectIn } from "./support/language.ts";
import { expect, test, visit } from "./support/site-test.ts";

// Playwright switches the store of pages off to which a browser goes Back.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test("a page that the browser really brings back as it was left shows what has been chosen since: one to read by another, the landing page in place", async ({
  context,
}) => {
  for (const { left, language, theme, kind, locale } of [
    { left: "/", language: "de", theme: "dark", kind: "landing", locale: "de" },
    { left: "/fr", language: "ru", theme: "light", kind: "landing", locale: "fr" },
    { left: "/terms", language: "ru", theme: "dark", kind: "terms", locale: "ru" },
  ] as const) {
    const page = await context.newPage();
    await visit(page, left);
    await markDocument(page);
    await visit(page, "/fr/privacy");
    await page.evaluate((chosen) => Object.assign(localStorage, chosen), {
      language,
      theme,
      cookieConsent: "rejected",
    });
    // A page that is brought back does not load, and so tells nobody that it has.
    await page.goBack({ waitUntil: "commit" });
    // Playwright's own waiting for an address is for one that loads.
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathIn(kind, locale));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(kind, locale));
    await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    if (kind !== "landing") continue;
    for (const place of ["header", "footer"] as const) await expect(selectIn(page, place)).toHaveValue(locale);
    await expect(page.locator("#cookie-banner:visible")).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  }
});
