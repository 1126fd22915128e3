import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { textsOf } from "./support/expected.ts";
import { hold, missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn, storedLanguage } from "./support/language.ts";
import { expect, rested, store, test, visit } from "./support/site-test.ts";

const expectLanding = (page: Page, locale: Locale) => expectLanguage(page, "landing", locale);

/** What can be seen of it; the rest is for assistive technology alone. */
const noticeOf = (page: Page) => page.getByRole("status").locator("> :not(.sr-only)");

/** The page is as it was, both selects say so, and the visitor is told in the page's language. */
async function expectToldThatMissing(page: Page, locale: Locale): Promise<void> {
  await expect(noticeOf(page)).toHaveText(textsOf(locale).accessibility.languageMissing);
  await expect(noticeOf(page)).toBeVisible();
  await expectLanding(page, locale);
  expect(await isSameDocument(page)).toBe(true);
}

test.describe("when scripts fail to load", () => {
  test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

  for (const [why, answer] of Object.entries({ offline: undefined, missing: 404 })) {
    test(`another language is another page; where that is ${why}, this one stays and says so`, async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.route("**/de?from=letter", (route) => (answer ? route.fulfill({ status: answer }) : route.abort()));
      await page.goto("/?from=letter#partners");
      await markDocument(page);
      await selectIn(page, "header").selectOption("de");
      await expectToldThatMissing(page, "en");
      await selectIn(page, "header").selectOption("fr");
      await expectLanding(page, "fr");
      await expect(page).toHaveURL(/\?from=letter#partners$/);
      await selectIn(page, "footer").selectOption("en");
      await expectLanding(page, "en");
    });
  }
});

test.describe("when texts cannot be had", () => {
  test.use({ allowedFaults: [[/Failed to load resource/, /^download failed \(font-family/], { scope: "test" }] });

  for (const why of ["offline", "missing"]) {
    test(`${why}: the page stays, a notice says so, and a later choice is tried anew`, async ({ page, context }) => {
      await visit(page, "/?from=letter");
      await markDocument(page);
      if (why === "offline") await context.setOffline(true);
      else await page.route("**/ru", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "404" }));
      await selectIn(page, "footer").selectOption("ru");
      await expectToldThatMissing(page, "en");
      await expect(page).toHaveURL(/\/\?from=letter$/);
      await context.setOffline(false);
      await page.unrouteAll();
      await selectIn(page, "header").selectOption("ru");
      await expectLanding(page, "ru");
      await expect(noticeOf(page), "the notice has gone").toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });
  }
});

test("of quick choices the last wins, also when the texts of an earlier one arrive later", async ({ page }) => {
  await visit(page, "/");
  const shown: string[] = [];
  await page.exposeFunction("reportLanguage", (lang: string) => shown.push(lang));
  await page.evaluate(() => {
    const { reportLanguage } = window as unknown as { reportLanguage: (lang: string) => void };
    new MutationObserver(() => reportLanguage(document.documentElement.lang)).observe(document.documentElement, {
      attributeFilter: ["lang"],
    });
  });
  for (const [chosen, last] of [
    ["de", "fr"],
    // Back to the language that is shown.
    ["es", "fr"],
  ] as const) {
    const release = await hold(page, `**/${chosen}`);
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === `/${chosen}`);
    await selectIn(page, "header").selectOption(chosen);
    await expect(selectIn(page, "footer")).toHaveValue(chosen);
    await selectIn(page, "header").selectOption(last);
    await expectLanding(page, last);
    release();
    await (await arrived).finished();
    // Their letters are here already: what they could change they would change now.
    await rested(page);
    await expectLanding(page, last);
    expect(await storedLanguage(page)).toBe(last);
  }
  expect(shown).toEqual(["fr"]);
});

test("a stored language shows no other one first and leaves no step in the history", async ({ page, context }) => {
  await store(page, { language: "de" });
  const painted: string[] = [];
  await page.exposeFunction("reportPaint", (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: (path: string) => void };
    new PerformanceObserver(() => reportPaint(location.pathname)).observe({ type: "paint", buffered: true });
  });
  await page.goto("/robots.txt");
  const steps = await page.evaluate(() => history.length);
  // The German page is slow, so that the English document has every chance to be seen: another page is by then.
  const release = await hold(page, /\/de$/);
  await page.goto("/", { waitUntil: "commit" });
  await visit(await context.newPage(), "/fr");
  release();
  await expectLanding(page, "de");
  await expect.poll(() => painted).toContain("/de");
  expect(painted).not.toContain("/");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});
