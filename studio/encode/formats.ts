import { execFile } from "node:child_process";
import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Frame } from "./frame.ts";

const run = promisify(execFile);
const room = { maxBuffer: 64 * 1024 * 1024 };

const drafts = resolve(".cache/demos/drafts");

/** A tool that fails half way must not replace the picture that is there. */
async function replacing(file: string, make: (draft: string) => Promise<unknown>) {
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, `${process.pid}-${basename(file)}`);
  try {
    await make(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Limited range: Chromium reads the track of a sequence so, whatever the file says. */
const avif = (quantizer: number) => [
  ...["--codec", "aom", "--jobs", "2", "--speed", "6", "--yuv", "444", "--cicp", "1/13/1", "--range", "limited"],
  ...["--min", "0", "--max", "63", "-a", "end-usage=q", "-a", `cq-level=${quantizer}`],
  ...["-a", "tune-content=screen", "-a", "aq-mode=0"],
];

/** `gf-max-pyr-height=0`: a pyramid of reference frames encodes the still parts of the window anew every 32 frames. */
export async function writeAvif(frames: Frame[], file: string, quantizer = 36) {
  const pictures = frames.flatMap((frame) => ["--duration", String(frame.duration), frame.file]);
  const sequence = ["--timescale", "1000", "-a", "gf-max-pyr-height=0"];
  await replacing(file, (draft) => run("avifenc", [...avif(quantizer), ...sequence, ...pictures, draft], room));
}

export async function writeStillAvif(picture: string, file: string) {
  await replacing(file, (draft) => run("avifenc", [...avif(24), picture, draft], room));
}

export async function writeWebp(frames: Frame[], file: string) {
  const whole = ["-loop", "0", "-kmin", "100", "-kmax", "1000"];
  const look = ["-lossy", "-q", "75", "-m", "6"];
  const pictures = frames.flatMap((frame) => [...look, "-d", String(frame.duration), frame.file]);
  await replacing(file, (draft) => run("img2webp", [...whole, ...pictures, "-o", draft], room));
}

export async function writeStillWebp(picture: string, file: string) {
  await replacing(file, (draft) =>
    run("cwebp", ["-quiet", "-q", "88", "-m", "6", "-sharp_yuv", picture, "-o", draft], room),
  );
}

const palette =
  "split[a][b];[a]palettegen=stats_mode=full:max_colors=255[colours];[b][colours]paletteuse=dither=none:diff_mode=rectangle";

export async function writeGif(frames: Frame[], file: string) {
  const list = join(dirname(frames[0]?.file ?? file), "frames.txt");
  const last = frames.at(-1);
  const lines = frames.map((frame) => `file '${frame.file}'\nduration ${frame.duration / 1000}`);
  await writeFile(list, ["ffconcat version 1.0", ...lines, `file '${last?.file}'`].join("\n"));
  const source = ["-v", "error", "-y", "-f", "concat", "-safe", "0", "-i", list];
  const sink = ["-filter_complex", palette, "-fps_mode", "vfr", "-frames:v", String(frames.length)];
  const end = ["-final_delay", String(Math.round((last?.duration ?? 100) / 10)), "-loop", "0", "-f", "gif"];
  await replacing(file, (draft) => run("ffmpeg", [...source, ...sink, ...end, draft], room));
}

export async function copyOver(from: string, file: string) {
  await replacing(file, (draft) => copyFile(from, draft));
}

/** Browsers' screenshots carry an alpha channel, which would become a second AVIF track. */
export async function dropAlpha(from: string, folder: string) {
  const source = ["-v", "error", "-y", "-start_number", "0", "-i", join(from, "%04d.png")];
  await run("ffmpeg", [...source, "-pix_fmt", "rgb24", "-start_number", "0", join(folder, "%04d.png")], room);
}
