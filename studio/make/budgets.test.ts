import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { BufferSource, Input, MP4, WEBM } from "mediabunny";
import sharp from "sharp";
import { expect, it } from "vitest";
import { filesBelow } from "../../generator/files-below.ts";
import siteConfig from "../../site.config.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";

/** The files that exist: an owner's film may have fewer, and a new language has no cards yet. */
const existing = <File extends [path: string, ...rest: unknown[]]>(...files: File[]) =>
  files.filter(([path]) => existsSync(join("public", path)));

function readWithin(path: string, limit: number): Buffer {
  const file = readFileSync(join("public", path));
  expect(file.length, path).toBeLessThanOrEqual(limit);
  return file;
}

it("keeps `public` small enough for every clone and every host", () => {
  const sizes = filesBelow("public").map((file) => statSync(join("public", file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(7_000_000);
});

it.each(
  existing<[path: string, codec: string, width: number, height: number, limit: number]>(
    ["media/hero.webm", "av1", 1920, 1080, 1_200_000],
    ["media/hero-small.webm", "av1", 1280, 720, 400_000],
    ["media/hero-tall.webm", "av1", 576, 720, 200_000],
    ["media/hero.mp4", "avc", 1280, 720, 1_800_000],
  ),
)("keeps the film %s within its limits", async (path, codec, width, height, limit) => {
  const input = new Input({ source: new BufferSource(readWithin(path, limit)), formats: [MP4, WEBM] });
  const tracks = await input.getTracks();
  expect(tracks.map((track) => [track.type, track.codec])).toEqual([["video", codec]]);
  const picture = await input.getPrimaryVideoTrack();
  expect([picture?.codedWidth, picture?.codedHeight]).toEqual([width, height]);
  expect((await picture?.computePacketStats())?.packetCount).toBeGreaterThanOrEqual(8 * 24);
  const duration = await picture?.computeDuration();
  expect(duration).toBeGreaterThanOrEqual(8);
  expect(duration).toBeLessThanOrEqual(12.05);
});

const cards = localeCodes.flatMap((locale) => pageKeys.map((page) => `cards/${locale}/${page}.jpg`));

it.each(
  existing<[path: string, width: number, height: number, limit: number]>(
    ["media/poster-hero.webp", 1920, 1080, 60_000],
    ["media/poster-hero.avif", 1920, 1080, 30_000],
    ["media/poster-hero-small.avif", 1280, 720, 14_000],
    ["media/poster-hero-tall.avif", 688, 864, 8_000],
    ...cards.map((path): [string, number, number, number] => [path, 1200, 630, 120_000]),
  ),
)("keeps the picture %s within its limits", async (path, width, height, limit) => {
  expect(await sharp(readWithin(path, limit)).metadata()).toMatchObject({ width, height });
});

it.each(siteConfig.products.filter(({ key, demo }) => demo === `/media/${key}.gif`))(
  "keeps the GIF fallback of $key looping forever",
  async ({ demo }) => {
    // sharp counts all frames as one tall image, which exceeds its default limit.
    const inputs = await sharp(join("public", demo), { animated: true, limitInputPixels: false }).metadata();
    expect(inputs).toMatchObject({ format: "gif", loop: 0 });
    expect(inputs.width).toBeGreaterThanOrEqual(1200);
    expect(inputs.pages).toBeGreaterThan(20);
    const duration = (inputs.delay ?? []).reduce((sum, delay) => sum + delay, 0);
    expect(duration).toBeGreaterThanOrEqual(6_000);
    expect(duration).toBeLessThanOrEqual(14_000);
  },
);
