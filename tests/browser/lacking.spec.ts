import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, live, store, test } from "./support/site-test.ts";

// Browsers without what the site uses where it is there: taken out of Chromium, one at a time.

/** Changes the words of documents, styles and scripts on their way; without the policy, which knows the inline ones by their hashes. */
async function reword(page: Page, change: (text: string) => string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) || /\.(css|js)$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body: change(await response.text()) });
    },
  );
}

const firstDemo = (page: Page) => page.locator(`article#${productKeys[0]}`);

interface Lack {
  /** Takes it away before the first visit. */
  take(page: Page): Promise<unknown>;
  /** That it is gone, and what there is instead. */
  expectInstead(page: Page): Promise<unknown>;
  /** What the console then says, where the carousel cannot do without it. */
  told?: RegExp;
}

const lacks: Readonly<Record<string, Lack>> = {
  "animations that follow the scroll position": {
    take: (page) => reword(page, (text) => text.replaceAll("animation-timeline", "no-timeline")),
    async expectInstead(page) {
      await expect(firstDemo(page).locator(".demo")).toHaveCSS("animation-name", "none");
      await expect(firstDemo(page).locator(".demo")).toHaveCSS("transform", "none");
      const ring = page.locator("#scroll-to-top");
      expect(await ring.evaluate((button) => getComputedStyle(button, "::after").content)).toBe("none");
    },
  },
  "cross-fades": {
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition")),
    expectInstead: async (page) => expect(await page.evaluate(() => "startViewTransition" in document)).toBe(false),
  },
  "a word for being idle": {
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback")),
    expectInstead: async (page) => expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false),
  },
  "a word for what is in view": {
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver")),
    expectInstead: async (page) => expect(await page.evaluate(() => "IntersectionObserver" in window)).toBe(false),
    told: /IntersectionObserver is not defined/,
  },
  "a word for the visitor's line": {
    take: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "connection")),
    expectInstead: async (page) => expect(await page.evaluate(() => "connection" in navigator)).toBe(false),
  },
  "leaving out what is far from the screen": {
    take: (page) => reword(page, (text) => text.replaceAll("content-visibility", "no-visibility")),
    async expectInstead(page) {
      for (const part of ["#partners", ".product-text", ".footer-columns"])
        await expect(page.locator(part).first()).toHaveCSS("content-visibility", "visible");
    },
  },
  popovers: {
    async take(page) {
      await reword(page, (text) =>
        text.replaceAll(":popover-open", ":unknown-open").replace(/ popover(target(action)?)?=/gi, " data-unknown$1="),
      );
      await page.addInitScript(() => {
        for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
          Reflect.deleteProperty(HTMLElement.prototype, name);
      });
    },
    async expectInstead(page) {
      await page.setViewportSize({ width: 390, height: 844 });
      const { products } = textsOf("en").nav;
      await expect(page.getByRole("banner").getByRole("link", { name: products, exact: true })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
    },
  },
};

/** What a visitor reads is there, and what a visitor presses answers. */
async function expectWorking(page: Page, carousel: boolean): Promise<void> {
  const { hero, products } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const key of productKeys) {
    await expect(page.locator(`article#${key}`).getByRole("heading")).toHaveText(products.items[key]?.title ?? "");
  }
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const control = firstDemo(page).locator("[data-playback]");
  await control.click();
  await expect(control).toHaveAttribute("data-playing", "false");
  await page.locator("#partners").scrollIntoViewIfNeeded();
  const row = page.locator("#partners ul");
  if (carousel) await expect(row, "the carousel has its place").toHaveAttribute("style", /transform/);
  else await expect(row.getByRole("img").first()).toBeVisible();
  if (site.switches.cookieBanner) {
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    await page.locator("#cookie-banner [data-consent=accepted]").click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await page.locator("#scroll-to-top").click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
}

for (const [what, { take, expectInstead, told }] of Object.entries(lacks)) {
  test(`in a browser without ${what} the page is whole and works`, matrix, async ({ page, faults }) => {
    await take(page);
    await store(page, { cookieConsent: "rejected" });
    await page.goto("/");
    await live(page);
    await expectInstead(page);
    await expectWorking(page, !told);
    if (!told) return;
    expect(faults.filter((fault) => told.test(fault))).not.toEqual([]);
    expect(faults.filter((fault) => !told.test(fault))).toEqual([]);
    faults.length = 0;
  });
}
