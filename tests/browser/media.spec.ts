import { existsSync } from "node:fs";
import { join } from "node:path";
import { recordingFor } from "../../generator/inputs/find-recording.ts";
import siteConfig from "../../site.config.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { matrix } from "./support/matrix.ts";
import { expect, test } from "./support/site-test.ts";

// What the files say of themselves (bytes, sizes, lengths, sound) is read from them in studio/make/budgets.test.ts.

const root = join(import.meta.dirname, "../..");

/** The products whose demos the studio has drawn in a language. */
const drawnIn = (locale: Locale) =>
  siteConfig.products
    .map(({ key }) => key)
    .filter((key) => existsSync(join(root, `public/media/${locale}/${key}.avif`)) && !recordingFor(root, key, locale));

for (const film of ["hero.webm", "hero-tall.webm"]) {
  test(`the film has no seam: ${film}`, matrix, async ({ page }) => {
    test.skip(!existsSync(join(root, "public/media", film)), "the owner's own film");
    test.slow();
    await page.goto("/terms");
    const { pictures, asked, seam, beside } = await page.evaluate(async (address) => {
      const rate = 24;
      const video = document.createElement("video");
      Object.assign(video, { src: address, muted: true, preload: "auto" });
      // Only a video that is in the page says which picture it shows.
      document.body.append(video);
      await new Promise((resolve, reject) => {
        video.onloadeddata = resolve;
        video.onerror = reject;
      });
      const context = new OffscreenCanvas(480, 270).getContext("2d", { willReadFrequently: true });
      if (!context) throw new Error("The browser draws nothing");
      /** Which picture the paused video shows after the wanted one is asked for, and its pixels. */
      const pictureAt = async (number: number) => {
        const shown = new Promise<number>((resolve) =>
          video.requestVideoFrameCallback((_now, { mediaTime }) => resolve(Math.round(mediaTime * rate))),
        );
        video.currentTime = (number + 0.5) / rate;
        const picture = await shown;
        context.drawImage(video, 0, 0, 480, 270);
        return { picture, pixels: context.getImageData(0, 0, 480, 270).data };
      };
      const frames = Math.round(video.duration * rate);
      const asked = [1, 2, frames - 2, frames - 1, 0];
      const found: { picture: number; pixels: Uint8ClampedArray }[] = [];
      for (const number of asked) found.push(await pictureAt(number));
      const pixelsOf = (index: number) => found[index]?.pixels ?? new Uint8ClampedArray(1);
      const difference = (one: number, other: number) => {
        const [first, second] = [pixelsOf(one), pixelsOf(other)];
        return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length;
      };
      return {
        asked,
        pictures: found.map(({ picture }) => picture),
        seam: difference(3, 4),
        beside: [difference(4, 0), difference(0, 1), difference(2, 3)],
      };
    }, `/media/${film}`);
    expect(pictures).toEqual(asked);
    // The first picture is coded afresh, and so always differs a little more from the last than others do from their next.
    expect(seam).toBeLessThanOrEqual(Math.max(...beside) * 1.55);
    expect(Math.min(...beside)).toBeGreaterThan(0);
  });
}

test("a browser reads a demo as a picture that moves for ever", async ({ page }) => {
  await page.goto("/terms");
  for (const key of drawnIn(defaultLocale)) {
    const track = await page.evaluate(async (address) => {
      const { body } = await fetch(address);
      const decoder = new ImageDecoder({ data: body as ReadableStream, type: "image/avif" });
      await decoder.completed;
      const { animated, repetitionCount } = decoder.tracks.selectedTrack ?? {};
      return { animated, forEver: repetitionCount === Number.POSITIVE_INFINITY };
    }, `/media/${defaultLocale}/${key}.avif`);
    expect(track, key).toEqual({ animated: true, forEver: true });
  }
});

for (const locale of localeCodes) {
  test(`the demos drawn in ${locale} begin without a trace of what comes later`, matrix, async ({ page }) => {
    await page.goto("/terms");
    for (const key of drawnIn(locale)) {
      const { furthest, squares } = await page.evaluate(async (base) => {
        const firstPicture = async (ending: "avif" | "webp") => {
          const image = new Image();
          image.src = `${base}.${ending}`;
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, width, height) as ImageData;
        };
        // A WebP codes its first picture by itself.
        const [coded, alone] = await Promise.all([firstPicture("avif"), firstPicture("webp")]);
        const { width, height } = alone;
        const side = 16;
        const lightness = ({ data }: ImageData, at: number) =>
          0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number);
        let furthest = 0;
        let squares = 0;
        for (let top = 0; top + side <= height; top += side) {
          for (let left = 0; left + side <= width; left += side) {
            const places = Array.from(
              { length: side * side },
              (_, pixel) => 4 * ((top + Math.floor(pixel / side)) * width + left + (pixel % side)),
            );
            const values = places.map((at) => lightness(alone, at));
            if (Math.max(...values) - Math.min(...values) > 1) continue;
            const sum = places.reduce(
              (total, at, index) => total + lightness(coded, at) - (values[index] as number),
              0,
            );
            furthest = Math.max(furthest, Math.abs(sum) / side ** 2);
            squares += 1;
          }
        }
        return { furthest, squares };
      }, `/media/${locale}/${key}`);
      expect(squares, key).toBeGreaterThan(500);
      // Of 255, the lightness of a square that the WebP shows even: what the two encoders' own noise comes to, less than half
      // of what a ghost of a later picture would be.
      expect(furthest, key).toBeLessThanOrEqual(2.5);
    }
  });
}
