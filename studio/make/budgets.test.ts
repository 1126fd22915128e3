import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filesBelow } from "../../generator/files-below.ts";
import siteConfig from "../../site.config.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { fromMaster, smallPosters, tallFilm } from "../film-pipeline/encodings.ts";

/** The files that exist: an owner's film may have fewer, and a new language has no cards yet. */
const existing = (...files: [path: string, width: number, height: number][]) =>
  files.filter(([path]) => existsSync(join("public", path)));

const sizeOf = (path: string) => statSync(join("public", path)).size;

it("keeps `public` small enough for every clone and every host", () => {
  const sizes = filesBelow("public").map(sizeOf);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(7_000_000);
});

const films = [...fromMaster, ...smallPosters, tallFilm].map(({ name, limit }) => [`media/${name}`, limit] as const);

it.each(films.filter(([path]) => existsSync(join("public", path))))("keeps %s within %i bytes", (path, limit) => {
  expect(sizeOf(path)).toBeLessThanOrEqual(limit);
});

const cards = localeCodes.flatMap((locale) => pageKeys.map((page) => `cards/${locale}/${page}.jpg`));

it.each(
  existing(
    ["media/poster-hero.webp", 1920, 1080],
    ["media/poster-hero.avif", 1920, 1080],
    ["media/poster-hero-small.avif", 1280, 720],
    ["media/poster-hero-tall.avif", 688, 864],
    ...cards.map((path): [string, number, number] => [path, 1200, 630]),
  ),
)("keeps the picture %s in its size", async (path, width, height) => {
  expect(sizeOf(path)).toBeLessThanOrEqual(120_000);
  expect(await sharp(readFileSync(join("public", path))).metadata()).toMatchObject({ width, height });
});

it.each(siteConfig.products.filter(({ key, demo }) => demo === `/media/${key}.gif`))(
  "keeps the GIF fallback of $key looping forever",
  async ({ demo }) => {
    // sharp counts all frames as one tall image, which exceeds its default limit.
    const gif = await sharp(join("public", demo), { animated: true, limitInputPixels: false }).metadata();
    expect(gif).toMatchObject({ format: "gif", loop: 0 });
    expect(gif.pages).toBeGreaterThan(20);
  },
);
