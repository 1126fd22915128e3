import { site, textsOf } from "./support/expected.ts";
import { changeLanguage, expectLanguage, selectIn } from "./support/language.ts";
import { answerBanner, expect, recordConsentEvents, test, visit } from "./support/site-test.ts";

test("Back within the page leads to the language of its URL", async ({ page }) => {
  await visit(page, "/de");
  const link = page.getByRole("banner").getByRole("link", { name: textsOf("de").nav.products, exact: true });
  await link.click();
  await changeLanguage(page, "en");
  await page.goBack();
  await expectLanguage(page, "landing", "de");
});

test("tabs follow each other's theme, consent and language, unless the URL names one", async ({ page, context }) => {
  test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
  const open = async (path: string) => {
    const tab = await context.newPage();
    await visit(tab, path);
    return tab;
  };
  await visit(page, "/");
  const [following, french, legal] = [await open("/?from=letter#partners"), await open("/fr"), await open("/terms")];
  const events = await recordConsentEvents(following);
  await answerBanner(page, "accepted");
  await answerBanner(page, "rejected");
  await expect.poll(() => events.jsonValue()).toEqual(["accepted", "rejected"]);
  await selectIn(page).selectOption("de");
  await expectLanguage(following, "landing", "de");
  await expectLanguage(french, "landing", "fr");
  await expectLanguage(legal, "terms", "en");
  await expect(following).toHaveURL(/\/de\?from=letter#partners$/);
  for (const [tab, dark] of [
    [legal, 1],
    [french, 0],
  ] as const) {
    await tab.locator("[data-theme-toggle]").first().press("Enter");
    for (const each of [page, following, french, legal]) await expect(each.locator("html.dark")).toHaveCount(dark);
  }
  await following.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await events.jsonValue(), "neither another choice nor Back repeats it").toEqual(["accepted", "rejected"]);
});
