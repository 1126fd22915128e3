import { productKeys, site, textsOf } from "./support/expected.ts";
import { missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { resize } from "./support/measure-layout.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

test("on a page that has gone offline every control works or says that it cannot, and all heals online", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await context.setOffline(true);
  const { accessibility, nav } = textsOf("en");

  await page.locator("header [data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  if (site.switches.cookieBanner) {
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  }
  const demo = page.locator(`article#${productKeys.at(-1)} [data-playback]`);
  await expect(demo).toHaveAttribute("data-playing", "false");
  if (site.switches.film) {
    await jumpTo(page, 0);
    await page.getByRole("button", { name: accessibility.playFilm }).click();
    await expect(page.getByRole("button", { name: accessibility.playFilm }), "no film can be had").toBeVisible();
    await expect(page.locator("#hero video")).toHaveJSProperty("paused", true);
  }
  await page.locator("#partners").scrollIntoViewIfNeeded();
  const partners = page.locator("#partners [data-playback]");
  await partners.press("Enter");
  await expect(partners, "no carousel can be had").toHaveAttribute("data-playing", "false");

  await resize(page, 390);
  await page.getByRole("button", { name: accessibility.openMenu }).click();
  await page.getByRole("banner").getByRole("link", { name: nav.partners, exact: true }).click();
  await expect(page.locator("#menu")).toBeHidden();
  await resize(page, 1280);
  await page.locator("#scroll-to-top").click();
  await expect.poll(() => scrollTop(page)).toBe(0);

  await selectIn(page, "header").selectOption("de");
  await expect(page.getByRole("status").locator("> :not(.sr-only)")).toHaveText(accessibility.languageMissing);
  await expectLanguage(page, "landing", "en");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);

  await context.setOffline(false);
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await partners.press("Enter");
  await expect(partners).toHaveAttribute("data-playing", "true");
  await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
  if (site.switches.film) {
    await jumpTo(page, 0);
    await page.getByRole("button", { name: textsOf("de").accessibility.playFilm }).click();
    await expect
      .poll(() => page.locator("#hero video").evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  }
});
