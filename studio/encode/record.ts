import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { dropAlpha } from "./formats.ts";

import type { Frame } from "./frame.ts";

export type Recording = { frames: Frame[]; still: string };

/** A GIF counts in hundredths of a second and browsers slow down what is faster than 20 ms. */
export const step = 60;

const size = { width: 640, height: 440 };

export async function openScene(page: Page, address: string, key: string, locale: string) {
  await page.setViewportSize(size);
  await page.goto(`${address}?scene=${key}&lang=${locale}&recording`);
  await page.waitForFunction(() => "showAt" in window);
  await page.evaluate(async () => {
    const faces = ["400", "500", "600"].map((weight) => `${weight} 20px "Onest Variable"`);
    const samples = "aąжß";
    await Promise.all([...faces, '600 20px "Literata Variable"'].map((face) => document.fonts.load(face, samples)));
  });
  return page.evaluate(() => window.scene);
}

async function capture(page: Page, time: number) {
  const markup = await page.evaluate((at) => window.showAt(at), time);
  const picture = () => page.screenshot({ type: "png", scale: "device", animations: "allow", caret: "initial" });
  return { markup, picture };
}

/** Takes a picture only where the scene differs from the moment before. */
export async function record(
  page: Page,
  address: string,
  key: string,
  locale: string,
  folder: string,
): Promise<Recording> {
  const scene = await openScene(page, address, key, locale);
  const raw = join(folder, "raw");
  await rm(folder, { recursive: true, force: true });
  await mkdir(raw, { recursive: true });
  const name = (index: number) => `${String(index).padStart(4, "0")}.png`;
  const frames: Frame[] = [];
  let lastMarkup = "";
  let lastPicture: Buffer | undefined;
  for (let time = 0; time < scene.duration; time += step) {
    const { markup, picture } = await capture(page, time);
    const current = frames.at(-1);
    const duration = Math.min(step, scene.duration - time);
    if (markup === lastMarkup && current) {
      current.duration += duration;
      continue;
    }
    lastMarkup = markup;
    const image = await picture();
    if (lastPicture?.equals(image) && current) {
      current.duration += duration;
      continue;
    }
    lastPicture = image;
    await writeFile(join(raw, name(frames.length)), image);
    frames.push({ file: join(folder, name(frames.length)), duration });
  }
  const { picture } = await capture(page, scene.stillAt);
  const still = name(frames.length);
  await writeFile(join(raw, still), await picture());
  await dropAlpha(raw, folder);
  return { frames, still: join(folder, still) };
}
