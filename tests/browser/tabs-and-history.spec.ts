import type { Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const expectDark = (page: Page, dark: boolean) =>
  expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);

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

// What several tabs show after whatever is chosen in one of them is proved in sequences.spec.ts.
test("what is chosen in one tab shows in the others in place, where their address names no language, and is told once", async ({
  page,
  context,
}) => {
  test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
  /** Notes the answers that the page has told of; nothing when it has been loaded anew. */
  const openTab = async (path: string) => {
    const tab = await context.newPage();
    await visit(tab, path);
    await tab.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener("cookie-consent-change", (event) => heard.push((event as CustomEvent).detail));
    });
    return tab;
  };
  await visit(page, "/");
  const following = await openTab("/?from=letter#partners");
  const french = await openTab("/fr");
  const legal = await openTab("/terms");
  const expectHeard = async (...choices: string[]) => {
    for (const tab of [following, french, legal])
      await expect.poll(() => tab.evaluate(() => (window as unknown as { heard?: string[] }).heard)).toEqual(choices);
  };
  for (const tab of [page, following]) await expect(tab.locator("#cookie-banner")).toBeVisible();
  await page.locator("#cookie-banner [data-consent=accepted]").click();
  await expect(following.locator("#cookie-banner")).toBeHidden();
  await expectHeard("accepted");
  await page.locator("footer [data-cookie-preferences]").press("Enter");
  await page.locator("#cookie-banner [data-consent=rejected]").first().click();
  await expectHeard("accepted", "rejected");

  await selectIn(page, "header").selectOption("de");
  for (const tab of [page, following]) await expectLanguage(tab, "landing", "de");
  await expect(following).toHaveURL(/\/de\?from=letter#partners$/);
  // From now on the address of both names German.
  await selectIn(page, "footer").selectOption("ru");
  await expectLanguage(page, "landing", "ru");
  await expectLanguage(following, "landing", "de");
  await expectLanguage(french, "landing", "fr");
  // A page to read is not loaded anew under its reader; the next visit has the choice.
  await expectLanguage(legal, "terms", "en");

  // Neither another choice nor Back tells the answer again.
  await toggle(page).click();
  await expectDark(following, true);
  await following.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expectHeard("accepted", "rejected");
  await legal.reload();
  await expectLanguage(legal, "terms", "ru");
});
