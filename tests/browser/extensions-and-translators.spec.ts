import type { Page } from "@playwright/test";
import { formatDay } from "../../src/lib/dates.ts";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { holdScripts } from "./support/fault-injection.ts";
import { expectHead, expectLanguage, selectIn } from "./support/language.ts";
import {
  answerBanner,
  expect,
  openBanner,
  store,
  test,
  visit,
  waitUntilReady,
  waitUntilWhole,
} from "./support/site-test.ts";

/** During a cross-fade, Playwright mistakes a click that the page redirects for a missed one, and clicks again. */
const waitForFade = (page: Page) => page.waitForFunction(() => !document.activeViewTransition);

/** Uses every feature of the page, and ends in German and in the dark theme. */
async function useEverything(page: Page): Promise<void> {
  await selectIn(page, "header").selectOption("fr");
  await expectLanguage(page, "landing", "fr");
  await waitForFade(page);
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await waitForFade(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  for (const playing of ["false", "true"]) {
    await control.click();
    await expect(control).toHaveAttribute("data-playing", playing);
  }
  if (site.switches.cookieBanner) {
    await answerBanner(page, "accepted");
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectHead(page, "landing", "de");
}

/** Changes every text and the document as Chrome's translator does. Returns the number of texts. */
const translate = (page: Page, target: string) =>
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
  }, target);

/** Inserts elements as an extension does once the page is parsed. */
const plant = () =>
  document.addEventListener("DOMContentLoaded", () => {
    const planted = (tag = "div") => Object.assign(document.createElement(tag), { className: "planted" });
    document.head.prepend(planted("meta"));
    document.head.append(planted("link"));
    for (const selector of ["body", "#root", "header", "main", "#hero", "article", "footer", "#cookie-banner p"]) {
      const element = document.querySelector(selector);
      element?.prepend(planted());
      element?.append(planted());
      element?.firstElementChild?.after(planted());
    }
  });

test("a page translated by the browser and changed by an extension still works", async ({ page }) => {
  await page.addInitScript(plant);
  await visit(page, "/");
  const outside = page.locator("head > .planted, body > .planted, #root > .planted");
  const before = await outside.count();
  expect(before).toBeGreaterThan(5);
  expect(await translate(page, "it")).toBeGreaterThan(100);
  await useEverything(page);
  await expect(outside, "what stands outside the page's parts stays").toHaveCount(before);
  const { products, partners } = textsOf("de");
  for (const key of productKeys) {
    const { title = "", description = "" } = products.items[key] ?? {};
    await expect(page.locator(`#${key} h3`)).toHaveText(title);
    await expect(page.locator(`#${key} .product-description`)).toHaveText(description);
  }
  await expect(page.locator("#partners-title")).toHaveText(partners.title);
});

test("a page translated before its scripts load knows its own language", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00Z"));
  const openTranslated = async (path: string, target: string) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await translate(page, target);
    release();
    await waitUntilReady(page);
  };
  await openTranslated("/", "de");
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await openTranslated("/id/terms", "zh-CN");
  await expect(page.locator("time[data-today]")).toHaveText(formatDay("2031-02-03", "id"));
});

test("the page works, and keeps no space, without the banner that an extension removes", async ({ page }) => {
  await visit(page, "/");
  const padding = () => page.evaluate(() => Number.parseFloat(document.documentElement.style.scrollPaddingBottom) || 0);
  const banner = await openBanner(page);
  await expect.poll(padding).toBeGreaterThan(0);
  await banner.evaluate((element) => element.remove());
  await expect.poll(padding).toBe(0);
  await page.locator("header [data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
});

test("the page says so if a content blocker hides the cookie preferences", async ({ page }) => {
  test.skip(!site.switches.cookieBanner, "The site has no banner");
  await store(page, { cookieConsent: "rejected" });
  // As a content blocker does, which the content policy does not concern.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("#cookie-banner, .cookie-banner { display: none !important }");
    document.adoptedStyleSheets = [sheet];
  });
  await visit(page, "/");
  const button = page.locator("footer [data-cookie-preferences]");
  await button.press("Enter");
  await expect(page.getByRole("status")).toHaveText(textsOf("en").cookies.hidden);
  await expect(button).toBeFocused();
});

test("carousel and demos keep their direction if a translator mirrors the page", async ({ page }) => {
  await visit(page, "/");
  await waitUntilWhole(page);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const carousel = page.locator(".carousel-viewport");
  await carousel.scrollIntoViewIfNeeded();
  const offset = () =>
    carousel.evaluate((viewport) => {
      const middleOf = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left + right) / 2;
      };
      return Math.abs(middleOf(viewport.querySelector("[data-centred=true]") as Element) - middleOf(viewport));
    });
  await expect.poll(offset).toBeLessThan(2);
  const shifts = await page.locator("[data-demo]").evaluateAll((demos) =>
    demos.map((demo) => {
      const scene = demo.shadowRoot?.querySelector("[data-layout]") as Element;
      return Math.round(scene.getBoundingClientRect().left - demo.getBoundingClientRect().left);
    }),
  );
  expect(shifts).toEqual(shifts.map(() => 0));
});

test("a page kept under another address stays there, in its language", async ({ page, baseURL }) => {
  await store(page, { language: "de" });
  await page.route("**/archive/2026/page", async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  );
  await visit(page, "/archive/2026/page");
  await expect(page).toHaveURL((url) => url.pathname === "/archive/2026/page");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("with scripts refused by a content blocker", () => {
  test.use({ allowedFaults: [[/Content.Security.Policy|content policy|blocked/i], { scope: "test" }] });

  test("the page has no dead control, and links to the other languages", async ({ page }) => {
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        const response = await route.fetch();
        // Some show in this way what is for browsers without scripts.
        const body = (await response.text()).replaceAll("noscript>", "span>");
        const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
        await route.fulfill({ response, body, headers });
      },
    );
    await page.goto("/");
    await expect(page.locator("#partners img:visible")).toHaveCount(site.partners.length);
    const dead = page.locator("select, [data-theme-toggle], [data-playback], #scroll-to-top, #cookie-banner");
    await expect(dead.filter({ visible: true })).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});
