import type { Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { expectLanguage, selectIn, storedLanguage } from "./support/language.ts";
import { expect, live, painted, store, test, visit, watch } from "./support/site-test.ts";

async function expectDark(page: Page, dark: boolean): Promise<void> {
  await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await painted(page);
}

const toggle = (page: Page) => page.locator("header button[data-theme-toggle]");

test("Back and Forward between the landing page and a legal page keep language and theme", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await toggle(page).click();
  await expectDark(page, true);
  await visit(page, "/terms");
  await expectLanguage(page, "terms", "de");
  await expectDark(page, true);
  await toggle(page).click();
  await expectDark(page, false);
  await page.goBack();
  await expectLanguage(page, "landing", "de");
  await expectDark(page, false);
  await live(page);
  await selectIn(page, "footer").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  await page.goForward();
  await expectDark(page, false);
  await page.goBack();
  await expectLanguage(page, "landing", "fr");
});

test("a page that the browser brings back as it was left shows the theme that was chosen since", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectDark(page, true);
  await page.evaluate(() => {
    localStorage.removeItem("theme");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expectDark(page, true);
});

test("two tabs: what is chosen in one does not disturb the other, and the next visit has the last choices", async ({
  page,
  context,
  faults,
  baseURL,
}) => {
  const other = await context.newPage();
  watch(other, faults, [], baseURL ?? "");
  for (const tab of [page, other]) await visit(tab, "/");
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectLanguage(other, "landing", "en");
  await selectIn(other, "header").selectOption("ru");
  await expectLanguage(other, "landing", "ru");
  await expectLanguage(page, "landing", "de");

  await toggle(page).click();
  await expectDark(page, true);
  await expectDark(other, false);
  await toggle(other).click();
  await expectDark(other, true);
  await toggle(page).click();
  await expectDark(page, false);

  if (site.switches.cookieBanner) {
    for (const tab of [page, other]) await expect(tab.locator("#cookie-banner")).toBeVisible();
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(other.locator("#cookie-banner")).toBeVisible();
    await other.locator("#cookie-banner [data-consent=rejected]").first().click();
    await expect(other.locator("#cookie-banner")).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("rejected");
  }
  expect(await storedLanguage(page)).toBe("ru");
  await visit(page, "/");
  await expectLanguage(page, "landing", "ru");
  await expectDark(page, false);
});
