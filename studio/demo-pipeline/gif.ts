import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { quiet, reproducible } from "../support/ffmpeg.ts";
import { replaceFile } from "../support/replace-file.ts";
import { run } from "../support/run-program.ts";
import type { Frame } from "./frame.ts";

const palette =
  "split[a][b];[a]palettegen=stats_mode=full:max_colors=255[colours];[b][colours]paletteuse=dither=none:diff_mode=rectangle";

/** Writes a GIF that repeats for ever. */
export async function writeGif(frames: readonly Frame[], file: string): Promise<void> {
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
