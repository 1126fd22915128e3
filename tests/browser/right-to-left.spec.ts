import type { Locator } from "@playwright/test";
import { locales as localeInfo } from "../../src/config/locales.ts";
import { expectNoViolations, injectAxe } from "./support/axe.ts";
import { locales, pathIn, pathsIn, productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { expectFitsAt, resize } from "./support/measure-layout.ts";
import { expect, openBanner, store, test, visit } from "./support/site-test.ts";

/** Empty as the site is delivered. */
const rtlLocales = locales.filter((code) => localeInfo[code].dir === "rtl");

/** The horizontal centre, in px from the left. */
const centreOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left + right) / 2;
  });
const isLeft = async (one: Locator, other: Locator) => (await centreOf(one)) < (await centreOf(other));

test.use({ allowedFaults: [[/404/], { scope: "test" }] });
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
});

for (const locale of rtlLocales) {
  test(`mirrors the page, and a phone's menu: ${locale}`, { tag: "@smoke" }, async ({ page }) => {
    await visit(page, pathIn("landing", locale), { theme: "dark" });
    await resize(page, 1440, 900);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect(await centreOf(page.locator("#hero h1")), "the title begins at the right").toBeGreaterThan(720);
    for (const [index, textIsLeft] of [false, true].entries()) {
      const block = page.locator(`article#${productKeys[index]}`);
      const isTextLeft = await isLeft(block.locator(".product-text"), block.locator(".demo"));
      expect(isTextLeft, `the text of block ${index + 1}`).toBe(textIsLeft);
    }
    if (site.switches.helpButton) expect(await centreOf(page.locator("#help"))).toBeLessThan(100);
    for (const heading of await page.locator("h2, h3").all())
      await expect(heading, "joined letters stay joined").toHaveCSS("letter-spacing", "normal");

    await resize(page, 390, 844);
    if (site.switches.cookieBanner) {
      const close = (await openBanner(page)).locator(".consent-close");
      expect(await centreOf(close)).toBeLessThan(100);
      await close.click();
    }
    const opener = page.locator(".menu-opener");
    expect(await isLeft(opener, page.locator("header .brand"))).toBe(true);
    await opener.click();
    expect(await centreOf(page.locator(".menu-closer"))).toBeLessThan(100);
  });

  test(`mirrors page and carousel on a change of language, and back: ${locale}`, { tag: "@smoke" }, async ({
    page,
  }) => {
    await visit(page, "/");
    const centred = page.locator('#partners [data-centred="true"]');
    await centred.scrollIntoViewIfNeeded();
    await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
    for (const shown of ["en", locale, "en"] as const) {
      await selectIn(page, "header").selectOption(shown);
      await expectLanguage(page, "landing", shown);
      await expect(page.locator("html")).toHaveCSS("direction", shown === "en" ? "ltr" : "rtl");
      expect(await isLeft(page.locator("header .brand"), page.locator("header nav"))).toBe(shown === "en");
      await expect(async () => {
        const next = page.locator(`#partners [data-slide="${Number(await centred.getAttribute("data-slide")) + 1}"]`);
        expect(Math.abs((await centreOf(centred)) - 640)).toBeLessThan(4);
        expect(await isLeft(centred, next)).toBe(shown === "en");
      }).toPass();
    }
  });

  test(`fits at every width without axe violations: ${locale}`, { tag: "@smoke" }, async ({ page }) => {
    for (const path of pathsIn(locale)) {
      await visit(page, path);
      await expectFitsAt(page, path, [320, 390, 768, 1024, 1440, 1920]);
      await injectAxe(page);
      await expectNoViolations(page, path);
    }
    await expect(page.getByText(textsOf(locale).notFound.description)).toHaveCSS("direction", "rtl");
  });
}
