import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { textsOf } from "./support/expected.ts";
import { holdRequests, missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn, storedLanguage } from "./support/language.ts";
import { expect, store, test, visit, waitForPaint } from "./support/site-test.ts";

const expectLanding = (page: Page, locale: Locale) => expectLanguage(page, "landing", locale);

/** Its visible part; the rest is for assistive technology only. */
const noticeOf = (page: Page) => page.getByRole("status").locator("> :not(.sr-only)");

/** The page and both selects are unchanged, and a notice in the page's language is shown. */
async function expectMissingNotice(page: Page, locale: Locale): Promise<void> {
  await expect(noticeOf(page)).toHaveText(textsOf(locale).accessibility.languageMissing);
  await expect(noticeOf(page)).toBeVisible();
  await expectLanding(page, locale);
  expect(await isSameDocument(page)).toBe(true);
}

test.describe("when scripts fail to load", () => {
  test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

  for (const [reason, status] of Object.entries({ offline: undefined, missing: 404 })) {
    test(`opens a language as another page, or shows a notice if that page is ${reason}`, async ({ page }) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.route("**/de?from=letter", (route) => (status ? route.fulfill({ status }) : route.abort()));
      await page.goto("/?from=letter#partners");
      await markDocument(page);
      await selectIn(page, "header").selectOption("de");
      await expectMissingNotice(page, "en");
      await selectIn(page, "header").selectOption("fr");
      await expectLanding(page, "fr");
      await expect(page).toHaveURL(/\?from=letter#partners$/);
      await selectIn(page, "footer").selectOption("en");
      await expectLanding(page, "en");
    });
  }
});

test.describe("when texts fail to load", () => {
  // Offline, React cannot be preloaded either.
  const offline = [...missingScripts, /Failed to fetch|NetworkError when attempting to fetch/];
  test.use({ allowedFaults: [[...offline, /^download failed \(font-family/], { scope: "test" }] });

  for (const reason of ["offline", "missing"]) {
    test(`${reason}: keeps the page, shows a notice, and retries on the next choice`, async ({ page, context }) => {
      await visit(page, "/?from=letter");
      await markDocument(page);
      if (reason === "offline") await context.setOffline(true);
      else await page.route("**/ru", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "404" }));
      await selectIn(page, "footer").selectOption("ru");
      await expectMissingNotice(page, "en");
      await expect(page).toHaveURL(/\/\?from=letter$/);
      await context.setOffline(false);
      await page.unrouteAll();
      await selectIn(page, "header").selectOption("ru");
      await expectLanding(page, "ru");
      await expect(noticeOf(page), "the notice has gone").toBeHidden();
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test("an open menu closes, so that the notice can be read", async ({ page }) => {
    await page.route("**/de", (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/");
    await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
    await selectIn(page, "header").selectOption("de");
    await expect(noticeOf(page)).toBeVisible();
    await expect(page.locator("#menu")).toBeHidden();
  });
});

test("the last of several quick choices wins, even if the texts of an earlier one arrive later", async ({ page }) => {
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
    // Back to the current language.
    ["es", "fr"],
  ] as const) {
    const release = await holdRequests(page, `**/${chosen}`);
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === `/${chosen}`);
    await selectIn(page, "header").selectOption(chosen);
    await expect(selectIn(page, "footer")).toHaveValue(chosen);
    await selectIn(page, "header").selectOption(last);
    await expectLanding(page, last);
    release();
    await (await arrived).finished();
    // Their typefaces are already loaded: if they changed anything, they would do so now.
    await waitForPaint(page);
    await expectLanding(page, last);
    expect(await storedLanguage(page)).toBe(last);
  }
  expect(shown).toEqual(["fr"]);
});

test("a stored language shows without a flash of another and adds no history entry", async ({ page, context }) => {
  await store(page, { language: "de" });
  const painted: string[] = [];
  await page.exposeFunction("reportPaint", (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: (path: string) => void };
    new PerformanceObserver(() => reportPaint(location.pathname)).observe({ type: "paint", buffered: true });
  });
  await page.goto("/robots.txt");
  const entries = await page.evaluate(() => history.length);
  // Delays the German page until another page has loaded: long enough for the English one to be painted.
  const release = await holdRequests(page, /\/de$/);
  await page.goto("/", { waitUntil: "commit" });
  await visit(await context.newPage(), "/fr");
  release();
  await expectLanding(page, "de");
  await expect.poll(() => painted).toContain("/de");
  expect(painted).not.toContain("/");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
