import { consentKey, languageKey, themeKey } from "../../src/config/constants.ts";
import { missingIn, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, live, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/404/] });

const keys = [languageKey, themeKey, consentKey];
const rubbish = [
  ..."__proto__ constructor toString null undefined NaN DE Dark ACCEPTED".split(" "),
  ...[
    "de ",
    " dark",
    "accepted\0",
    "de\n",
    '{"value":"accepted"}',
    "<script>alert(1)</script>",
    "/de",
    "//de",
    "\u{1f393}",
  ],
  "x".repeat(2 ** 20),
];

test(
  "rubbish in storage counts as a choice that is none, is left as it is, and gives way to a choice",
  matrix,
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/robots.txt");
    for (const value of rubbish) {
      await test.step(value.slice(0, 30), async () => {
        await page.evaluate(
          ([names, text]) => {
            for (const name of names) localStorage.setItem(name, text);
          },
          [keys, value] as const,
        );
        await page.goto("/");
        await live(page);
        await page.clock.runFor(1100);
        await expectLanguage(page, "landing", "es");
        await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
        await expect(page.locator("#cookie-banner")).toBeVisible({ visible: site.switches.cookieBanner });
        const kept = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
        expect(kept.every((text) => text === value)).toBe(true);
      });
    }
    await page.goto(missingIn("en"));
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goto("/");
    await live(page);
    await page.locator("header [data-theme-toggle]").press("Enter");
    if (site.switches.cookieBanner) {
      await page.locator("footer [data-cookie-preferences]").press("Enter");
      await page.locator("#cookie-banner [data-consent=accepted]").press("Enter");
    }
    await selectIn(page, "header").selectOption("fr");
    await expectLanguage(page, "landing", "fr");
    const kept = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
    expect(kept.slice(0, 2)).toEqual(["fr", "dark"]);
    if (site.switches.cookieBanner) expect(kept[2]).toBe("accepted");
  },
);

test("storage that is taken away while a page is open takes no control with it", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.locator("header [data-theme-toggle]").press("Enter");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  if (site.switches.cookieBanner) {
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=rejected]").last().press("Enter");
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await selectIn(page, "footer").selectOption("ru");
  await expectLanguage(page, "landing", "ru");
  await expect(page.getByRole("contentinfo").getByText(textsOf("ru").footer.subtitle)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" })));
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expectLanguage(page, "landing", "ru");
});
