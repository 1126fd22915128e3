import type { Page, Route } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn } from "./support/language.ts";
import { expect, store, test, visit, waitUntilReady, waitUntilWhole } from "./support/site-test.ts";

// A 404 answer is HTML, which browsers refuse as a style sheet.
const refusals = [...missingScripts, /^Refused to apply style/, /answered 404/];
test.use({ playsFilm: true, allowedFaults: [refusals, { scope: "test" }] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const { hero, footer, products, partners, accessibility } = textsOf("en");

test("a page whose scripts and styles are gone stays readable, with its theme", async ({ page }) => {
  await page.route("**/assets/*.{css,js}", (route) => route.fulfill({ status: 404, contentType: "text/html" }));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const text of [partners.title, footer.terms]) await expect(page.getByText(text).first()).toBeVisible();
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("loads the page of a newer build on a change of language", async ({ page }) => {
  await visit(page, "/");
  await markDocument(page);
  await page.route("/de", async (route) => {
    if (route.request().resourceType() === "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<html[^>]* data-app="[^"]*)"/, '$1?another-build"');
    await route.fulfill({ response, body });
  });
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await waitUntilReady(page);
  expect(await isSameDocument(page)).toBe(false);
});

test("shows the demos' GIFs and a list of partners, and logs an error, if their scripts are missing", async ({
  page,
  faults,
}) => {
  await page.route("**/assets/{demo,carousel}*.js", (route) => route.abort());
  await visit(page, "/");
  const demo = page.locator("article [data-demo]").first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect(page.locator("#partners [data-slide] img").first()).toBeVisible();
  await expect(page.locator("#partners [data-playback]")).toBeHidden();
  // The browser's own says "Failed to load resource".
  await expect.poll(() => faults.join()).toContain("dynamically imported module");
});

test("leaves every text and link if the islands' data is missing", async ({ page, faults }) => {
  await page.route("**/assets/landing-en-*.json", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect.poll(() => faults.join()).toContain("answered 404");
  await expect(page.locator("[data-playback]:visible")).toHaveCount(0);
  for (const key of productKeys) await expect(page.locator(`article#${key}`).getByRole("link").first()).toBeVisible();
});

/** Position and size of the page's parts, in px, once every image has loaded or failed. */
async function layoutOf(page: Page): Promise<string[]> {
  await visit(page, "/");
  await waitUntilWhole(page);
  await page.locator("img").evaluateAll((images) => {
    for (const image of images as HTMLImageElement[]) image.loading = "eager";
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  return page.locator("section, article, .window-frame, picture, [data-slide], footer").evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.id || part.className || part.localName}: ${[x, y + scrollY, width, height].map(Math.round)}`;
    }),
  );
}

test("shows alternative texts in place of missing images, without moving anything", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const original = await layoutOf(page);
  await page.route(/\/(media|logos)\//, (route) => route.fulfill({ status: 404 }));
  expect(await layoutOf(page)).toEqual(original);
  const shown = await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
  expect(shown, "no picture").toBe(0);
  const logos = site.partners.map((partner) => partners.logoOf.replace("{partner}", partner.name));
  for (const name of [...productKeys.map((key) => products.items[key]?.demo ?? ""), ...logos])
    await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
});

test.describe("the film", () => {
  test.skip(!site.switches.film, "the owner shows a still");

  const files = /\/hero[^/]*\.(webm|mp4)$/;
  const filmIn = (page: Page) => page.locator("#hero video");
  const playButton = (page: Page) => page.getByRole("button", { name: accessibility.playFilm });

  /** The poster shows, and the control says Play. */
  async function expectPaused(page: Page): Promise<void> {
    await expect(playButton(page)).toBeVisible();
    await expect(filmIn(page)).toHaveJSProperty("paused", true);
    await expect(page.locator("#hero picture img")).not.toHaveJSProperty("naturalWidth", 0);
  }

  async function expectPlaysOnClick(page: Page): Promise<void> {
    await playButton(page).click();
    await expect(filmIn(page)).not.toHaveJSProperty("currentTime", 0);
    await expect(page.getByRole("button", { name: accessibility.pauseFilm })).toBeVisible();
  }

  test("shows its poster if the file is missing, and Play requests it again", async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 404 }));
    await visit(page, "/");
    await expectPaused(page);
    const retry = page.waitForRequest(files);
    await playButton(page).click();
    await retry;
    await expectPaused(page);
    await page.unroute(files);
    await expectPlaysOnClick(page);
  });

  test("can be cancelled while it loads", async ({ page }) => {
    const pending: Route[] = [];
    await page.route(files, (route) => void pending.push(route));
    await visit(page, "/");
    await expect.poll(() => pending.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: accessibility.pauseFilm }).click();
    await expectPaused(page);
    await page.unroute(files);
    for (const route of pending) await route.continue().catch(() => {});
    await expect(filmIn(page)).toHaveJSProperty("currentTime", 0);
    await expectPlaysOnClick(page);
  });

  test("shows its poster where the browser blocks autoplay", async ({ page }) => {
    await page.addInitScript(() => {
      let clicked = false;
      addEventListener("pointerdown", ({ isTrusted }) => (clicked = isTrusted), true);
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        if (clicked) return play.call(this);
        return Promise.reject(new DOMException("The user has not interacted with the page.", "NotAllowedError"));
      };
    });
    await visit(page, "/");
    await expectPaused(page);
    await expectPlaysOnClick(page);
  });
});
