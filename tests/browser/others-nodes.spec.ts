import type { Page } from "@playwright/test";
import { writtenDay } from "../../src/lib/dates.ts";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { holdScripts } from "./support/fault-injection.ts";
import { expectHead, expectLanguage, selectIn } from "./support/language.ts";
import { resize } from "./support/measure-layout.ts";
import { expect, hydrated, live, painted, test, visit } from "./support/site-test.ts";
import { wordingOf } from "./support/wording.ts";

/** Uses everything that the page does, and ends in German and in the dark. */
async function useEverything(page: Page): Promise<void> {
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await painted(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  await control.click();
  await expect(control).toHaveAttribute("data-playing", "false");
  if (site.switches.cookieBanner) {
    // By the keyboard: a banner that is open already may stand above the button.
    await page.locator("footer [data-cookie-preferences]").press("Enter");
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await resize(page, 390);
  const { openMenu, closeMenu } = textsOf("fr").accessibility;
  await page.getByRole("button", { name: openMenu }).click();
  await expect(page.locator("header").getByRole("link", { name: textsOf("fr").nav.products })).toBeVisible();
  await page.getByRole("button", { name: closeMenu }).click();
  await resize(page, 1280);
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectHead(page, "landing", "de");
}

const readersPlace = (page: Page) =>
  page.getByRole("navigation", { name: textsOf("de").products.place, includeHidden: true });

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

test("a page that the browser has translated changes its language, its theme and all else as before", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  expect(await translate(page, "it")).toBeGreaterThan(100);
  await useEverything(page);

  const untouched = await context.newPage();
  await visit(untouched, "/de");
  await hydrated(untouched);
  await expect(readersPlace(untouched)).toBeAttached();
  // The carousel's control comes with it.
  await untouched.locator("#partners").scrollIntoViewIfNeeded();
  await expect(untouched.locator("#partners [data-playback]")).toHaveAttribute("data-playing");
  await expect(page.locator("#partners [data-playback]")).toHaveAttribute("data-playing");
  const wording = await wordingOf(untouched);
  await expect.poll(() => wordingOf(page)).toEqual(wording);
});

test("what an extension puts into the page before the scripts disturbs nothing, and stays", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const planted = () =>
        Object.assign(document.createElement("div"), { className: "planted", textContent: "Planted" });
      document.head.prepend(Object.assign(document.createElement("meta"), { name: "planted", content: "Planted" }));
      document.head.append(Object.assign(document.createElement("link"), { rel: "planted" }));
      for (const place of ["body", "#root", "header", "main", "#hero", "article", "footer", "#cookie-banner p"]) {
        const element = document.querySelector(place);
        element?.prepend(planted());
        element?.append(planted());
        element?.firstElementChild?.after(planted());
      }
    });
  });
  await page.goto("/");
  await live(page);
  const plantedIn = () => page.locator(".planted").count();
  const before = await plantedIn();
  expect(before).toBeGreaterThan(20);
  await useEverything(page);
  // A component that is coming to life sets them aside for a moment.
  await expect(page.locator(".planted")).toHaveCount(before);
  await expect(page.locator("meta[name=planted]")).toHaveAttribute("content", "Planted");
});

test("a page that was translated before its scripts came knows its own language", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await translate(page, "de");
  release();
  await live(page);
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await page.unrouteAll();

  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00Z"));
  const releaseAgain = await holdScripts(page);
  await page.goto("/id/terms", { waitUntil: "domcontentloaded" });
  await translate(page, "zh-CN");
  releaseAgain();
  await live(page);
  await expect(page.locator("time[data-today]")).toHaveText(writtenDay("2031-02-03", "id"));
});

test("what an extension plants while the page is being parsed disturbs nothing", async ({ page }) => {
  await page.addInitScript(() => {
    let planted = 0;
    new MutationObserver((records, observer) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || node.matches(".planted, html, svg, script, style, title")) continue;
          if (planted < 60 && node.parentElement?.closest("head, body")) {
            const tag = node.parentElement.localName === "head" ? "meta" : "div";
            node.before(Object.assign(document.createElement(tag), { className: "planted" }));
            planted += 1;
          }
        }
      }
      if (planted >= 60) observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  await live(page);
  const before = await page.locator(".planted").count();
  expect(before).toBe(60);
  await useEverything(page);
  await expect(page.locator(".planted")).toHaveCount(before);
});

for (const [removed, tag] of [
  ["#cookie-banner", []],
  ["main", []],
  ["footer", ["@matrix"]],
  ["#notice", ["@matrix"]],
  ["#partners", ["@matrix"]],
  ["header", ["@matrix"]],
  [".hero-film", ["@matrix"]],
] as const) {
  test(`without ${removed}, which an extension took out, the rest goes on`, { tag: [...tag] }, async ({ page }) => {
    await visit(page, "/");
    await page.locator("#partners").scrollIntoViewIfNeeded();
    await hydrated(page);
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), removed);
    const place = removed === "header" ? "footer" : "header";
    await page.locator(`${place} [data-theme-toggle]`).press("Enter");
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    for (const locale of ["de", "fr"] as const) {
      await selectIn(page, place).selectOption(locale);
      await expect(page).toHaveURL((url) => url.pathname === `/${locale}`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page).toHaveTitle(textsOf(locale).meta.landing.title);
    }
    await expect(selectIn(page, place)).toHaveValue("fr");
  });
}
