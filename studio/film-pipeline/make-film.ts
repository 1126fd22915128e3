import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { JSHandle } from "@playwright/test";
import { root } from "../../tools/command-line.ts";
import { framing } from "../film/framing.ts";
import { withModule } from "../support/browser.ts";
import { quiet, run } from "../support/run-program.ts";
import { type Encoding, fromMaster, smallPosters, tallFilm } from "./encodings.ts";

const cache = join(root, ".cache/film");
const media = "public/media";

type Film = typeof import("../film/scene.ts");

const rate = 24;
const frameCount = 10 * rate;

/** Writes each file at the first quality that is within its limit. Throws an `Error` if none is. */
async function encode(source: string, encodings: readonly Encoding[], folder: string) {
  for (const { name, limit, qualities, write } of encodings) {
    const target = join(folder, media, name);
    let size = Number.POSITIVE_INFINITY;
    for (const quality of qualities) {
      if (size <= limit) break;
      await write(source, target, quality);
      ({ size } = await stat(target));
      console.log(name, `quality ${quality}:`, size, "bytes");
    }
    if (size > limit) throw new Error(`studio/film-pipeline: ${name} is over ${limit} bytes at every quality`);
  }
}

/** The film's frames in order: ten bits per channel, four bytes per pixel, as ffmpeg's `x2bgr10le`. */
async function* framesOf(film: JSHandle<Film>): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < frameCount; frame++) {
    const pixels = await film.evaluate(({ render }, moment) => render(moment), frame / frameCount);
    if (frame % rate === 0) console.log(`${frame} of ${frameCount}`);
    yield Buffer.from(pixels.buffer);
  }
}

async function renderMaster(master: string) {
  const flags = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  await withModule<Film>("studio/film/scene.ts", { flags }, async (film) => {
    const size = `${framing.width}x${framing.height}`;
    const encoding = run`ffmpeg ${quiet} -f rawvideo -pix_fmt x2bgr10le -s ${size} -r ${rate} -i -
      -vf format=gbrp10le -c:v ffv1 -level 3 -f matroska ${master}`;
    await Promise.all([encoding, pipeline(Readable.from(framesOf(film)), encoding.child.stdin as Writable)]);
  });
}

export async function makeFilm(folder: string): Promise<void> {
  const master = join(cache, "master.mkv");
  await mkdir(cache, { recursive: true });
  await renderMaster(master);
  await encode(master, fromMaster, folder);
}

export async function makePosters(folder: string): Promise<void> {
  const picture = join(cache, "poster.png");
  await mkdir(cache, { recursive: true });
  // Not with ffmpeg, which only reads AVIF from version 6 on.
  await run`avifdec --depth 16 ${join(root, media, "poster-hero.avif")} ${picture}`;
  await encode(picture, smallPosters, folder);
}

export const makeTallFilm = (folder: string) => encode(join(root, media, "hero.webm"), [tallFilm], folder);
