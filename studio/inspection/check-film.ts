// Says whether white text can be read on the film and whether its loop shows a seam:
//   node tools/run.mjs studio/inspection/check-film.ts
import { resolve } from "node:path";
import { wcagContrast } from "culori";
import { runForBytes } from "../support/run-program.ts";

const film = resolve(import.meta.dirname, "../../public/media/hero.webm");
const width = 480;
const height = 270;
/** The part on the left on which the page writes. */
const clearPart = 0.45;
const leastContrast = 4.5;
/** Of 255: the first picture is coded afresh, and so always differs a little from the last. */
const unseen = 0.5;

async function framesOf(file: string): Promise<Buffer[]> {
  const output = ["-vf", `scale=${width}:${height}`, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  const pixels = await runForBytes("ffmpeg", ["-v", "error", "-i", file, ...output]);
  const size = width * height * 3;
  return Array.from({ length: pixels.length / size }, (_, index) => pixels.subarray(index * size, (index + 1) * size));
}

/** The least of all pixels, by the brightest of each channel: never more than what it really is. */
function contrastOfWhite(frame: Buffer): number {
  const brightest = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width * clearPart; x++) {
      for (const channel of [0, 1, 2]) {
        const value = frame[(y * width + x) * 3 + channel] ?? 0;
        brightest[channel] = Math.max(brightest[channel] ?? 0, value);
      }
    }
  }
  const [r = 0, g = 0, b = 0] = brightest.map((value) => value / 255);
  return wcagContrast("white", { mode: "rgb", r, g, b });
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

function report(holds: boolean, text: string): void {
  console.log(holds ? "holds " : "BROKEN", text);
  if (!holds) process.exitCode = 1;
}

const frames = await framesOf(film);
const [first, second] = frames;
const [beforeLast, last] = frames.slice(-2);
if (!first || !second || !beforeLast || !last) throw new Error(`${film} has no pictures`);
const contrast = Math.min(...frames.map(contrastOfWhite));
report(contrast >= leastContrast, `white text on the left ${clearPart * 100} % has ${contrast.toFixed(1)}:1 at least`);
const neighbours = Math.max(difference(first, second), difference(beforeLast, last));
const seam = difference(last, first);
report(seam <= neighbours + unseen, `the seam changes ${seam.toFixed(2)}, its neighbours ${neighbours.toFixed(2)}`);
