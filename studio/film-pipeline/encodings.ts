import { rm } from "node:fs/promises";
import { framing } from "../film/framing.ts";
import { quiet, reproducible, run, words } from "../support/run-program.ts";

/** Writes `target` from `source`: the lossless film, or a picture. */
type Write = (source: string, target: string, quality: number) => Promise<unknown>;

/** One file that is written from a picture or a film. */
export interface Encoding {
  readonly name: string;
  /** In bytes. */
  readonly limit: number;
  /** In the encoder's own scale, best first: the first that keeps within the limit is taken. */
  readonly qualities: readonly number[];
  readonly write: Write;
}

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
const avif =
  (filter = "null"): Write =>
  (source, target, quality) => {
    const look = `-a end-usage=q -a cq-level=${quality} -a tune=ssim --min 0 --max 63`;
    const settings = words(`--speed 2 --jobs 2 --depth 10 --yuv 420 ${look}`);
    return withPicture(source, target, `${filter},format=rgb48`, (picture) =>
      run("avifenc", [...settings, picture, "-o", target]),
    );
  };

const webp: Write = (source, target, quality) =>
  withPicture(source, target, "format=rgb24,noise=alls=2:allf=t", (picture) =>
    run("cwebp", [...words(`-quiet -m 6 -sharp_yuv -q ${quality}`), picture, "-o", target]),
  );

const toBt709 =
  "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int";
const video = [
  ...words("-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv -an"),
  ...reproducible,
];

/**
 * The grain is described in the stream and added by the player: it hides steps in the dark and costs a few bytes. No
 * temporal filter, which smooths the first picture more than the last and so would show the seam.
 */
const av1 =
  (filter: string, reading: readonly string[] = []): Write =>
  (source, target, quality) => {
    const settings =
      "tune=0:film-grain=6:film-grain-denoise=0:enable-qm=1:qm-min=4:keyint=-1:enable-overlays=0:enable-tf=0";
    const codec = words(`-c:v libsvtav1 -preset 4 -crf ${quality} -svtav1-params ${settings}`);
    const sink = ["-vf", `${filter},format=yuv420p10le`, ...codec, ...video, "-f", "webm", target];
    return run("ffmpeg", [...quiet, ...reading, "-i", source, ...sink]);
  };

/** x264 writes other bytes with another number of threads, which by itself it takes from the machine. */
const h264: Write = (source, target, quality) => {
  const codec = words(`-c:v libx264 -profile:v high -preset veryslow -crf ${quality} -threads 4`);
  const settings = words("-x264-params aq-mode=3:aq-strength=1.1:deblock=-1,-1 -movflags +faststart");
  const filter = `${toBt709}:s=1280x720,noise=alls=2,format=yuv420p`;
  return run("ffmpeg", [
    ...[...quiet, "-i", source, "-vf", filter, ...codec],
    ...[...settings, ...video, "-f", "mp4", target],
  ]);
};

/** From the lossless film. The posters are its first picture, so that nothing jumps where a poster becomes the film. */
export const fromMaster: readonly Encoding[] = [
  { name: "poster-hero.avif", limit: 30_000, qualities: [13, 16, 19, 22, 26], write: avif() },
  { name: "poster-hero.webp", limit: 60_000, qualities: [88, 84, 80, 76], write: webp },
  { name: "hero.mp4", limit: 1_800_000, qualities: [21, 22, 23, 24, 26], write: h264 },
  { name: "hero-small.webm", limit: 400_000, qualities: [27, 30, 33, 36], write: av1(`${toBt709}:s=1280x720`) },
  { name: "hero.webm", limit: 1_200_000, qualities: [25, 28, 31], write: av1(toBt709) },
];

/**
 * The part of the film that an upright screen shows, in px of the film. The page covers the screen with the film and keeps 70 %
 * of what is left over to the left; a part that is itself cut out so looks the same on every screen as narrow as it or narrower.
 */
const tallWidth = 860;
const tallLeft = 0.7 * (framing.width - tallWidth);

/** ffmpeg's filter that cuts it out and makes it `across` × `down` px. */
const tallPart = (across: number, down: number) =>
  `crop=${tallWidth}:${framing.height}:${tallLeft}:0,scale=${across}:${down}:flags=lanczos`;

const toSmall = "scale=1280:720:flags=lanczos";

/** From the large poster, for a phone that is held upright and for screens with few pixels. */
export const smallPosters: readonly Encoding[] = [
  { name: "poster-hero-tall.avif", limit: 8_000, qualities: [16, 19, 22, 26], write: avif(tallPart(688, 864)) },
  { name: "poster-hero-small.avif", limit: 14_000, qualities: [13, 16, 19, 22], write: avif(toSmall) },
];

/** A reader that leaves the grain out, which would be coded like a picture and then added once more. */
const withoutGrain = words("-c:v libdav1d -export_side_data film_grain");

/** The film for upright screens, from the published one: what they show of it, as sharp as the small one, in half its bytes. */
export const tallFilm: Encoding = {
  name: "hero-tall.webm",
  limit: 200_000,
  qualities: [33, 36],
  write: av1(tallPart(576, 720), withoutGrain),
};
