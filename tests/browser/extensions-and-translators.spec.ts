import type { Page } from "@playwright/test";
import { formatDay } from "../../src/lib/dates.ts";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { holdScripts } from "./support/fault-injection.ts";
import { expectHead, expectLanguage, selectIn } from "./support/language.ts";
import { expect, hydrated, live, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

/** While the page fades, Playwright takes a press that the page leads on for one that went astray, and presses once more. */
const faded = (page: Page) => page.waitForFunction(() => !document.activeViewTransition);

/** Uses everything that the page does, and ends in German and in the dark. */
async function useEverything(page: Page): Promise<void> {
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  await faded(page);
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await faded(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  for (const playing of ["false", "true"]) {
    await control.click();
    await expect(control).toHaveAttribute("data-playing", playing);
  }
  if (site.switches.cookieBanner) {
    // By the keyboard: a banner that is open already may stand above the button.
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectHead(page, "landing", "de");
}

/** What Chrome's translator does with every text that it finds, and with the document; says how many texts there were. */
const translate = (page: Page, into: string) =>
  page.evaluate((language) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const skipped = node.parentElement?.closest("script, style, noscript, select, svg");
      if (!skipped && node.textContent?.trim()) texts.push(node as Text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = `${text.data} (translated)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.classList.add("translated-ltr");
    document.documentElement.lang = language;
    return texts.length;
  }, into);

/** What an extension puts into a page once it has been parsed. */
const plant = () =>
  document.addEventListener("DOMContentLoaded", () => {
    const planted = (tag = "div") => Object.assign(document.createElement(tag), { className: "planted" });
    document.head.prepend(planted("meta"));
    document.head.append(planted("link"));
    for (const place of ["body", "#root", "header", "main", "#hero", "article", "footer", "#cookie-banner p"]) {
      const element = document.querySelector(place);
      element?.prepend(planted());
      element?.append(planted());
      element?.firstElementChild?.after(planted());
    }
  });

test("a page that the browser has translated, and into which an extension has put what stays, works as before", async ({
  page,
  context,
}) => {
  await page.addInitScript(plant);
  await visit(page, "/");
  const before = await page.locator(".planted").count();
  expect(before).toBeGreaterThan(20);
  expect(await translate(page, "it")).toBeGreaterThan(100);
  await useEverything(page);
  // A component that is coming to life sets them aside for a moment.
  await expect(page.locator(".planted")).toHaveCount(before);

  const untouched = await context.newPage();
  await visit(untouched, "/de");
  await hydrated(untouched);
  const place = untouched.getByRole("navigation", { name: textsOf("de").products.place, includeHidden: true });
  await expect(place).toBeAttached();
  // The carousel's control comes with it.
  for (const tab of [untouched, page]) {
    await tab.locator("#partners").scrollIntoViewIfNeeded();
    await expect(tab.locator("#partners [data-playback]")).toHaveAttribute("data-playing");
  }
  const wording = await wordingOf(untouched);
  await expect.poll(() => wordingOf(page)).toEqual(wording);
});

test("a page that was translated before its scripts came knows its own language", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00Z"));
  const openTranslated = async (path: string, into: string) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await translate(page, into);
    release();
    await live(page);
  };
  await openTranslated("/", "de");
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await openTranslated("/id/terms", "zh-CN");
  await expect(page.locator("time[data-today]")).toHaveText(formatDay("2031-02-03", "id"));
});

test("without the banner, which an extension took out, the rest goes on", async ({ page }) => {
  await visit(page, "/");
  await hydrated(page);
  await page.locator("#cookie-banner").evaluateAll(([found]) => found?.remove());
  await page.locator("header [data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await selectIn(page, "header").selectOption("de");
  await expect(page).toHaveURL((url) => url.pathname === "/de");
  await expect(page).toHaveTitle(textsOf("de").meta.landing.title);
  await expect(selectIn(page, "header")).toHaveValue("de");
});
