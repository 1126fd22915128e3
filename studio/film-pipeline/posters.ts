import { rm } from "node:fs/promises";
import { quiet, reproducible } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";
import type { Encoding } from "./encoding.ts";

/** Gives `use` the first picture of a film, or a picture itself, as a PNG that went through ffmpeg's `filter`. */
async function withPicture(
  source: string,
  target: string,
  filter: string,
  use: (picture: string) => Promise<unknown>,
): Promise<void> {
  const picture = `${target}.png`;
  const sink = ["-frames:v", "1", "-vf", filter, ...reproducible, "-c:v", "png", "-f", "image2", picture];
  try {
    await run("ffmpeg", [...quiet, "-i", source, ...sink]);
    await use(picture);
  } finally {
    await rm(picture, { force: true });
  }
}

/** A still in ten bits a channel: with eight, the dark would show steps. `filter` is ffmpeg's. */
export const avif = (name: string, limit: number, qualities: readonly number[], filter = "null"): Encoding => ({
  name,
  limit,
  qualities,
  async write(source, target, quality) {
    const look = ["-a", "end-usage=q", "-a", `cq-level=${quality}`, "-a", "tune=ssim", "--min", "0", "--max", "63"];
    const settings = ["--speed", "2", "--jobs", "2", "--depth", "10", "--yuv", "420", ...look];
    await withPicture(source, target, `${filter},format=rgb48`, (picture) =>
      run("avifenc", [...settings, picture, "-o", target]),
    );
  },
});

const webp = (name: string, limit: number, qualities: readonly number[]): Encoding => ({
  name,
  limit,
  qualities,
  async write(source, target, quality) {
    await withPicture(source, target, "format=rgb24,noise=alls=2:allf=t", (picture) =>
      run("cwebp", ["-quiet", "-m", "6", "-sharp_yuv", "-q", String(quality), picture, "-o", target]),
    );
  },
});

/** Of the film's first picture, so that nothing jumps where a poster becomes the film. */
export const posters: readonly Encoding[] = [
  avif("poster-hero.avif", 30_000, [13, 16, 19, 22, 26]),
  webp("poster-hero.webp", 60_000, [88, 84, 80, 76]),
];
