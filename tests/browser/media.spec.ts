import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { recordingFor } from "../../generator/inputs/find-recording.ts";
import siteConfig from "../../site.config.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { expect, test } from "./support/site-test.ts";

const root = join(import.meta.dirname, "../..");
const publicFolder = join(root, "public");
const bytesOf = (file: string) => statSync(join(publicFolder, file)).size;
const keys = siteConfig.products.map(({ key }) => key);
/** The languages that have demos of their own; the others show those of the default language. */
const withDemos = localeCodes.filter((code) => existsSync(join(publicFolder, "media", code)));

const limits = { film: 1_200_000, poster: 60_000, demo: 150_000, demosOfLanguage: 900_000, card: 120_000 };

test("the film, its poster and the cards keep within their bytes", () => {
  expect(bytesOf("media/hero.webm")).toBeLessThanOrEqual(limits.film);
  expect(bytesOf("media/poster-hero.webp")).toBeLessThanOrEqual(limits.poster);
  for (const locale of localeCodes) {
    for (const page of pageKeys) expect(bytesOf(`cards/${locale}/${page}.jpg`)).toBeLessThanOrEqual(limits.card);
  }
});

test("the film is silent, of the wanted size and length, and has no seam", async ({ page }) => {
  await page.goto("/terms");
  const film = await page.evaluate(async () => {
    const video = document.createElement("video");
    Object.assign(video, { src: "/media/hero.webm", muted: true, preload: "auto" });
    await new Promise((resolve, reject) => {
      video.oncanplaythrough = resolve;
      video.onerror = reject;
    });
    const canvas = new OffscreenCanvas(480, 270);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const pictureAt = async (seconds: number) => {
      const seeked = new Promise((resolve) => {
        video.onseeked = resolve;
      });
      video.currentTime = seconds;
      await seeked;
      context?.drawImage(video, 0, 0, 480, 270);
      return context?.getImageData(0, 0, 480, 270).data ?? new Uint8ClampedArray();
    };
    const difference = (one: Uint8ClampedArray, other: Uint8ClampedArray) =>
      one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

    const frame = 1 / 24;
    const frames = Math.round(video.duration / frame);
    const pictures = [];
    for (const number of [0, 1, 2, frames - 2, frames - 1]) pictures.push(await pictureAt((number + 0.5) * frame));
    const [first, second, third, lastButOne, last] = pictures as [
      Uint8ClampedArray,
      Uint8ClampedArray,
      Uint8ClampedArray,
      Uint8ClampedArray,
      Uint8ClampedArray,
    ];
    const { captureStream } = video as HTMLVideoElement & { captureStream(): MediaStream };
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      duration: video.duration,
      audioTracks: captureStream.call(video).getAudioTracks().length,
      seam: difference(last, first),
      beside: [difference(first, second), difference(second, third), difference(lastButOne, last)],
    };
  });
  expect([film.width, film.height]).toEqual([1920, 1080]);
  expect(film.duration).toBeGreaterThanOrEqual(8);
  expect(film.duration).toBeLessThanOrEqual(12.05);
  expect(film.audioTracks).toBe(0);
  // Of 255: the first picture is coded afresh, and so always differs a little from the last.
  expect(film.seam).toBeLessThanOrEqual(Math.max(...film.beside) + 0.3);
  expect(Math.max(...film.beside)).toBeGreaterThan(0);
});

for (const locale of withDemos) {
  test(`the ten demos in ${locale} are light, large, move and loop for ever`, async ({ page }) => {
    const sizes = keys.map((key) => bytesOf(`media/${locale}/${key}.avif`));
    for (const [index, size] of sizes.entries()) expect(size, keys[index]).toBeLessThanOrEqual(limits.demo);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limits.demosOfLanguage);

    await page.goto("/terms");
    for (const key of keys) {
      const facts = await page.evaluate(async (address) => {
        const { body } = await fetch(address);
        const decoder = new ImageDecoder({ data: body as ReadableStream, type: "image/avif" });
        await decoder.completed;
        const track = decoder.tracks.selectedTrack;
        const { image } = await decoder.decode({ frameIndex: 0 });
        return {
          frames: track?.frameCount ?? 0,
          forEver: track?.repetitionCount === Number.POSITIVE_INFINITY,
          width: image.displayWidth,
        };
      }, `/media/${locale}/${key}.avif`);
      expect(facts, key).toEqual({ frames: facts.frames, forEver: true, width: facts.width });
      expect(facts.frames, key).toBeGreaterThan(20);
      expect(facts.width, key).toBeGreaterThanOrEqual(1200);
      for (const ending of [".webp", ".gif", "-still.webp", "-still.avif"]) {
        expect(existsSync(join(publicFolder, `media/${locale}/${key}${ending}`)), key + ending).toBe(true);
      }
    }
  });

  test(`the drawn demos in ${locale} begin without a trace of what comes later`, async ({ page }) => {
    await page.goto("/terms");
    for (const key of keys.filter((name) => !recordingFor(root, name, locale))) {
      const furthest = await page.evaluate(async (base) => {
        const firstPicture = async (ending: "avif" | "gif") => {
          const image = new Image();
          image.src = `${base}.${ending}`;
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height) as ImageData;
        };
        const [coded, exact] = await Promise.all([firstPicture("avif"), firstPicture("gif")]);
        const { width, height } = exact;
        const side = 16;
        let furthest = 0;
        for (let top = 0; top + side <= height; top += side) {
          for (let left = 0; left + side <= width; left += side) {
            const corner = 4 * (top * width + left);
            let difference = 0;
            let even = true;
            for (let pixel = 0; pixel < side * side; pixel++) {
              const at = 4 * ((top + Math.floor(pixel / side)) * width + left + (pixel % side));
              for (const [channel, share] of [0.2126, 0.7152, 0.0722].entries()) {
                const value = exact.data[at + channel] as number;
                if (value !== exact.data[corner + channel]) even = false;
                difference += share * ((coded.data[at + channel] as number) - value);
              }
            }
            if (even) furthest = Math.max(furthest, Math.abs(difference) / side ** 2);
          }
        }
        return furthest;
      }, `/media/${locale}/${key}`);
      // Of 255, the lightness of a square that the GIF shows even.
      expect(furthest, key).toBeLessThanOrEqual(2);
    }
  });
}
