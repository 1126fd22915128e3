import type { Page } from "@playwright/test";
import { site } from "./support/expected.ts";
import { expectLanguage } from "./support/language.ts";
import { test } from "./support/own-browser.ts";
import { expect, visit, watch } from "./support/site-test.ts";

/** Marks the page as it is left; the mark is there again if the browser has kept the page whole. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { asLeft: true }));
const isAsLeft = (page: Page) => page.evaluate(() => "asLeft" in window);

/** A page that is brought back does not load, and so tells nobody that it has. */
const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });

test("pages that the browser really brings back as they were left show what has been chosen since", async ({
  openBrowser,
  baseURL,
  faults,
  strangers,
}) => {
  // Playwright switches this store of pages off.
  const context = await openBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  const page = await context.newPage();
  watch(page, faults, strangers, baseURL ?? "");
  const elsewhere = await context.newPage();
  await visit(elsewhere, "/fr");
  const choose = (entries: Record<string, string>) =>
    elsewhere.evaluate((chosen) => {
      for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
    }, entries);

  await visit(page, "/");
  if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeVisible();
  await mark(page);
  await visit(page, "/fr/terms");
  await choose({ language: "de", theme: "dark", cookieConsent: "rejected" });
  await goBack(page);
  expect(await isAsLeft(page), "the browser has kept the page").toBe(true);
  await expectLanguage(page, "landing", "de");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator("#cookie-banner")).toBeHidden();
  expect(await isAsLeft(page), "in place").toBe(true);

  await choose({ language: "en", theme: "light" });
  await visit(page, "/terms");
  await mark(page);
  await visit(page, "/fr");
  await choose({ language: "ru", theme: "dark" });
  await goBack(page);
  await expectLanguage(page, "terms", "ru");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);

  await visit(page, "/fr");
  await mark(page);
  await visit(page, "/de/terms");
  await choose({ language: "pt" });
  await goBack(page);
  expect(await isAsLeft(page)).toBe(true);
  await expectLanguage(page, "landing", "fr");
});
