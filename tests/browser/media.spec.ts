import { existsSync } from "node:fs";
import { join } from "node:path";
import { matrix } from "./support/matrix.ts";
import { expect, test } from "./support/site-test.ts";

// What the files say of themselves (bytes, sizes, lengths, sound) is read from them in studio/make/budgets.test.ts.

const root = join(import.meta.dirname, "../..");

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
