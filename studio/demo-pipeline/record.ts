import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Shape, shapes } from "../../src/demos/kit/shape.ts";
import { quiet } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";
import type { Frame, Recording } from "./frame.ts";
import type { OpenScene } from "./open-stage.ts";

/**
 * Time from one picture to the next, in ms. A GIF counts in hundredths of a second and browsers slow down what is faster than
 * 20 ms; the tall scene, on which no arrow travels, needs fewer.
 */
const steps: Record<Shape, number> = { wide: 60, tall: 100 };

/** Takes pictures of a page as Playwright does, in less time, since nothing is packed that is unpacked at once. */
async function cameraFor(page: Page, shape: Shape) {
  const { width, height, scale } = shapes[shape];
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  return async () => {
    const { data } = await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true, clip });
    return Buffer.from(data, "base64");
  };
}

/** Screenshots carry an alpha channel, of which no format has any use. */
async function dropAlpha(from: string, folder: string): Promise<void> {
  const source = ["-start_number", "0", "-i", join(from, "%04d.png")];
  const sink = ["-pix_fmt", "rgb24", "-compression_level", "1", "-start_number", "0", join(folder, "%04d.png")];
  await run("ffmpeg", [...quiet, ...source, ...sink]);
}

/** Takes a picture only where the scene differs from the moment before. The pictures are written into `folder`, emptied. */
export async function record({ page, scene, shape }: OpenScene, folder: string): Promise<Recording> {
  const step = steps[shape];
  const takePicture = await cameraFor(page, shape);
  const showAt = (time: number) => page.evaluate((at) => window.showAt(at), time);
  const raw = join(folder, "raw");
  await rm(folder, { recursive: true, force: true });
  await mkdir(raw, { recursive: true });
  const name = (index: number) => `${String(index).padStart(4, "0")}.png`;
  const frames: Frame[] = [];
  let lastMarkup = "";
  let lastPicture: Buffer | undefined;
  for (let time = 0; time < scene.duration; time += step) {
    const markup = await showAt(time);
    const current = frames.at(-1);
    const duration = Math.min(step, scene.duration - time);
    if (markup === lastMarkup && current) {
      current.duration += duration;
      continue;
    }
    lastMarkup = markup;
    const image = await takePicture();
    if (lastPicture?.equals(image) && current) {
      current.duration += duration;
      continue;
    }
    lastPicture = image;
    await writeFile(join(raw, name(frames.length)), image);
    frames.push({ file: join(folder, name(frames.length)), duration });
  }
  await showAt(scene.stillAt);
  const still = name(frames.length);
  await writeFile(join(raw, still), await takePicture());
  await dropAlpha(raw, folder);
  return { frames, still: join(folder, still) };
}
