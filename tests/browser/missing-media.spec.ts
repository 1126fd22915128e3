import type { Page, Route } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

test.use({ allowedFaults: [/Failed to load resource/] });
test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const { products, partners, accessibility } = textsOf("en");
const media = /\/(media|logos)\//;

const hindrances: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404 }),
  damaged: async (route) => {
    const [, ending = ""] = /\.(\w+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const contentType = /webm|mp4/.test(ending) ? `video/${ending}` : `image/${ending.replace("svg", "svg+xml")}`;
    await route.fulfill({ contentType, body: "This is neither a picture nor a film." });
  },
};

/** Where the parts of the page stand, and how large they are. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("section, article, .window-frame, picture, [data-slide], #partners p, footer")].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${part.id || part.className || part.localName}: ${[x, y + scrollY, width, height].map(Math.round)}`;
      },
    ),
  );

/** The whole page with every picture that it would ask for on the way down. */
async function readWhole(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await layOutAll(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(true);
}

for (const [name, hinder] of Object.entries(hindrances)) {
  test(`with pictures ${name} their words stand in their places, and nothing stands elsewhere`, async ({ page }) => {
    await readWhole(page);
    const whole = await layoutOf(page);
    await page.route(media, hinder);
    await readWhole(page);
    const shown = await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
    expect(shown, "no picture").toBe(0);
    expect(await layoutOf(page)).toEqual(whole);
    for (const key of productKeys) {
      await expect(page.getByRole("img", { name: products.items[key]?.demo ?? "", exact: true })).toBeVisible();
    }
    for (const partner of site.partners) {
      const name = partners.logoOf.replace("{partner}", partner.name);
      await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
    }
  });

  test(`with the film ${name} the poster stays, its control offers it, and a press asks again`, async ({ page }) => {
    test.skip(!site.switches.film, "the owner shows a still");
    let hindered = 0;
    await page.route(/\/hero[^/]*\.(webm|mp4)$/, (route) => {
      hindered += 1;
      return hinder(route);
    });
    await visit(page, "/");
    const [film, play] = [page.locator("#hero video"), page.getByRole("button", { name: accessibility.playFilm })];
    await expect(play).toBeVisible();
    await expect(film).toHaveJSProperty("paused", true);
    await expect(page.locator("#hero picture img")).toHaveJSProperty("complete", true);
    expect(
      await page.locator("#hero picture img").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    const before = hindered;
    await play.click();
    await expect.poll(() => hindered).toBeGreaterThan(before);
    await expect(play).toBeVisible();
    await page.unroute(/\/hero[^/]*\.(webm|mp4)$/);
    await play.click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: accessibility.pauseFilm })).toBeVisible();
  });
}

test("a film that is slow keeps nobody waiting, and can be called off", async ({ page }) => {
  test.skip(!site.switches.film, "the owner shows a still");
  const held: Route[] = [];
  await page.route(/\/hero[^/]*\.(webm|mp4)$/, (route) => void held.push(route));
  await page.goto("/", { waitUntil: "load" });
  await live(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const [film, play] = [page.locator("#hero video"), page.getByRole("button", { name: accessibility.playFilm })];
  expect(await film.evaluate((video: HTMLVideoElement) => new URL(video.poster).pathname)).toMatch(/poster-hero/);
  await page.getByRole("button", { name: accessibility.pauseFilm }).click();
  await expect(play).toBeVisible();
  await expect(film).toHaveJSProperty("paused", true);
  await page.unroute(/\/hero[^/]*\.(webm|mp4)$/);
  for (const route of held) await route.continue().catch(() => {});
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(0);
  await play.click();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test("where a browser lets nothing play by itself, the poster stands and the control offers the film", async ({
  page,
}) => {
  test.skip(!site.switches.film, "the owner shows a still");
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
  const play = page.getByRole("button", { name: accessibility.playFilm });
  await expect(play).toBeVisible();
  await expect(page.locator("#hero video")).toHaveJSProperty("paused", true);
  await play.click();
  await expect
    .poll(() => page.locator("#hero video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});
