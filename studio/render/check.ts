// Says whether the published film keeps its promises: node tools/run.mjs studio/render/check.ts
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { run } from "./command.ts";

const media = resolve(import.meta.dirname, "../../public/media");
const width = 480;
const height = 270;
const clearPart = 0.45;
const leastContrast = 4.5;
/** Of 255: the first picture is coded afresh, and so always differs a little from the last. */
const unseen = 0.5;

const framesOf = (file: string): Buffer[] => {
  const output = ["-vf", `scale=${width}:${height}`, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  const { stdout } = spawnSync("ffmpeg", ["-v", "error", "-i", file, ...output], { maxBuffer: 1 << 30 });
  const size = width * height * 3;
  return Array.from({ length: stdout.length / size }, (_, index) => stdout.subarray(index * size, (index + 1) * size));
};

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (frame: Buffer, pixel: number): number => {
  const channel = (index: number): number => linear[frame[pixel * 3 + index] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
};

const contrastOfWhite = (frame: Buffer): number => {
  let brightest = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * clearPart; x++) brightest = Math.max(brightest, luminance(frame, y * width + x));
  }
  return 1.05 / (brightest + 0.05);
};

const difference = (one: Buffer, other: Buffer): number => {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
};

const promise = (kept: boolean, text: string): void => {
  console.log(kept ? "kept  " : "BROKEN", text);
  if (!kept) process.exitCode = 1;
};

for (const name of ["hero.webm", "hero-small.webm", "hero.mp4"]) {
  const streams = run("ffprobe", [
    "-v",
    "error",
    "-show_entries",
    "stream=codec_type",
    "-of",
    "csv=p=0",
    `${media}/${name}`,
  ]);
  promise(streams.trim() === "video", `${name} is silent`);
}

const frames = framesOf(`${media}/hero.webm`);
const [first, second] = frames;
const last = frames.at(-1);
const beforeLast = frames.at(-2);
if (!first || !second || !last || !beforeLast) throw new Error("studio/render/check.ts: hero.webm has no frames");
const contrast = Math.min(...frames.map(contrastOfWhite));
promise(contrast >= leastContrast, `white text on the left ${clearPart * 100} % has ${contrast.toFixed(1)}:1 at least`);
const neighbours = Math.max(difference(first, second), difference(beforeLast, last));
const seam = difference(last, first);
promise(seam <= neighbours + unseen, `the seam changes ${seam.toFixed(2)}, its neighbours ${neighbours.toFixed(2)}`);
