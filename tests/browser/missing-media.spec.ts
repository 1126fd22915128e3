import type { Page, Route } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, store, test, visit, waitUntilWhole } from "./support/site-test.ts";

test.use({ playsFilm: true, allowedFaults: [/Failed to load resource/] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const { products, partners, accessibility } = textsOf("en");

/** Position and size of the page's elements, in px, once every image has loaded or failed. */
async function layoutOf(page: Page): Promise<string[]> {
  await visit(page, "/");
  await waitUntilWhole(page);
  await layOutAll(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  return page
    .locator("section, article, .window-frame, picture, [data-slide], #partners p, footer")
    .evaluateAll((elements) =>
      elements.map((part) => {
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
  for (const name of [...productKeys.map((key) => products.items[key]?.demo ?? ""), ...logos]) {
    await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
  }
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
    let requests = 0;
    await page.route(files, (route) => {
      requests += 1;
      return route.fulfill({ status: 404 });
    });
    await visit(page, "/");
    await expectPaused(page);
    const before = requests;
    await playButton(page).click();
    await expect.poll(() => requests).toBeGreaterThan(before);
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
