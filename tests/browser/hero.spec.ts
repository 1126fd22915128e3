import { existsSync } from "node:fs";
import type { Page, TestDetails } from "@playwright/test";
import sharp from "sharp";
import { locales, pathIn, site, textsOf } from "./support/expected.ts";
import { resize } from "./support/measure-layout.ts";
import { recordRequests, saveData } from "./support/requests.ts";
import { jumpTo } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { lessMotion, notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true });

const { accessibility } = textsOf("en");

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

async function expectPlaying(page: Page): Promise<void> {
  const { film } = parts(page);
  const before = await film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect(film, "the film goes on").not.toHaveJSProperty("currentTime", before);
  await expect(film).toHaveJSProperty("paused", false);
}

const hindrances: [reason: string, details: TestDetails, hinder: (page: Page) => Promise<unknown>][] = [
  ["the visitor prefers less motion", lessMotion, async () => {}],
  ["the visitor saves data", {}, saveData],
  [
    "the browser blocks its first attempt to play",
    {},
    (page) =>
      page.addInitScript(() => {
        const { prototype } = HTMLMediaElement;
        const { play } = prototype;
        prototype.play = async () => {
          prototype.play = play;
          throw new DOMException("play() failed", "NotAllowedError");
        };
      }),
  ],
];

test.describe("the film", () => {
  test.skip(!site.switches.film, "the owner shows a still");

  test("shows its portrait version on a portrait screen, and changes when the screen is rotated", async ({ page }) => {
    test.skip(!existsSync("public/media/hero-tall.webm"), "the owner's own film");
    const { film, pause } = parts(page);
    const shown = () => film.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname);
    const portrait = { width: 390, height: 844 };
    const requests = recordRequests(page, /\.(webm|mp4)(\?|$)/);
    await page.setViewportSize(portrait);
    await visit(page, "/");
    await expectPlaying(page);
    expect(await shown()).toBe("/media/hero-tall.webm");
    expect(new Set(requests).size, "no other film").toBe(1);
    await page.setViewportSize({ width: 740, height: 390 });
    await expect.poll(shown).toBe("/media/hero-small.webm");
    await expectPlaying(page);
    await pause.click();
    await page.setViewportSize(portrait);
    await expect.poll(shown).toBe("/media/hero-tall.webm");
    await expect(film).toHaveJSProperty("paused", true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(shown).toBe("/media/hero.webm");
  });

  test("plays muted while it is in view, and its control pauses it", { tag: "@host" }, async ({ page }) => {
    await visit(page, "/");
    const { film, pause, play } = parts(page);
    for (const property of ["loop", "muted"]) await expect(film).toHaveJSProperty(property, true);
    await expect(film).toHaveAttribute("playsinline");
    await expect(film).toHaveJSProperty("controls", false);
    await expectPlaying(page);
    await pause.click();
    await expect(film).toHaveJSProperty("paused", true);
    await play.click();
    await expectPlaying(page);
    await page.locator("#partners").scrollIntoViewIfNeeded();
    await expect(film, "it rests out of view").toHaveJSProperty("paused", true);
    await jumpTo(page, 0);
    await expectPlaying(page);
  });

  for (const [reason, details, hinder] of hindrances) {
    test(`is not fetched until asked for, if ${reason}`, details, async ({ page }) => {
      await hinder(page);
      const requests = recordRequests(page, /\.(webm|mp4)(\?|$)/);
      await visit(page, "/");
      const { film, play, pause } = parts(page);
      await expect(play).toBeVisible();
      await expect(film).toHaveJSProperty("paused", true);
      expect(requests).toEqual([]);
      await play.click();
      await expectPlaying(page);
      await expect(pause).toBeVisible();
    });
  }
});

test("the hero fills the screen, all its texts in view; with less motion, links jump", lessMotion, async ({ page }) => {
  await visit(page, "/");
  const { hero, film, still } = parts(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height);
    // Without the scrollbar.
    const screen = { x: 0, y: 0, width: await page.evaluate(() => document.documentElement.clientWidth), height };
    expect(await hero.boundingBox(), `${width} x ${height}`).toEqual(screen);
    const pictures = site.switches.film ? [still, film] : [still];
    for (const picture of pictures) expect(await picture.boundingBox()).toEqual(screen);
    for (const part of await hero.locator("h1, p, li, a, button").all())
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator("html"), "with less motion").toHaveCSS("scroll-behavior", "auto");
});

test("on a phone, the film is darkened behind all of the text", lessMotion, async ({ page }) => {
  notInFirefox("Playwright's pictures there break the content policy");
  await resize(page, 390, 844);
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    await page.locator(".hero-film").evaluateAll((films) => {
      for (const film of films as HTMLElement[]) film.style.background = "white";
      for (const film of films) film.replaceChildren();
    });
    const bottom = await page.locator(".hero .facts").evaluate((facts) => facts.getBoundingClientRect().bottom);
    const strip = await page.screenshot({ clip: { x: 2, y: 0, width: 8, height: Math.floor(bottom) } });
    const { channels } = await sharp(strip).greyscale().stats();
    expect.soft(channels[0]?.max, locale).toBeLessThan(100);
  }
});
