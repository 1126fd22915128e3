import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { quiet, reproducible, run } from "../support/run-program.ts";
import { withScenePage } from "./open-scene.ts";

/** A picture that stands for a while: its file, and for how many ms. */
interface Frame {
  file: string;
  duration: number;
}

/** A screenshot has an alpha channel, of which a GIF has no use. */
const palette =
  "format=rgb24,split[a][b];[a]palettegen=stats_mode=full:max_colors=112[colours];[b][colours]paletteuse=dither=none:diff_mode=rectangle";

/** Writes a GIF that repeats for ever. */
export async function writeGif(frames: readonly Frame[], file: string): Promise<void> {
  const last = frames.at(-1);
  if (!last) throw new Error(`${file} cannot be made of no pictures`);
  const lines = frames.map((frame) => `file '${resolve(frame.file)}'\nduration ${frame.duration / 1000}`);
  const list = `${last.file}.txt`;
  await writeFile(list, ["ffconcat version 1.0", ...lines, `file '${resolve(last.file)}'`].join("\n"));
  const source = [...quiet, "-f", "concat", "-safe", "0", "-i", list];
  const sink = ["-filter_complex", palette, "-fps_mode", "vfr", "-frames:v", String(frames.length), ...reproducible];
  const end = ["-final_delay", String(Math.round(last.duration / 10)), "-loop", "0", "-f", "gif"];
  await run("ffmpeg", [...source, ...sink, ...end, file]);
}

/** Time from one picture to the next, in ms: a GIF counts in hundredths of a second, and browsers slow down what is faster than 20 ms. */
const step = 60;

/** How long a picture of a GIF stands at least, in ms. At a third of their pace it weighs a third less. */
const shortest = 160;

/** Writes a scene as a GIF in the default language, for where it cannot run: a picture wherever it differs from the moment before. */
export async function makeGif(key: string, file: string): Promise<void> {
  const folder = resolve(".cache/demos", key);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await withScenePage(async (open) => {
    const { page, scene } = await open(key);
    const frames: Frame[] = [];
    let before: Buffer | undefined;
    for (let time = 0; time < scene.duration; time += step) {
      await page.evaluate((at) => window.showAt(at), time);
      // The pointer moves by itself, and changes nothing of the markup.
      const picture = await page.screenshot({ type: "png" });
      const current = frames.at(-1);
      const duration = Math.min(step, scene.duration - time);
      if (current && before?.equals(picture)) current.duration += duration;
      else {
        const next = join(folder, `${String(time).padStart(5, "0")}.png`);
        await writeFile(next, picture);
        // One that has stood too short a time gives way to the next; the whole takes as long as before.
        if (current && current.duration < shortest)
          Object.assign(current, { file: next, duration: current.duration + duration });
        else frames.push({ file: next, duration });
      }
      before = picture;
    }
    await writeGif(frames, file);
  });
}
