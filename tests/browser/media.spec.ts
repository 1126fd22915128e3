import { existsSync } from "node:fs";
import { expect, test } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

// File sizes, dimensions, durations and audio are tested in studio/make/budgets.test.ts.

for (const film of ["hero.webm", "hero-tall.webm"]) {
  test(`loops the film without a visible seam: ${film}`, matrix, async ({ page }) => {
    test.skip(!existsSync(`public/media/${film}`), "the owner's own film");
    await page.goto("/terms");
    const [before = 0, seam, ...after] = await page.evaluate(async (src) => {
      const rate = 24;
      const video = Object.assign(document.createElement("video"), { src, muted: true, preload: "auto" });
      // `requestVideoFrameCallback` fires only for a video in the document.
      document.body.append(video);
      await new Promise((resolve) => video.addEventListener("loadeddata", resolve));
      const context = new OffscreenCanvas(480, 270).getContext("2d", { willReadFrequently: true });
      const frames = Math.round(video.duration * rate);
      const images: Uint8ClampedArray[] = [];
      for (const frame of [frames - 2, frames - 1, 0, 1, 2]) {
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
        video.currentTime = (frame + 0.5) / rate;
        await shown;
        context?.drawImage(video, 0, 0, 480, 270);
        images.push(context?.getImageData(0, 0, 480, 270).data ?? new Uint8ClampedArray());
      }
      // The mean difference of each frame from the one before it.
      return images.slice(1).map((image, index) => {
        const previous = images[index] ?? image;
        return image.reduce((sum, value, at) => sum + Math.abs(value - (previous[at] ?? 0)), 0) / image.length;
      });
    }, `/media/${film}`);
    const neighbours = [before, ...after];
    // The first frame is a key frame, so it always differs a little more from the last one.
    expect(seam).toBeLessThanOrEqual(Math.max(...neighbours) * 1.55);
    expect(Math.min(...neighbours)).toBeGreaterThan(0);
  });
}
