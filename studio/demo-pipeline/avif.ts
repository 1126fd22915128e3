import { replaceFile } from "../support/replace-file.ts";
import { run } from "../support/run-program.ts";
import type { Frame } from "./frame.ts";
import { removeTimes } from "./remove-times.ts";
import { withYuv } from "./yuv.ts";

const settings = (quantizer: number, speed = 5) => [
  ...["--codec", "aom", "--jobs", "2", "--speed", String(speed), "--cicp", "1/13/1"],
  ...["--min", "0", "--max", "63", "-a", "end-usage=q", "-a", `cq-level=${quantizer}`],
  ...["-a", "tune-content=screen", "-a", "aq-mode=0"],
];

/**
 * No picture is made of several: such pictures leave traces of what moved in the parts that rest, the first one of what
 * is yet to come.
 */
const frameByFrame = ["-a", "arnr-maxframes=0", "-a", "enable-keyframe-filtering=0", "-a", "deltaq-mode=0"];

/** In ms. */
const longestPart = 240;

/**
 * A picture that rests, in parts: the encoder knows no lengths, and gives a picture the more bytes the more of those that
 * follow are like it. A repeated picture itself costs next to nothing.
 */
function partsOf(duration: number): number[] {
  const count = Math.ceil(duration / longestPart);
  const upTo = (part: number) => Math.round((duration * part) / count);
  return Array.from({ length: count }, (_, part) => upTo(part + 1) - upTo(part));
}

/**
 * Writes an AVIF that moves and repeats for ever. `quantizer` goes from 0, the finest, to 63; a higher `speed` (0 to 10)
 * makes it heavier in less time.
 */
export async function writeAvif(frames: readonly Frame[], file: string, quantizer = 42, speed = 5): Promise<void> {
  const encode = (draft: string) => (files: string[]) => {
    const pictures = files.flatMap((picture, index) =>
      partsOf(frames[index]?.duration ?? 0).flatMap((part) => ["--duration", String(part), picture]),
    );
    const sequence = ["--timescale", "1000", ...frameByFrame];
    return run("avifenc", [...settings(quantizer, speed), ...sequence, ...pictures, draft]);
  };
  await replaceFile(file, async (draft) => {
    await withYuv(
      frames.map((frame) => frame.file),
      encode(draft),
    );
    await removeTimes(draft);
  });
}

/** Writes one picture as AVIF. */
export async function writeStillAvif(picture: string, file: string): Promise<void> {
  await replaceFile(file, (draft) => withYuv([picture], (files) => run("avifenc", [...settings(24), ...files, draft])));
}
