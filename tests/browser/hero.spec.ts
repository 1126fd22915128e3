import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { lessMotion, notInFirefox } from "./support/engine.ts";
import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { resize } from "./support/measure-layout.ts";
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

async function expectMoving(page: Page): Promise<void> {
  const { film } = parts(page);
  const moment = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await moment();
  await expect.poll(moment, "the film goes on").not.toBe(before);
  await expect(film).toHaveJSProperty("paused", false);
}

/** The addresses of films that the page has asked for; it grows. */
function noteFilms(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && fetched.push(request.url()));
  return fetched;
}

test.describe("the film", () => {
  test.skip(!site.switches.film, "the owner shows a still");

  test("on an upright screen is the part made for one, and another when the screen is turned", async ({ page }) => {
    test.skip(!existsSync("public/media/hero-tall.webm"), "the owner's own film");
    const { film, pause } = parts(page);
    const shown = () => film.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
    const upright = { width: 390, height: 844 };
    const fetched = noteFilms(page);
    await page.setViewportSize(upright);
    await visit(page, "/");
    await expectMoving(page);
    expect(await shown()).toBe("/media/hero-tall.webm");
    expect(new Set(fetched).size, "no other film").toBe(1);
    await page.setViewportSize({ width: upright.height, height: upright.width });
    await expect.poll(shown).not.toBe("/media/hero-tall.webm");
    await expectMoving(page);
    await pause.click();
    await page.setViewportSize(upright);
    await expect.poll(shown).toBe("/media/hero-tall.webm");
    await expect(film).toHaveJSProperty("paused", true);
  });

  test("plays silently after loading, and its control pauses it", { tag: "@host" }, async ({ page }) => {
    await visit(page, "/");
    const { film, pause, play } = parts(page);
    for (const property of ["loop", "muted"]) await expect(film).toHaveJSProperty(property, true);
    await expect(film).toHaveAttribute("playsinline");
    await expect(film).toHaveJSProperty("controls", false);
    await expectMoving(page);
    await pause.click();
    await expect(film).toHaveJSProperty("paused", true);
    await play.click();
    await expectMoving(page);
  });

  for (const [who, kind, saveData] of [
    ["asks for less motion", lessMotion, false],
    ["saves data", {}, true],
  ] as const) {
    test(`rests, and is not fetched, for whoever ${who}, until it is asked for`, kind, async ({ page }) => {
      await page.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: ${saveData} } })`);
      const fetched = noteFilms(page);
      await visit(page, "/");
      const { film, play, pause } = parts(page);
      await expect(play).toBeVisible();
      await expect(film).toHaveJSProperty("paused", true);
      await expect(film).toHaveJSProperty("currentTime", 0);
      expect(fetched).toEqual([]);
      await play.click();
      await expectMoving(page);
      await expect(pause).toBeVisible();
    });
  }
});

test("it fills the screen, all it says is in view, and its buttons lead on", lessMotion, async ({ page }) => {
  await visit(page, "/");
  const { hero, film, play, still } = parts(page);
  const buyCredits = hero.getByRole("link", { name: words.buyCredits });
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
      buyCredits,
      ...(site.switches.film ? [play] : []),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
  await expectNewTab(buyCredits, creditsPage);
  await hero.getByRole("link", { name: words.seeProducts }).click();
  await expectScrolledTo(page, page.locator("#products"));
});

test("on a phone what darkens the film reaches as far as the text", lessMotion, async ({ page }) => {
  notInFirefox("Playwright's pictures there break the content policy");
  await resize(page, 390, 844);
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    await page.locator(".hero-film").evaluate((film: HTMLElement) => {
      film.style.background = "white";
      film.replaceChildren();
    });
    const end = await page.locator(".hero-facts").evaluate((facts) => facts.getBoundingClientRect().bottom);
    const beside = await page.screenshot({ clip: { x: 2, y: 0, width: 8, height: Math.floor(end) } });
    const { channels } = await sharp(beside).greyscale().stats();
    expect.soft(channels[0]?.max, locale).toBeLessThan(100);
  }
});
