import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { type MediaFacts, mediaFacts } from "./media-facts.ts";

const read = (file: string) => readFileSync(join("public", file));

/** Limits in bytes, ms and px. */
const limits = {
  everything: 7_000_000,
  film: 1_200_000,
  card: 120_000,
  story: [6_000, 14_000],
  width: 1200,
} as const;

it("all that is served as it is stays light enough for every clone and every host", () => {
  const files = readdirSync("public", { recursive: true, encoding: "utf8" }).map((file) =>
    statSync(join("public", file)),
  );
  const sum = files.filter((file) => file.isFile()).reduce((bytes, { size }) => bytes + size, 0);
  expect(sum).toBeLessThanOrEqual(limits.everything);
});

type Film = [name: string, codec: string, width: number, height: number, limit: number];
type Poster = [name: string, width: number, height: number, limit: number];

/** An owner's own film may have fewer files. */
const present = <File extends Film | Poster>(files: File[]) =>
  files.filter(([name]) => existsSync(`public/media/${name}`));

describe("the film", () => {
  it.each(
    present<Film>([
      ["hero.webm", "av1", 1920, 1080, limits.film],
      ["hero-small.webm", "av1", 1280, 720, 400_000],
      ["hero-tall.webm", "av1", 576, 720, 200_000],
      ["hero.mp4", "avc1", 1280, 720, 1_800_000],
    ]),
  )("%s", async (name, codec, width, height, limit) => {
    const file = read(`media/${name}`);
    const facts = await mediaFacts(file);
    expect(file.length).toBeLessThanOrEqual(limit);
    expect(facts).toMatchObject({ width, height, codecs: [codec], hasSound: false });
    expect(facts.frames).toBeGreaterThanOrEqual(8 * 24);
    expect(facts.duration).toBeGreaterThanOrEqual(8_000);
    expect(facts.duration).toBeLessThanOrEqual(12_050);
  });

  it.each(
    present<Poster>([
      ["poster-hero.webp", 1920, 1080, 60_000],
      ["poster-hero.avif", 1920, 1080, 30_000],
      ["poster-hero-small.avif", 1280, 720, 14_000],
      ["poster-hero-tall.avif", 688, 864, 8_000],
    ]),
  )("has the poster %s", (name, width, height, limit) => {
    const file = read(`media/${name}`);
    expect(file.length).toBeLessThanOrEqual(limit);
    expect(imageSize(file)).toMatchObject({ width, height });
  });
});

function expectToBeADemo(facts: MediaFacts): void {
  expect(facts).toMatchObject({ hasSound: false, loopsForEver: true });
  expect(facts.width).toBeGreaterThanOrEqual(limits.width);
  expect(facts.frames).toBeGreaterThan(20);
  expect(facts.duration).toBeGreaterThanOrEqual(limits.story[0]);
  expect(facts.duration).toBeLessThanOrEqual(limits.story[1]);
}

it.each(siteConfig.products.filter(({ key, demo }) => demo === `/media/${key}.gif`))(
  "the picture of $key, for where its scene cannot run, moves for ever",
  async ({ demo }) => expectToBeADemo(await mediaFacts(read(demo))),
);

/** Those of a language that has just been added are still to be made. */
const withCards = localeCodes.filter((locale) => existsSync(`public/cards/${locale}`));

it.each(withCards)("the social cards in %s are of the size that networks show, and light", (locale) => {
  for (const page of pageKeys) {
    const file = read(`cards/${locale}/${page}.jpg`);
    expect(file.length, page).toBeLessThanOrEqual(limits.card);
    expect(imageSize(file), page).toMatchObject({ width: 1200, height: 630 });
  }
});
