import type { Page } from "@playwright/test";
import { defaultLocale, fallbackLocale } from "../../src/config/locales.ts";
import { pages, pathIn, prefixedLocales, productKeys, site, textsOf } from "./support/expected.ts";
import { changeLanguage, expectHeadOf, expectLanguage, markDocument, selectIn } from "./support/language.ts";
import { holdRequests, missingScripts, recordRequests } from "./support/requests.ts";
import { jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, openBanner, test, visit, visitWhole, waitForPaint, waitUntilWhole } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

/** A product near the middle of the page, whatever the configuration. */
const block = productKeys[Math.floor(productKeys.length / 3)] as string;

for (const [stored, shown] of [
  [undefined, defaultLocale],
  ["ru", "ru"],
  ["xx", fallbackLocale],
] as const) {
  test(`shows the URL's language, or ${shown} with ${stored} stored`, { tag: "@smoke" }, async ({ page }) => {
    for (const { page: kind, locale, path } of pages.filter((each) => /^(en|de)$/.test(each.locale))) {
      const suffix = `?from=${stored}#content`;
      await visit(page, path + suffix, { language: stored });
      await expectLanguage(page, kind, locale === defaultLocale ? shown : locale);
      expect(page.url().endsWith(suffix), page.url()).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(stored ?? null);
    }
  });
}

test("a stored language shows without a flash of another and adds no history entry", async ({ page, context }) => {
  const painted: string[] = [];
  await page.exposeFunction("reportPaint", (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: (path: string) => void };
    new PerformanceObserver(() => reportPaint(location.pathname)).observe({ type: "paint", buffered: true });
  });
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("language", "de"));
  const entries = await page.evaluate(() => history.length);
  // Delays the German page until another page has loaded: long enough for the English one to be painted.
  const release = await holdRequests(page, /\/de$/);
  await page.goto("/", { waitUntil: "commit" });
  await visit(await context.newPage(), "/fr");
  await release();
  await expectLanguage(page, "landing", "de");
  await expect.poll(() => painted).toContain("/de");
  expect(painted).not.toContain("/");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("either select changes the whole page in place", { tag: ["@smoke", "@host"] }, async ({ page, context }) => {
  await visit(page, `/?from=letter#${block}`);
  const isSameDocument = await markDocument(page);
  const reference = await context.newPage();
  for (const [place, locale] of [
    ["footer", prefixedLocales.at(-1) ?? defaultLocale],
    ["header", defaultLocale],
  ] as const) {
    await changeLanguage(page, locale, place);
    await expect(page).toHaveURL((url) => url.search + url.hash === `?from=letter#${block}`);
    expectHeadOf(await page.content(), "landing", locale);
    await visit(reference, `${pathIn("landing", locale)}#${block}`);
    for (const tab of [page, reference]) {
      await waitUntilWhole(tab);
      // Its texts change too.
      if (site.switches.cookieBanner) await openBanner(tab);
    }
    for (const part of ["header", "main", "footer"]) {
      const treeIn = (tab: Page) => tab.locator(part).ariaSnapshot();
      await expect(async () => expect(await treeIn(page)).toBe(await treeIn(reference))).toPass();
    }
  }
  expect(await isSameDocument()).toBe(true);
});

test("a language change is announced, loads only its typefaces, and keeps the current year", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00"));
  const cyrillic = recordRequests(page, /cyrillic.*woff2/);
  await visit(page, "/");
  for (const locale of ["de", "ru", "en"] as const) {
    await changeLanguage(page, locale, "footer");
    const { accessibility, footer } = textsOf(locale);
    await expect(page.getByText(footer.copyright.replace("{year}", "2031"))).toBeVisible();
    await expect(page.getByRole("status").getByText(accessibility.languageChanged)).toHaveClass("sr-only");
    expect(new Set(cyrillic).size, `typefaces for ${locale}`).toBe(locale === "de" ? 0 : 2);
  }
});

test("keeps the scroll position on a language change", lessMotion, async ({ page }) => {
  await visitWhole(page, "/");
  const top = () => page.locator(`article#${block}`).evaluate((element) => element.getBoundingClientRect().top);
  // Safari, unlike Chromium and Firefox, has no scroll anchoring.
  for (const anchor of ["none", "auto"]) {
    await page.evaluate((value) => document.documentElement.style.setProperty("overflow-anchor", value), anchor);
    // The middle of the screen is in the gap above the block.
    await jumpTo(page, (await scrollTop(page)) + (await top()) - 410);
    for (const locale of ["de", "ru", "en"] as const) {
      await changeLanguage(page, locale);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(async () => Math.abs((await top()) - 410), `${locale}, ${anchor}`).toBeLessThan(30);
    }
  }
});

test("the last of several quick choices wins, even if the texts of an earlier one arrive later", async ({ page }) => {
  await visit(page, "/");
  // The second time, the page is in French already.
  for (const chosen of ["de", "es"] as const) {
    const release = await holdRequests(page, `**/${chosen}`);
    const arrived = page.waitForResponse(`**/${chosen}`);
    await selectIn(page).selectOption(chosen);
    await expect(selectIn(page, "footer")).toHaveValue(chosen);
    await changeLanguage(page, "fr");
    await release();
    await (await arrived).finished();
    // Their typefaces are already loaded: if they changed anything, they would do so now.
    await waitForPaint(page);
    await expectLanguage(page, "landing", "fr");
  }
});

test("a legal page's link to a language leads there, whatever is stored", async ({ page }) => {
  await visit(page, "/de/terms", { language: "de" });
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expectLanguage(page, "terms", "en");
});

test.describe("if a language cannot be loaded", () => {
  test.use({ allowedFaults: [missingScripts] });

  for (const failure of ["offline", "missing"])
    for (const areLoaded of [true, false])
      test(`${failure}, scripts loaded: ${areLoaded}: a notice says so, another choice counts`, async ({ page }) => {
        const { openMenu, languageMissing } = textsOf("en").accessibility;
        await page.setViewportSize({ width: 390, height: 844 });
        if (!areLoaded) await page.route("**/assets/*.js", (route) => route.abort());
        const path = "/?from=letter#partners";
        await (areLoaded ? visit(page, path) : page.goto(path));
        const isSameDocument = await markDocument(page);
        const german = /\/de(\?|$)/;
        const notFound = { status: 404, contentType: "text/html", body: "404" };
        await page.route(german, (route) => (failure === "missing" ? route.fulfill(notFound) : route.abort()));
        await page.getByRole("button", { name: openMenu }).click();
        await selectIn(page).selectOption("de");
        // Its visible part; the rest is for assistive technology only.
        const notice = page.getByRole("status").locator("> :not(.sr-only)");
        await expect(notice).toHaveText(languageMissing);
        await expect(notice).toBeVisible();
        if (areLoaded) await expect(page.locator("#menu"), "it would cover the notice").toBeHidden();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expectLanguage(page, "landing", "en");
        expect(await isSameDocument()).toBe(true);
        await page.unroute(german);
        await changeLanguage(page, "de");
        await expect(page).toHaveURL(/\?from=letter#partners$/);
        await expect(notice, "the notice has gone").toBeHidden();
        expect(await isSameDocument()).toBe(areLoaded);
      });
});
