import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { quiet, reproducible } from "../support/ffmpeg.ts";
import { replaceFile } from "../support/replace-file.ts";
import { run } from "../support/run-program.ts";
import type { Frame } from "./frame.ts";

const palette =
  "split[a][b];[a]palettegen=stats_mode=full:max_colors=112[colours];[b][colours]paletteuse=dither=none:diff_mode=rectangle";

/** How long a picture of a GIF stands at least, in ms. At a third of their pace it weighs a third less. */
const shortest = 160;

/** Lets a picture give way to the next where it would stand for less than a time, in ms; the whole takes as long as before. */
export function slowDown(frames: readonly Frame[], least: number): Frame[] {
  const slow: Frame[] = [];
  for (const { file, duration } of frames) {
    const current = slow.at(-1);
    if (current && current.duration < least) slow.splice(-1, 1, { file, duration: current.duration + duration });
    else slow.push({ file, duration });
  }
  return slow;
}

/** Writes a GIF that repeats for ever. */
export async function writeGif(all: readonly Frame[], file: string): Promise<void> {
  const frames = slowDown(all, shortest);
  const last = frames.at(-1);
  if (!last) throw new Error(`${file} cannot be made of no pictures`);
  const lines = frames.map((frame) => `file '${resolve(frame.file)}'\nduration ${frame.duration / 1000}`);
  await replaceFile(file, async (draft) => {
    const list = `${last.file}.txt`;
    await writeFile(list, ["ffconcat version 1.0", ...lines, `file '${resolve(last.file)}'`].join("\n"));
    const source = [...quiet, "-f", "concat", "-safe", "0", "-i", list];
    const sink = ["-filter_complex", palette, "-fps_mode", "vfr", "-frames:v", String(frames.length), ...reproducible];
    const end = ["-final_delay", String(Math.round(last.duration / 10)), "-loop", "0", "-f", "gif"];
    await run("ffmpeg", [...source, ...sink, ...end, draft]);
  });
}
