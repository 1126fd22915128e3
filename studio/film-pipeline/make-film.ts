import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Page } from "@playwright/test";
import type { Plugin } from "vite";
import { root } from "../../tools/command-line.ts";
import { framing } from "../film/framing.ts";
import { withStudio } from "../support/browser.ts";
import { quiet, run, splitArgs } from "../support/run-program.ts";
import { type Encoding, fromMaster, smallPosters, tallFilm } from "./encodings.ts";

const cache = join(root, ".cache/film");
const media = "public/media";

const loopSeconds = 10;
const rate = 24;

/** Writes each file at the first quality that is within its limit. Throws an `Error` if none is. */
async function encode(source: string, encodings: readonly Encoding[], folder: string): Promise<void> {
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
async function* framesOf(page: Page, received: () => Buffer): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < loopSeconds * rate; frame++) {
    await page.evaluate(
      async (moment) => {
        const pixels = window.film?.(moment);
        await fetch("/film-frame", { method: "POST", body: pixels?.buffer as ArrayBuffer });
      },
      (frame * 1000) / rate,
    );
    if (frame % rate === 0) console.log(`${frame} of ${loopSeconds * rate}`);
    yield received();
  }
}

async function renderMaster(master: string): Promise<void> {
  let received: Buffer;
  /** Receives a frame by HTTP: through the browser's debugging protocol it would be text, and slow. */
  const receiver: Plugin = {
    name: "film-frames",
    configureServer(server) {
      server.middlewares.use("/film-frame", async (request, response) => {
        received = await buffer(request);
        response.end();
      });
    },
  };
  const config = { plugins: [receiver], cacheDir: ".cache/film-vite", optimizeDeps: { noDiscovery: true } };
  await withStudio(config, splitArgs("--use-angle=swiftshader --enable-unsafe-swiftshader"), async (url, browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on("pageerror", (error) => console.error(error));
    await page.goto(`${url}studio/film/`);
    await page.waitForFunction(() => window.film !== undefined);
    const { width, height } = framing;
    const input = splitArgs(`-f rawvideo -pix_fmt x2bgr10le -s ${width}x${height} -r ${rate} -i -`);
    const filter = `scale=${width}:${height}:flags=lanczos,format=gbrp10le`;
    const output = ["-vf", filter, ...splitArgs("-c:v ffv1 -level 3 -f matroska"), master];
    const encoder = spawn("ffmpeg", [...quiet, ...input, ...output], { stdio: ["pipe", "inherit", "inherit"] });
    const exited = once(encoder, "exit");
    await pipeline(Readable.from(framesOf(page, () => received)), encoder.stdin);
    const [status] = await exited;
    if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
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
  await run("avifdec", ["--depth", "16", join(root, media, "poster-hero.avif"), picture]);
  await encode(picture, smallPosters, folder);
}

export const makeTallFilm = (folder: string): Promise<void> =>
  encode(join(root, media, "hero.webm"), [tallFilm], folder);
