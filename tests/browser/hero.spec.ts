import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { askForLessMotion, lessMotion, notInFirefox } from "./support/engine.ts";
import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { resize } from "./support/measure-layout.ts";
import { ask } from "./support/request.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { hero: words, accessibility } = textsOf("en");

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

const parts = (page: Page) => {
  const hero = page.locator("#hero");
  return {
    hero,
    film: hero.locator("video"),
    still: hero.locator("picture img"),
    pause: hero.getByRole("button", { name: accessibility.pauseFilm }),
    play: hero.getByRole("button", { name: accessibility.playFilm }),
  };
};

/** Each engine has a word of its own for it. */
const hasSound = (video: HTMLVideoElement & { webkitAudioDecodedByteCount?: number; mozHasAudio?: boolean }) =>
  (video.mozHasAudio ?? video.webkitAudioDecodedByteCount) || false;

async function expectMoving(page: Page): Promise<void> {
  const { film } = parts(page);
  const moment = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await moment();
  await expect.poll(moment, "the film goes on").not.toBe(before);
  await expect(film).toHaveJSProperty("paused", false);
}

/** Nothing of the film is fetched before it is asked for; then it plays. */
async function expectStillUntilAsked(page: Page): Promise<void> {
  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && fetched.push(request.url()));
  await visit(page, "/");
  const { film, play, pause } = parts(page);
  await expect(play).toBeVisible();
  await expect(film).toHaveJSProperty("paused", true);
  await expect(film).toHaveJSProperty("currentTime", 0);
  expect(fetched).toEqual([]);
  await play.click();
  await expectMoving(page);
  await expect(pause).toBeVisible();
}

test.describe("the film", () => {
  test.skip(!site.switches.film, "the owner shows a still");

  test("on an upright screen is the part that such a screen shows, and another when the screen is turned", async ({
    page,
  }) => {
    test.skip(!existsSync(join(import.meta.dirname, "../../public/media/hero-tall.webm")), "the owner's own film");
    const { film, still } = parts(page);
    const shown = () => film.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
    const upright = { width: 390, height: 844 };
    const fetched: string[] = [];
    page.on("request", (request) => request.resourceType() === "media" && fetched.push(request.url()));
    await page.setViewportSize(upright);
    await visit(page, "/");
    await expectMoving(page);
    expect(await shown()).toBe("/media/hero-tall.webm");
    expect(new Set(fetched).size, "no other film").toBe(1);
    await page.setViewportSize({ width: upright.height, height: upright.width });
    await expect.poll(shown).not.toBe("/media/hero-tall.webm");
    await expectMoving(page);
    await expect
      .poll(
        async () => new URL((await film.getAttribute("poster")) ?? "", page.url()).pathname,
        "the poster's part, too",
      )
      .toBe(await still.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname));
    await parts(page).pause.click();
    await page.setViewportSize(upright);
    await expect.poll(shown).toBe("/media/hero-tall.webm");
    await expect(film).toHaveJSProperty("paused", true);
  });

  test("plays silently after loading, and its control pauses it", { tag: "@host" }, async ({ page, baseURL }) => {
    await visit(page, "/");
    const { film, pause, play } = parts(page);
    for (const property of ["loop", "muted"]) await expect(film).toHaveJSProperty(property, true);
    await expect(film).toHaveAttribute("playsinline");
    await expect(film).toHaveJSProperty("controls", false);
    const poster = await ask(baseURL ?? "", (await film.getAttribute("poster")) ?? "none");
    expect(poster.headers["content-type"]).toMatch(/^image\//);

    await expectMoving(page);
    expect(await film.evaluate(hasSound), "sound").toBe(false);
    await pause.click();
    await expect(film).toHaveJSProperty("paused", true);
    await play.click();
    await expectMoving(page);
  });

  test("rests for whoever asks for less motion, until it is asked for", lessMotion, async ({ page }) => {
    await askForLessMotion(page);
    await expectStillUntilAsked(page);
  });

  test("rests for whoever saves data, until it is asked for", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
    );
    await expectStillUntilAsked(page);
  });
});

test("its buttons lead to the shop's credits and to the products", async ({ page }) => {
  await visit(page, "/");
  const { hero } = parts(page);
  await expectNewTab(hero.getByRole("link", { name: words.buyCredits }), creditsPage);
  await hero.getByRole("link", { name: words.seeProducts }).click();
  await expectScrolledTo(page, page.locator("#products"));
});

test("it fills the screen, and what it says is in view", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  await visit(page, "/");
  const { hero, film, play, still } = parts(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    // A scrollbar takes its part of the window.
    const screen = { x: 0, y: 0, width: await page.evaluate(() => document.documentElement.clientWidth), height };
    expect(await hero.boundingBox(), `${width} x ${height}`).toEqual(screen);
    const pictures = site.switches.film ? [still, film] : [still];
    for (const picture of pictures) expect(await picture.boundingBox()).toEqual(screen);
    for (const part of [
      hero.getByRole("heading", { level: 1 }),
      hero.getByText(words.badge),
      hero.getByText(words.subtitle),
      hero.getByRole("link", { name: words.buyCredits }),
      ...(site.switches.film ? [play] : []),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test("on a phone what darkens the film behind the text gives way without an edge", lessMotion, async ({ page }) => {
  notInFirefox("Playwright's pictures there break the content policy");
  await askForLessMotion(page);
  await resize(page, 390, 844);
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    // Over a white film every step of it can be seen.
    await page.locator(".hero-film").evaluate((film: HTMLElement) => {
      film.style.background = "white";
      film.replaceChildren();
    });
    const end = await page.locator(".hero-facts").evaluate((facts) => facts.getBoundingClientRect().bottom);
    const column = await page.screenshot({ clip: { x: 2, y: 0, width: 1, height: Math.floor(end) + 64 } });
    const light = [...(await sharp(column).greyscale().raw().toBuffer())];
    const steps = light.slice(1).map((now, index) => now - (light[index] as number));
    expect.soft(Math.min(...steps), `${locale}: nowhere darker again`).toBeGreaterThanOrEqual(-1);
    expect.soft(Math.max(...steps), `${locale}: no edge`).toBeLessThanOrEqual(3);
    expect.soft(light[Math.floor(end)], `${locale}: dark as far as the text goes`).toBeLessThan(96);
  }
});
