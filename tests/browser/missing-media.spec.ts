import type { Page, Route } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/Failed to load resource/] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const { products, partners, accessibility } = textsOf("en");

/** Where the parts of the page stand and how large they are, when every picture has been asked for. */
async function layoutOf(page: Page): Promise<string[]> {
  await visit(page, "/");
  await layOutAll(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
  return page
    .locator("section, article, .window-frame, picture, [data-slide], #partners p, footer")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.id || part.className || part.localName}: ${[x, y + scrollY, width, height].map(Math.round)}`;
      }),
    );
}

test("where pictures cannot be had their words stand in their places, and all else as before", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const whole = await layoutOf(page);
  await page.route(/\/(media|logos)\//, (route) => route.fulfill({ status: 404 }));
  expect(await layoutOf(page)).toEqual(whole);
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
  const filmOn = (page: Page) => page.locator("#hero video");
  const play = (page: Page) => page.getByRole("button", { name: accessibility.playFilm });

  /** The poster stands and the control offers the film. */
  async function expectOffered(page: Page): Promise<void> {
    await expect(play(page)).toBeVisible();
    await expect(filmOn(page)).toHaveJSProperty("paused", true);
    const poster = page.locator("#hero picture img");
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }

  async function expectPlayedByPress(page: Page): Promise<void> {
    await play(page).click();
    await expect.poll(() => filmOn(page).evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: accessibility.pauseFilm })).toBeVisible();
  }

  test("that cannot be had is offered, and a press asks for it again", async ({ page }) => {
    let asked = 0;
    await page.route(files, (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await visit(page, "/");
    await expectOffered(page);
    const before = asked;
    await play(page).click();
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expectOffered(page);
    await page.unroute(files);
    await expectPlayedByPress(page);
  });

  test("that is slow keeps nobody waiting, and can be called off", async ({ page }) => {
    const held: Route[] = [];
    await page.route(files, (route) => void held.push(route));
    await visit(page, "/");
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByRole("button", { name: accessibility.pauseFilm }).click();
    await expectOffered(page);
    await page.unroute(files);
    for (const route of held) await route.continue().catch(() => {});
    await expect(filmOn(page)).toHaveJSProperty("currentTime", 0);
    await expectPlayedByPress(page);
  });

  test("that a browser does not let play by itself is offered", async ({ page }) => {
    await page.addInitScript(() => {
      let pressed = false;
      addEventListener("pointerdown", ({ isTrusted }) => (pressed = isTrusted), true);
      const play = HTMLMediaElement.prototype.play;
      HTMLMediaElement.prototype.play = function () {
        if (pressed) return play.call(this);
        return Promise.reject(new DOMException("The user has not interacted with the page.", "NotAllowedError"));
      };
    });
    await visit(page, "/");
    await expectOffered(page);
    await expectPlayedByPress(page);
  });
});
