import { mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "./command.ts";

const media = resolve(import.meta.dirname, "../../public/media");
const unfinished = resolve(import.meta.dirname, "../../.cache/film");

export interface Encoding {
  readonly name: string;
  readonly limit: number;
  /** In the encoder's own scale, best first: the first that keeps within the limit is taken. */
  readonly qualities: readonly number[];
  /** Writes `target` from the lossless `master`. */
  write(master: string, target: string, quality: number): void;
}

const quiet = ["-v", "error", "-y"];
const toBt709 =
  "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int";
const labels = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];

/**
 * The grain is described in the stream and added by the player: it hides steps in the dark and costs a few bytes. No
 * temporal filter, which smooths the first picture more than the last and so would show the seam.
 */
const av1 = (name: string, limit: number, qualities: readonly number[], grain: number, size = ""): Encoding => ({
  name,
  limit,
  qualities,
  write(master, target, quality) {
    const settings = `tune=0:film-grain=${grain}:film-grain-denoise=0:enable-qm=1:qm-min=4:keyint=-1:enable-overlays=0:enable-tf=0`;
    const filter = `${toBt709}${size && `:s=${size}`},format=yuv420p10le`;
    const codec = ["-c:v", "libsvtav1", "-preset", "4", "-crf", String(quality), "-svtav1-params", settings];
    run("ffmpeg", [...quiet, "-i", master, "-vf", filter, ...codec, ...labels, "-an", "-f", "webm", target]);
  },
});

const h264 = (name: string, limit: number, qualities: readonly number[], size: string): Encoding => ({
  name,
  limit,
  qualities,
  write(master, target, quality) {
    const filter = `${toBt709}:s=${size},noise=alls=2,format=yuv420p`;
    const codec = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryslow", "-crf", String(quality)];
    const settings = ["-x264-params", "aq-mode=3:aq-strength=1.1:deblock=-1,-1", "-movflags", "+faststart"];
    run("ffmpeg", [
      ...quiet,
      "-i",
      master,
      "-vf",
      filter,
      ...codec,
      ...settings,
      ...labels,
      "-an",
      "-f",
      "mp4",
      target,
    ]);
  },
});

const firstFrame = (master: string, picture: string, filter = "null"): void => {
  run("ffmpeg", [...quiet, "-i", master, "-frames:v", "1", "-vf", filter, "-c:v", "png", "-f", "image2", picture]);
};

const avif = (name: string, limit: number, qualities: readonly number[]): Encoding => ({
  name,
  limit,
  qualities,
  write(master, target, quality) {
    const picture = `${target}.png`;
    firstFrame(master, picture, "format=rgb48");
    const settings = [
      "-s",
      "2",
      "-d",
      "10",
      "-y",
      "420",
      "-a",
      "end-usage=q",
      "-a",
      `cq-level=${quality}`,
      "-a",
      "tune=ssim",
    ];
    run("avifenc", [...settings, "--min", "0", "--max", "63", picture, "-o", target]);
    rmSync(picture);
  },
});

const webp = (name: string, limit: number, qualities: readonly number[]): Encoding => ({
  name,
  limit,
  qualities,
  write(master, target, quality) {
    const picture = `${target}.png`;
    firstFrame(master, picture, "format=rgb24,noise=alls=2:allf=t");
    run("cwebp", ["-quiet", "-m", "6", "-sharp_yuv", "-q", String(quality), picture, "-o", target]);
    rmSync(picture);
  },
});

/** All are of the same picture, so that nothing jumps where a poster becomes the film. */
export const filmFiles: readonly Encoding[] = [
  avif("poster-hero.avif", 30_000, [13, 16, 19, 22, 26]),
  webp("poster-hero.webp", 60_000, [88, 84, 80, 76]),
  h264("hero.mp4", 1_800_000, [21, 22, 23, 24, 26], "1280x720"),
  av1("hero-small.webm", 400_000, [27, 30, 33, 36], 6, "1280x720"),
  av1("hero.webm", 1_200_000, [25, 28, 31], 6),
];

/** Whatever fails, the file that is there stays. */
export const publish = (master: string, encodings: readonly Encoding[]): void => {
  for (const folder of [media, unfinished]) mkdirSync(folder, { recursive: true });
  for (const { name, limit, qualities, write } of encodings) {
    const temporary = join(unfinished, name);
    const fits = qualities.some((quality) => {
      write(master, temporary, quality);
      const { size } = statSync(temporary);
      console.log(name, `quality ${quality}:`, size, "bytes");
      return size <= limit;
    });
    if (!fits) throw new Error(`studio/render/encode.ts: ${name} is over ${limit} bytes at every quality`);
    renameSync(temporary, join(media, name));
  }
};
