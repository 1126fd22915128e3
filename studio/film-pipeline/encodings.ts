import { framing } from "../film/framing.ts";
import { quiet, reproducible, run } from "../support/run-program.ts";

export interface Encoding {
  readonly name: string;
  /** In bytes. */
  readonly limit: number;
  /** On the encoder's own scale, best first. The first that stays within the limit is used. */
  readonly qualities: readonly number[];
  /** Writes `target` from `source`, which is the lossless film or a picture. */
  readonly write: (source: string, target: string, quality: number) => Promise<unknown>;
}

type Write = Encoding["write"];

/** Writes a PNG of the film's first frame, or of the picture, after ffmpeg's `filter`. Returns its path. */
async function stillOf(source: string, filter: string) {
  const picture = `${source}.still.png`;
  await run`ffmpeg ${quiet} -i ${source} -frames:v 1 -vf ${filter} ${reproducible} -c:v png -f image2 ${picture}`;
  return picture;
}

/** A still with ten bits per channel: eight would cause banding in the dark. `filter` is ffmpeg's. */
const avif =
  (filter = "null"): Write =>
  async (source, target, quality) => {
    const picture = await stillOf(source, `${filter},format=rgb48`);
    await run`avifenc --speed 2 --jobs 2 --depth 10 --yuv 420 --min 0 --max 63
      -a end-usage=q -a ${`cq-level=${quality}`} -a tune=ssim ${picture} -o ${target}`;
  };

const webp: Write = async (source, target, quality) => {
  const picture = await stillOf(source, "format=rgb24,noise=alls=2:allf=t");
  await run`cwebp -quiet -m 6 -sharp_yuv -q ${quality} ${picture} -o ${target}`;
};

const toBt709 =
  "scale=in_range=full:out_range=limited:out_color_matrix=bt709:flags=lanczos+accurate_rnd+full_chroma_int";
const colours = "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv".split(" ");

/**
 * The player adds grain, which hides banding in the dark. No temporal filter: it smooths the first frame more than the
 * last, which would make the loop's seam visible.
 */
const grain = "tune=0:film-grain=6:film-grain-denoise=0:enable-qm=1:qm-min=4:keyint=-1:enable-overlays=0:enable-tf=0";

const av1 =
  (filter: string, input: readonly string[] = []): Write =>
  (source, target, quality) =>
    run`ffmpeg ${quiet} ${input} -i ${source} -vf ${`${filter},format=yuv420p10le`} -c:v libsvtav1 -preset 4
      -crf ${quality} -svtav1-params ${grain} ${colours} -an ${reproducible} -f webm ${target}`;

/** The number of threads, which depends on the machine by default, changes x264's output. */
const h264: Write = (source, target, quality) =>
  run`ffmpeg ${quiet} -i ${source} -vf ${`${toBt709}:s=1280x720,noise=alls=2,format=yuv420p`}
    -c:v libx264 -profile:v high -preset veryslow -crf ${quality} -threads 4
    -x264-params aq-mode=3:aq-strength=1.1:deblock=-1,-1 -movflags +faststart
    ${colours} -an ${reproducible} -f mp4 ${target}`;

/** The posters are the film's first frame, so that nothing jumps when it replaces them. */
export const fromMaster: readonly Encoding[] = [
  { name: "poster-hero.avif", limit: 30_000, qualities: [13, 16, 19, 22, 26], write: avif() },
  { name: "poster-hero.webp", limit: 60_000, qualities: [88, 84, 80, 76], write: webp },
  { name: "hero.mp4", limit: 1_800_000, qualities: [21, 22, 23, 24, 26], write: h264 },
  { name: "hero-small.webm", limit: 400_000, qualities: [27, 30, 33, 36], write: av1(`${toBt709}:s=1280x720`) },
  { name: "hero.webm", limit: 1_200_000, qualities: [25, 28, 31], write: av1(toBt709) },
];

/** The part that upright screens show, in px of the film: as the page crops it, with 70 % of the excess on the left. */
const tallWidth = 860;
const tallLeft = 0.7 * (framing.width - tallWidth);

const cropToTall = (width: number, height: number) =>
  `crop=${tallWidth}:${framing.height}:${tallLeft}:0,scale=${width}:${height}:flags=lanczos`;

const toSmall = "scale=1280:720:flags=lanczos";

/** From the large poster. */
export const smallPosters: readonly Encoding[] = [
  { name: "poster-hero-tall.avif", limit: 8_000, qualities: [16, 19, 22, 26], write: avif(cropToTall(688, 864)) },
  { name: "poster-hero-small.avif", limit: 14_000, qualities: [13, 16, 19, 22], write: avif(toSmall) },
];

/** Decodes without the grain, which would be encoded as picture content and then added again. */
const withoutGrain = ["-c:v", "libdav1d", "-export_side_data", "film_grain"];

const writeTall = av1(cropToTall(576, 720), withoutGrain);

/** From the published film: as sharp as the small one, with half its bytes. */
export const tallFilm: Encoding = { name: "hero-tall.webm", limit: 200_000, qualities: [33, 36], write: writeTall };
