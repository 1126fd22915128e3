import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, open, rename, rm, writeFile } from "node:fs/promises";
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

const avif = (quantizer: number, speed = 5) => [
  ...["--codec", "aom", "--jobs", "2", "--speed", String(speed), "--cicp", "1/13/1"],
  ...["--min", "0", "--max", "63", "-a", "end-usage=q", "-a", `cq-level=${quantizer}`],
  ...["-a", "tune-content=screen", "-a", "aq-mode=0"],
];

/** Limited range: Chromium reads the track of a sequence so, whatever the file says. */
const toYuv = "scale=out_color_matrix=bt709:out_range=limited:flags=accurate_rnd+full_chroma_int,format=yuv444p";

/** Writes each picture of a YUV4MPEG2 film, which has three full planes, into a file of its own; returns their names. */
async function splitFilm(film: string, folder: string): Promise<string[]> {
  const file = await open(film);
  try {
    const head = (await file.read(Buffer.alloc(200), 0, 200, 0)).buffer.toString("latin1");
    const header = head.slice(0, head.indexOf("\n") + 1);
    const [, width, height] = /W(\d+) H(\d+)/.exec(header) ?? [];
    const mark = "FRAME\n";
    const length = mark.length + 3 * Number(width) * Number(height);
    const files: string[] = [];
    for (let at = header.length; ; at += length) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
      if (bytesRead < length) return files;
      files.push(join(folder, `${files.length}.y4m`));
      await writeFile(files.at(-1) as string, Buffer.concat([Buffer.from(header), buffer]));
    }
  } finally {
    await file.close();
  }
}

/**
 * Makes pictures in YUV 4:4:4 of such in RGB, all of one size, and gives their names to `use`. From a PNG, the encoder
 * would make a track of its own for an alpha channel, even where there is none.
 */
async function withYuv(pictures: readonly string[], use: (files: string[]) => Promise<unknown>) {
  const folder = await mkdtemp(join(drafts, "yuv-"));
  try {
    const list = join(folder, "pictures.txt");
    const film = join(folder, "pictures.y4m");
    await writeFile(list, pictures.map((picture) => `file '${resolve(picture)}'\nduration 0.04\n`).join(""));
    const source = ["-v", "error", "-f", "concat", "-safe", "0", "-i", list];
    const sink = ["-vf", toYuv, "-color_range", "tv", "-frames:v", String(pictures.length), film];
    await run("ffmpeg", [...source, "-fps_mode", "passthrough", ...sink], room);
    const files = await splitFilm(film, folder);
    if (files.length !== pictures.length) throw new Error(`${files.length} of ${pictures.length} pictures became YUV`);
    await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * No picture is made of several: such pictures leave traces of what moved in the parts that rest, the first one of what
 * is yet to come.
 */
const frameByFrame = ["-a", "arnr-maxframes=0", "-a", "enable-keyframe-filtering=0", "-a", "deltaq-mode=0"];

/** In ms. */
const longestPart = 240;

/**
 * A picture that rests, in parts: the encoder knows no lengths, and gives a picture the more bytes the more of those that
 * follow are like it. A repeated picture itself costs next to nothing.
 */
const partsOf = (duration: number): number[] => {
  const count = Math.ceil(duration / longestPart);
  const upTo = (part: number) => Math.round((duration * part) / count);
  return Array.from({ length: count }, (_, part) => upTo(part + 1) - upTo(part));
};

/** A higher `speed` (0 to 10) makes it heavier in less time. */
export async function writeAvif(frames: readonly Frame[], file: string, quantizer = 42, speed = 5) {
  await replacing(file, (draft) =>
    withYuv(
      frames.map((frame) => frame.file),
      (files) => {
        const pictures = files.flatMap((picture, index) =>
          partsOf(frames[index]?.duration ?? 0).flatMap((part) => ["--duration", String(part), picture]),
        );
        const sequence = ["--timescale", "1000", ...frameByFrame];
        return run("avifenc", [...avif(quantizer, speed), ...sequence, ...pictures, draft], room);
      },
    ),
  );
}

export async function writeStillAvif(picture: string, file: string) {
  await replacing(file, (draft) => withYuv([picture], (files) => run("avifenc", [...avif(24), ...files, draft], room)));
}

export async function writeWebp(frames: Frame[], file: string) {
  const whole = ["-loop", "0", "-kmin", "100", "-kmax", "1000"];
  const look = ["-lossy", "-q", "75", "-m", "4"];
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

/** Screenshots carry an alpha channel, of which no format has any use. */
export async function dropAlpha(from: string, folder: string) {
  const source = ["-v", "error", "-y", "-start_number", "0", "-i", join(from, "%04d.png")];
  const sink = ["-pix_fmt", "rgb24", "-compression_level", "1", "-start_number", "0", join(folder, "%04d.png")];
  await run("ffmpeg", [...source, ...sink], room);
}
