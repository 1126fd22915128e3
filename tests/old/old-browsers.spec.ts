import { existsSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { violationsIn } from "../browser/support/axe.ts";
import { productKeys } from "../browser/support/expected.ts";
import { isWhole } from "../support/is-ready.ts";

// Clicks, waiting and `evaluateAll` because Playwright's other ways ask elements for what Chromium 103 does not know.

const test = base.extend<{ errors: string[] }>({
  // A browser for each test: the earlier builds end with their first page.
  page: async ({ playwright, launchOptions, baseURL, viewport }, use) => {
    const browser = await playwright.chromium.launch(launchOptions);
    await use(await browser.newPage({ ...(baseURL && { baseURL }), viewport }));
    await browser.close();
  },
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

const click = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(([element]) => (element as HTMLElement).click());

const isShown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.some((element) => element.getClientRects().length > 0));

/** Opens a page, waits until all of it is there, and expects that nothing scrolls sideways. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(isWhole), { timeout: 30_000 }).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
}

const scrollTo = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(([element]) => element?.scrollIntoView({ block: "center", behavior: "instant" }));

/** Scrolls to each demo, and expects a scene as wide as its window. */
async function drawDemos(page: Page): Promise<void> {
  for (const key of productKeys) {
    await scrollTo(page, `#${key} [data-demo]`);
    const gap = () =>
      page.locator(`#${key} [data-demo]`).evaluateAll(([demo]) => {
        const scene = demo?.shadowRoot?.querySelector("[data-layout]");
        return demo && scene
          ? Math.abs(scene.getBoundingClientRect().width / demo.getBoundingClientRect().width - 1)
          : 1;
      });
    await expect.poll(gap, key).toBeLessThan(0.02);
  }
}

for (const [width, theme] of [
  [1280, "light"],
  [1024, "dark"],
  [390, "light"],
  [320, "dark"],
] as const) {
  test(`at ${width} px, ${theme}, every demo fits its window, and all texts can be read`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem("theme", stored), theme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/de/no-page", "/de/terms", "/de"]) {
      await open(page, path);
      if (path === "/de") await drawDemos(page);
      // axe passes over what assistive technology is not told, such as a demo's scene.
      await page.evaluate(() => {
        for (const { shadowRoot } of document.querySelectorAll("[data-demo]"))
          for (const name of ["inert", "aria-hidden"])
            shadowRoot?.querySelector("[data-layout]")?.removeAttribute(name);
      });
      expect(await violationsIn(page, ["html"], "color-contrast"), path).toEqual([]);
    }
  });
}

test("each screen shows its version of the film", async ({ page }) => {
  test.skip(!existsSync("public/media/hero-tall.webm"), "the owner's own film");
  const shown = () => page.locator("#hero video").evaluateAll(([film]) => (film as HTMLVideoElement).currentSrc);
  for (const [width, height, film] of [
    [1280, 800, "hero.webm"],
    [740, 600, "hero-small.webm"],
    [390, 844, "hero-tall.webm"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "/");
    await expect.poll(shown).toContain(`/${film}`);
  }
});

test("on a phone, the menu leads to the carousel, which has one centre and moves on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const links = page.locator("header nav a[href^='#'], header nav a[href^='/#']");
  const shown = () => links.evaluateAll((all) => all.filter((link) => link.getClientRects().length > 0).length);
  // A browser without popovers shows the links on the page.
  if ((await shown()) === 0) await click(page, "header [popovertarget]");
  await expect.poll(shown).toBeGreaterThanOrEqual(3);
  await click(page, "header nav a[href$='#partners']");
  await expect
    .poll(() => page.locator("#partners").evaluateAll(([part]) => part?.getBoundingClientRect().top))
    .toBeLessThan(500);
  const centred = page.locator("[data-slide][data-centred=true]");
  await expect(centred).toHaveCount(1);
  const slide = () => centred.evaluateAll(([element]) => element?.getAttribute("data-slide"));
  const first = await slide();
  await expect.poll(slide).not.toBe(first);
});

test("a demo has its styles without constructed style sheets, which Safari has since 16.4", async ({ page }) => {
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).adoptedStyleSheets;
    delete (ShadowRoot.prototype as Partial<ShadowRoot>).adoptedStyleSheets;
    delete (window as Partial<typeof globalThis>).CSSStyleSheet;
  });
  await open(page, "/");
  await drawDemos(page);
  await click(page, "[data-demo-try]");
  const told = page.locator(".demo:has([data-demo-press]) [aria-live]");
  await expect(told, "the screen is told").toContainText("Ana Duarte");
});

test("theme and language change in place, and an answer to the cookie banner is kept", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await ground();
  await click(page, "header [data-theme-toggle]");
  await expect.poll(ground).not.toBe(before);
  await page.locator("header select").evaluateAll(([element]) => {
    const select = element as HTMLSelectElement;
    select.value = "de";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("de");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/de");
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);

  await expect.poll(() => isShown(page, "#cookie-banner button")).toBe(true);
  await click(page, "#cookie-banner .button:last-of-type");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  await open(page, "/");
  await expect.poll(() => isShown(page, "#cookie-banner button")).toBe(false);
});
