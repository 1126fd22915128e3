import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { quiet, reproducible } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";

const cache = resolve(import.meta.dirname, "../../.cache");

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
 * Makes pictures in YUV 4:4:4 of such in RGB, all of one size, and gives their names to `use`; they are gone afterwards.
 * From a PNG, the AVIF encoder would make a track of its own for an alpha channel, even where there is none.
 */
export async function withYuv(pictures: readonly string[], use: (files: string[]) => Promise<unknown>): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "yuv-"));
  try {
    const list = join(folder, "pictures.txt");
    const film = join(folder, "pictures.y4m");
    await writeFile(list, pictures.map((picture) => `file '${resolve(picture)}'\nduration 0.04\n`).join(""));
    const source = [...quiet, "-f", "concat", "-safe", "0", "-i", list, "-fps_mode", "passthrough"];
    const sink = ["-vf", toYuv, "-color_range", "tv", "-frames:v", String(pictures.length), ...reproducible, film];
    await run("ffmpeg", [...source, ...sink]);
    const files = await splitFilm(film, folder);
    if (files.length !== pictures.length) throw new Error(`${files.length} of ${pictures.length} pictures became YUV`);
    await use(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
