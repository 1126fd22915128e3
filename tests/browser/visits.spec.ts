import type { Page } from "@playwright/test";
import { site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn, storedLanguage } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
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

test.describe("two tabs", () => {
  /** Another tab of the same visitor, watched like the first. */
  const openTab = async (page: Page, path: string, faults: string[], origin = "") => {
    const tab = await page.context().newPage();
    watch(tab, faults, [], origin);
    await visit(tab, path);
    await tab.evaluate(() => Object.assign(window, { sameDocument: true }));
    return tab;
  };
  const sameDocument = (tab: Page) => tab.evaluate(() => "sameDocument" in window);

  test("a theme chosen in one shows in the other, on every kind of page", matrix, async ({ page, faults, baseURL }) => {
    await visit(page, "/");
    const tabs = [await openTab(page, "/de", faults, baseURL), await openTab(page, "/terms", faults, baseURL)];
    for (const [index, from] of [page, ...tabs, page].entries()) {
      await toggle(from).click();
      for (const tab of [page, ...tabs]) await expectDark(tab, index % 2 === 0);
    }
    const { useDark } = textsOf("en").accessibility;
    for (const tab of [page, tabs[1] as Page]) await expect(toggle(tab)).toHaveAccessibleName(useDark);
    await page.evaluate(() => localStorage.clear());
    await toggle(page).click();
    for (const tab of [page, ...tabs]) await expectDark(tab, true);
    expect(await sameDocument(tabs[0] as Page)).toBe(true);
  });

  test("what is no choice changes nothing", matrix, async ({ page, faults, baseURL }) => {
    await visit(page, "/");
    await toggle(page).click();
    await expectDark(page, true);
    const other = await openTab(page, "/terms", faults, baseURL);
    for (const change of ["remove", "clear", "other"] as const) {
      await other.evaluate((kind) => {
        if (kind === "remove") localStorage.removeItem("theme");
        else if (kind === "clear") localStorage.clear();
        else localStorage.setItem("unrelated", "yes");
      }, change);
      await expectDark(page, true);
    }
    await expectLanguage(page, "landing", "en");
  });

  test(
    "a language chosen in one shows in place in the other where the address names none, and only there",
    matrix,
    async ({ page, faults, baseURL }) => {
      await visit(page, "/");
      const following = await openTab(page, "/?from=letter#partners", faults, baseURL);
      const french = await openTab(page, "/fr", faults, baseURL);
      const legal = await openTab(page, "/terms", faults, baseURL);
      await selectIn(page, "header").selectOption("de");
      await expectLanguage(page, "landing", "de");
      await expectLanguage(following, "landing", "de");
      await expect(following).toHaveURL(/\/de\?from=letter#partners$/);
      // From now on the address of both names German.
      await selectIn(page, "footer").selectOption("ru");
      await expectLanguage(page, "landing", "ru");
      await expectLanguage(following, "landing", "de");
      await expectLanguage(french, "landing", "fr");
      // A page to read is not loaded anew under its reader; the next visit has the choice.
      await expectLanguage(legal, "terms", "en");
      for (const tab of [following, french, legal]) expect(await sameDocument(tab)).toBe(true);
      await legal.reload();
      await expectLanguage(legal, "terms", "ru");
      await visit(following, "/");
      await expectLanguage(following, "landing", "ru");
      expect(await storedLanguage(page)).toBe("ru");
    },
  );

  test("consent given or refused in one is known in the other at once", async ({ page, faults, baseURL }) => {
    test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
    await visit(page, "/");
    const others = [await openTab(page, "/", faults, baseURL), await openTab(page, "/terms", faults, baseURL)];
    for (const tab of others) {
      await tab.evaluate(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        addEventListener("cookie-consent-change", (event) => heard.push((event as CustomEvent).detail));
      });
    }
    const expectHeard = async (...choices: string[]) => {
      for (const tab of others) {
        await expect.poll(() => tab.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(choices);
      }
    };
    const banner = (tab: Page) => tab.locator("#cookie-banner");
    for (const tab of [page, others[0] as Page]) await expect(banner(tab)).toBeVisible();
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(banner(others[0] as Page)).toBeHidden();
    await expectHeard("accepted");
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=rejected]").first().click();
    await expectHeard("accepted", "rejected");
    // Neither another choice nor Back tells it again.
    await toggle(page).click();
    await expectDark(others[0] as Page, true);
    await others[0]?.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expectHeard("accepted", "rejected");
    expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("rejected");
  });

  test("consent changed while a page was left is known when Back brings it as it was", async ({ page }) => {
    test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
    await visit(page, "/");
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    await expect(page.locator("#cookie-banner")).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem("cookieConsent", "rejected");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expect(page.locator("#cookie-banner")).toBeHidden();
  });
});
