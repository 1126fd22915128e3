import { existsSync } from "node:fs";
import { matrix } from "./support/matrix.ts";
import { expect, test } from "./support/site-test.ts";

// What the files say of themselves (bytes, sizes, lengths, sound) is read from them in studio/make/budgets.test.ts.

for (const film of ["hero.webm", "hero-tall.webm"]) {
  test(`the film has no seam: ${film}`, matrix, async ({ page }) => {
    test.skip(!existsSync(`public/media/${film}`), "the owner's own film");
    await page.goto("/terms");
    const [beforeIt = 0, seam, ...afterIt] = await page.evaluate(async (address) => {
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
      const frames = Math.round(video.duration * rate);
      const pictures: Uint8ClampedArray[] = [];
      for (const frame of [frames - 2, frames - 1, 0, 1, 2]) {
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        video.currentTime = (frame + 0.5) / rate;
        await shown;
        context?.drawImage(video, 0, 0, 480, 270);
        pictures.push(context?.getImageData(0, 0, 480, 270).data ?? new Uint8ClampedArray());
      }
      /** By how much each differs from the one before it. */
      return pictures.slice(1).map((picture, index) => {
        const before = pictures[index] ?? picture;
        return picture.reduce((sum, value, place) => sum + Math.abs(value - (before[place] ?? 0)), 0) / picture.length;
      });
    }, `/media/${film}`);
    const beside = [beforeIt, ...afterIt];
    // The first picture is coded afresh, and so always differs a little more from the last than others do from their next.
    expect(seam).toBeLessThanOrEqual(Math.max(...beside) * 1.55);
    expect(Math.min(...beside)).toBeGreaterThan(0);
  });
}
