import { quiet, reproducible } from "../support/ffmpeg.ts";
import { run } from "../support/run-program.ts";
import type { Encoding } from "./encoding.ts";
import { tallPart } from "./tall-part.ts";

const toBt709 =
  "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int";
const labels = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"];

/**
 * The grain is described in the stream and added by the player: it hides steps in the dark and costs a few bytes. No
 * temporal filter, which smooths the first picture more than the last and so would show the seam.
 */
const av1 = (
  name: string,
  limit: number,
  qualities: readonly number[],
  filter: string,
  reading: readonly string[] = [],
): Encoding => ({
  name,
  limit,
  qualities,
  async write(source, target, quality) {
    const settings =
      "tune=0:film-grain=6:film-grain-denoise=0:enable-qm=1:qm-min=4:keyint=-1:enable-overlays=0:enable-tf=0";
    const codec = ["-c:v", "libsvtav1", "-preset", "4", "-crf", String(quality), "-svtav1-params", settings];
    const sink = [
      "-vf",
      `${filter},format=yuv420p10le`,
      ...codec,
      ...labels,
      "-an",
      ...reproducible,
      "-f",
      "webm",
      target,
    ];
    await run("ffmpeg", [...quiet, ...reading, "-i", source, ...sink]);
  },
});

/** x264 writes other bytes with another number of threads, which by itself it takes from the machine. */
const threads = ["-threads", "4"];

const h264 = (name: string, limit: number, qualities: readonly number[], size: string): Encoding => ({
  name,
  limit,
  qualities,
  async write(master, target, quality) {
    const filter = `${toBt709}:s=${size},noise=alls=2,format=yuv420p`;
    const codec = ["-c:v", "libx264", "-profile:v", "high", "-preset", "veryslow", "-crf", String(quality), ...threads];
    const settings = ["-x264-params", "aq-mode=3:aq-strength=1.1:deblock=-1,-1", "-movflags", "+faststart"];
    const sink = ["-vf", filter, ...codec, ...settings, ...labels, "-an", ...reproducible, "-f", "mp4", target];
    await run("ffmpeg", [...quiet, "-i", master, ...sink]);
  },
});

/** The film in every form, from the lossless one. */
export const videos: readonly Encoding[] = [
  h264("hero.mp4", 1_800_000, [21, 22, 23, 24, 26], "1280x720"),
  av1("hero-small.webm", 400_000, [27, 30, 33, 36], `${toBt709}:s=1280x720`),
  av1("hero.webm", 1_200_000, [25, 28, 31], toBt709),
];

/** A reader that leaves the grain out, which would be coded like a picture and then added once more. */
const withoutGrain = ["-c:v", "libdav1d", "-export_side_data", "film_grain"];

/** The film for upright screens, from the published one: what they show of it, as sharp as the small one, in half its bytes. */
export const tallFilm = av1("hero-tall.webm", 200_000, [33, 36], tallPart(576, 720), withoutGrain);
