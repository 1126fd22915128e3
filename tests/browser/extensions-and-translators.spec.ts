import type { Page } from "@playwright/test";
import { productKeys, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { changeLanguage, expectHeadOf } from "./support/language.ts";
import { addStyles } from "./support/measure-layout.ts";
import { holdScripts } from "./support/requests.ts";
import { answerBanner, expect, expectDark, openBanner, test, visit, waitUntilWhole } from "./support/site-test.ts";

/** Changes every text, the language and the direction, as a browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, noscript, select, svg")) continue;
      const inner = Object.assign(document.createElement("font"), { textContent: `${text.data} (translated)` });
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
    Object.assign(document.documentElement, { lang: "de", dir: "rtl" });
  });

for (const when of ["before its scripts load", "later"]) {
  test(`a page changed by an extension and translated by the browser ${when} still works`, async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => {
        const planted = () => Object.assign(document.createElement("div"), { className: "planted" });
        for (const part of document.querySelectorAll("body, #root, header, main, #hero, article, footer")) {
          part.prepend(planted());
          part.append(planted());
        }
      }),
    );
    const outside = page.locator("body > .planted, #root > .planted");
    const release = when === "later" ? undefined : await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    if (!release) await waitUntilWhole(page);
    await translate(page);
    expect(await page.locator("font > font").count()).toBeGreaterThan(100);
    await release?.();
    await waitUntilWhole(page);
    for (const part of [".carousel-viewport ul", "[data-demo] [data-layout]"])
      await expect(page.locator(part).first()).toHaveCSS("direction", "ltr");

    // During a cross-fade, Playwright mistakes a click that the page redirects for a missed one, and clicks again.
    const waitForFade = () => page.waitForFunction(() => !document.activeViewTransition);
    await changeLanguage(page, "fr");
    await waitForFade();
    await page.locator("header button[data-theme-toggle]").click();
    await expectDark(page);
    await waitForFade();
    const control = page.locator(`article#${productKeys[0]} [data-playback]`);
    for (const playing of ["false", "true"]) {
      await control.click();
      await expect(control).toHaveAttribute("data-playing", playing);
    }
    if (site.switches.cookieBanner) await answerBanner(page, "accepted");
    await expect(page.locator("#cookie-banner:visible")).toHaveCount(0);
    await changeLanguage(page, "de", "footer");
    expectHeadOf(await page.content(), "landing", "de");
    await expect(outside, "what stands outside the page's parts stays").toHaveCount(4);
    const titles = productKeys.map((key) => textsOfProduct(key, "de").title);
    await expect(page.locator("article h3")).toHaveText(titles);
  });
}

test("the page works, and keeps no space, without the banner that an extension removes", async ({ page }) => {
  test.skip(!site.switches.cookieBanner, "The site has no banner");
  await visit(page, "/");
  const padding = () =>
    page.locator("footer").evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingBottom));
  const closed = await padding();
  const banner = await openBanner(page);
  await expect.poll(padding).toBeGreaterThan(closed + 100);
  await banner.evaluate((element) => element.remove());
  await expect.poll(padding).toBe(closed);
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await changeLanguage(page, "de");
});

test("the page says so if a content blocker hides the cookie preferences", async ({ page }) => {
  test.skip(!site.switches.cookieBanner, "The site has no banner");
  await visit(page, "/");
  await addStyles(page, "#cookie-banner, .cookie-banner { display: none !important }");
  const button = page.locator("footer [data-cookie-preferences]");
  await button.press("Enter");
  await expect(page.getByRole("status")).toHaveText(textsOf("en").cookies.hidden);
  await expect(button).toBeFocused();
});

test("a page kept under another address stays there, in its language", async ({ page, baseURL }) => {
  const url = `${baseURL}/`;
  await page.route("**/archive/page", async (route) => route.fulfill({ response: await route.fetch({ url }) }));
  await visit(page, "/archive/page", { language: "de" });
  await expect(page).toHaveURL("/archive/page");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
