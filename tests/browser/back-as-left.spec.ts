import type { BrowserContext, Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { pathIn, site } from "./support/expected.ts";
import { headingOf, selectIn } from "./support/language.ts";
import { type OpenBrowser, test } from "./support/own-browser.ts";
import { expect, visit, watch } from "./support/site-test.ts";

/** Playwright switches the store of pages off to which a browser goes Back. */
const openKeeping = (openBrowser: OpenBrowser) => openBrowser({ ignoreDefaultArgs: ["--disable-back-forward-cache"] });

/** Leaves a page for another, where something is chosen, and comes back to it as it was left. */
async function leaveAndComeBack(context: BrowserContext, path: string, chosen: Record<string, string>): Promise<Page> {
  const page = await context.newPage();
  await visit(page, path);
  await page.evaluate(() => Object.assign(window, { asLeft: true }));
  await visit(page, "/fr/privacy");
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, chosen);
  // A page that is brought back does not load, and so tells nobody that it has.
  await page.goBack({ waitUntil: "commit" });
  return page;
}

/** As `expectLanguage`, but for the address: Playwright waits for it until the page has loaded, which this one does not again. */
async function expectLanding(page: Page, locale: Locale): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathIn("landing", locale));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("landing", locale));
  for (const place of ["header", "footer"] as const) await expect(selectIn(page, place)).toHaveValue(locale);
}

const isAsLeft = (page: Page) => page.evaluate(() => "asLeft" in window);

test("a page that the browser really brings back as it was left shows in place what has been chosen since", async ({
  openBrowser,
  baseURL,
  faults,
  strangers,
}) => {
  const context = await openKeeping(openBrowser);
  context.on("page", (page) => watch(page, faults, strangers, baseURL ?? ""));
  const page = await leaveAndComeBack(context, "/", { language: "de", theme: "dark", cookieConsent: "rejected" });
  await expectLanding(page, "de");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  if (site.switches.cookieBanner) await expect(page.locator("#cookie-banner")).toBeHidden();
  expect(await isAsLeft(page)).toBe(true);

  const named = await leaveAndComeBack(context, "/fr", { language: "ru", theme: "light" });
  await expect(named.locator("html")).not.toHaveClass(/\bdark\b/);
  await expectLanding(named, "fr");
  expect(await isAsLeft(named)).toBe(true);
  expect([faults, strangers]).toEqual([[], []]);
});

test("a page to read that is brought back is shown in the language chosen since", async ({ openBrowser }) => {
  const context = await openKeeping(openBrowser);
  const page = await leaveAndComeBack(context, "/terms", { language: "ru", theme: "dark" });
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(pathIn("terms", "ru"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf("terms", "ru"));
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});
