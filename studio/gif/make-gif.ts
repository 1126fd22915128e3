import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Fonts } from "../../generator/inputs/fonts.ts";
import { shapesPlugin } from "../../generator/vite-plugins/svg-shapes.ts";
import { layouts } from "../../src/demos/kit/scene.ts";
import { withModule } from "../support/browser.ts";
import { inlineFontFaces } from "../support/font-faces.ts";
import { quiet, reproducible, run } from "../support/run-program.ts";

interface Frame {
  file: string;
  /** In ms. */
  duration: number;
}

/** Drops the screenshots' alpha channel, which a GIF does not need. */
const palette = (colours: number) =>
  `format=rgb24,split[a][b];[a]palettegen=stats_mode=full:max_colors=${colours}[colours];[b][colours]paletteuse=dither=none:diff_mode=rectangle`;

async function writeGif(frames: readonly Frame[], file: string, colours: number) {
  const last = frames.at(-1) as Frame;
  const lines = frames.map((frame) => `file '${frame.file}'\nduration ${frame.duration / 1000}`);
  const list = `${last.file}.txt`;
  await writeFile(list, ["ffconcat version 1.0", ...lines, `file '${last.file}'`].join("\n"));
  await run`ffmpeg ${quiet} -f concat -safe 0 -i ${list} -filter_complex ${palette(colours)} -fps_mode vfr
    -frames:v ${frames.length} -final_delay ${Math.round(last.duration / 10)} -loop 0 ${reproducible} -f gif ${file}`;
}

/** Time between screenshots, in ms. GIFs count in 10 ms, and browsers slow down frames shorter than 20 ms. */
const sampleInterval = 60;

/** Minimum duration of a frame, in ms: at a third of the sampling rate a GIF is a third smaller. */
const minDuration = 160;

/** In ms. A longer scene gets fewer frames and colours. */
const long = 14_000;

/** Writes a scene's GIF in the default language, with a new frame wherever the picture changes. */
export async function makeGif(key: string, file: string, fonts: Fonts): Promise<void> {
  const folder = resolve(".cache/demos", key);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { width, height, scale } = layouts.wide;
  const studio = {
    plugins: [react(), tailwindcss(), shapesPlugin],
    screen: { deviceScaleFactor: scale, viewport: { width, height } },
  };
  await withModule<typeof import("./scene-page.tsx")>("studio/gif/scene-page.tsx", studio, async (module, page) => {
    await page.addStyleTag({ content: inlineFontFaces(fonts) });
    const scene = await module.evaluateHandle(({ openScene }, name) => openScene(name), key);
    await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
    const length = await scene.evaluate(({ duration }) => duration);
    const isLong = length > long;
    const frames: Frame[] = [];
    const shortest = isLong ? 2 * minDuration : minDuration;
    let previous: Buffer | undefined;
    for (let time = 0; time < length; time += sampleInterval) {
      await scene.evaluate(({ showAt }, at) => showAt(at), time);
      // Compares pixels: the cursor moves without changing the markup.
      const picture = await page.screenshot({ type: "png" });
      const current = frames.at(-1);
      const duration = Math.min(sampleInterval, length - time);
      if (current && previous?.equals(picture)) current.duration += duration;
      else {
        const next = join(folder, `${String(time).padStart(5, "0")}.png`);
        await writeFile(next, picture);
        // The next frame replaces one that is too short. The total duration stays the same.
        if (current && current.duration < shortest)
          Object.assign(current, { file: next, duration: current.duration + duration });
        else frames.push({ file: next, duration });
      }
      previous = picture;
    }
    await writeGif(frames, file, isLong ? 48 : 112);
  });
}
