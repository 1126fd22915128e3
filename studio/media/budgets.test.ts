import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { recordingFor } from "../../generator/inputs/find-recording.ts";
import siteConfig from "../../site.config.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { mediaFacts } from "./media-facts.ts";

const read = (file: string) => readFileSync(join("public", file));
const made = (file: string) => existsSync(join("public", file));
/** An owner's own picture of a product, and a language without demos of its own, were not made here. */
const keys = siteConfig.products.map(({ key }) => key).filter((key) => made(`media/${defaultLocale}/${key}.avif`));
const withDemos = localeCodes.filter((locale) => made(`media/${locale}`));

/** Limits in bytes, ms and px. */
const limits = {
  film: 1_200_000,
  poster: 60_000,
  demo: 150_000,
  demosOfLanguage: 900_000,
  card: 120_000,
  story: [6_000, 14_000],
  width: 1200,
} as const;

describe("the film", () => {
  it.each([
    ["hero.webm", "V_AV1", 1920, 1080, limits.film],
    ["hero-small.webm", "V_AV1", 1280, 720, 400_000],
    ["hero.mp4", "avc1", 1280, 720, 1_800_000],
  ])("%s", (name, codec, width, height, limit) => {
    const file = read(`media/${name}`);
    const facts = mediaFacts(file);
    expect(file.length).toBeLessThanOrEqual(limit);
    expect(facts).toMatchObject({ width, height, codecs: [codec], hasSound: false, frames: 240 });
    expect(facts.duration).toBeGreaterThanOrEqual(8_000);
    expect(facts.duration).toBeLessThanOrEqual(12_050);
  });

  it("has posters of its own size", () => {
    for (const name of ["poster-hero.webp", "poster-hero.avif"]) {
      const file = read(`media/${name}`);
      expect(file.length, name).toBeLessThanOrEqual(limits.poster);
      expect(imageSize(file), name).toMatchObject({ width: 1920, height: 1080 });
    }
  });
});

describe.each(withDemos)("the demos in %s", (locale) => {
  it.each(keys)("%s", (key) => {
    const bytes = (ending: string) => read(`media/${locale}/${key}${ending}`);
    const [lightest] = [bytes(".avif").length, bytes(".webp").length].sort((one, other) => one - other);
    expect(lightest).toBeLessThanOrEqual(limits.demo);
    const all = [".avif", ".webp", ".gif"].map((ending) => mediaFacts(bytes(ending)));
    for (const facts of all) {
      expect(facts).toMatchObject({
        hasSound: false,
        loopsForEver: true,
        width: all[0]?.width,
        height: all[0]?.height,
      });
      expect(facts.width).toBeGreaterThanOrEqual(limits.width);
      expect(facts.frames).toBeGreaterThan(20);
      expect(facts.duration).toBeGreaterThanOrEqual(limits.story[0]);
      expect(facts.duration).toBeLessThanOrEqual(limits.story[1]);
    }
    for (const ending of ["-still.avif", "-still.webp"]) {
      expect(imageSize(bytes(ending))).toMatchObject({ width: all[0]?.width, height: all[0]?.height });
    }
  });

  it.each(keys.filter((key) => !recordingFor(".", key, locale)))("%s on a phone", (key) => {
    const file = read(`media/${locale}/tall/${key}.avif`);
    const facts = mediaFacts(file);
    const { duration } = mediaFacts(read(`media/${locale}/${key}.avif`));
    expect(file.length).toBeLessThanOrEqual(limits.demo);
    expect(facts).toMatchObject({ hasSound: false, loopsForEver: true, duration });
    expect(facts.width).toBeGreaterThanOrEqual(limits.width);
    expect(facts.height).toBeGreaterThan(facts.width);
    expect(facts.frames).toBeGreaterThan(20);
    const { width, height } = facts;
    expect(imageSize(read(`media/${locale}/tall/${key}-still.avif`))).toMatchObject({ width, height });
  });

  it.each(["", "tall/"])("weigh together no more than they may (%s)", (folder) => {
    const sum = keys.reduce((bytes, key) => bytes + read(`media/${locale}/${folder}${key}.avif`).length, 0);
    expect(sum).toBeLessThanOrEqual(limits.demosOfLanguage);
  });
});

it.each(localeCodes)("the social cards in %s are of the size that networks show, and light", (locale) => {
  for (const page of pageKeys) {
    const file = read(`cards/${locale}/${page}.jpg`);
    expect(file.length, page).toBeLessThanOrEqual(limits.card);
    expect(imageSize(file), page).toMatchObject({ width: 1200, height: 630 });
  }
});
