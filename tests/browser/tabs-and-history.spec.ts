import { site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { answerBanner, expect, test, visit } from "./support/site-test.ts";

// sequences.spec.ts tests choices of language, theme and consent in several tabs.

test("Back within the page leads to the language of its URL", async ({ page }) => {
  await visit(page, "/de", { cookieConsent: "rejected" });
  await page
    .getByRole("banner")
    .getByRole("link", { name: textsOf("de").nav.products, exact: true })
    .click();
  await selectIn(page, "header").selectOption("en");
  await expectLanguage(page, "landing", "en");
  await page.goBack();
  await expectLanguage(page, "landing", "de");
});

test("another tab keeps its address in another language, and reports consent once", async ({ page, context }) => {
  test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const following = await context.newPage();
  await visit(following, "/?from=letter#partners");
  await following.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    addEventListener("cookie-consent-change", (event) => events.push((event as CustomEvent).detail));
  });
  const events = () => following.evaluate(() => (window as unknown as { events?: unknown[] }).events);
  await answerBanner(page, "accepted");
  await answerBanner(page, "rejected");
  await expect.poll(events).toEqual(["accepted", "rejected"]);
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(following, "landing", "de");
  await expect(following).toHaveURL(/\/de\?from=letter#partners$/);
  await following.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(await events(), "neither another choice nor Back repeats it").toEqual(["accepted", "rejected"]);
});
