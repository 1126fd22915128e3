import type { Page } from "@playwright/test";
import { site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { answerBanner, expect, test, visit } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const expectDark = (page: Page, dark: boolean) =>
  expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);

const toggle = (page: Page) => page.locator("header button[data-theme-toggle]");

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

// sequences.spec.ts tests random choices in several tabs.
test(
  "applies choices to other tabs at their addresses, and reports consent once",
  lessMotion,
  async ({ page, context }) => {
    test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
    /** Records the page's consent events in `window.events`, which a page load would clear. */
    const openTab = async (path: string) => {
      const tab = await context.newPage();
      await visit(tab, path);
      await tab.evaluate(() => {
        const events: unknown[] = [];
        Object.assign(window, { events });
        addEventListener("cookie-consent-change", (event) => events.push((event as CustomEvent).detail));
      });
      return tab;
    };
    await visit(page, "/");
    const following = await openTab("/?from=letter#partners");
    const legal = await openTab("/terms");
    await answerBanner(page, "accepted");
    await expect(following.locator("#cookie-banner")).toBeHidden();
    await answerBanner(page, "rejected");
    await selectIn(page, "header").selectOption("de");
    await expectLanguage(following, "landing", "de");
    await expect(following).toHaveURL(/\/de\?from=letter#partners$/);
    // Neither another choice nor Back repeats the consent event.
    await toggle(page).click();
    await expectDark(following, true);
    await following.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    for (const tab of [following, legal]) {
      const events = () => tab.evaluate(() => (window as unknown as { events?: string[] }).events);
      await expect.poll(events).toEqual(["accepted", "rejected"]);
    }
    // A legal page does not reload while it is read. The next visit has the language.
    await expectLanguage(legal, "terms", "en");
    await legal.reload();
    await expectLanguage(legal, "terms", "de");
  },
);
