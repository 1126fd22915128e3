import { replaceFile } from "../support/replace-file.ts";
import { run } from "../support/run-program.ts";
import type { Frame } from "./frame.ts";

/** Writes a WebP that moves and repeats for ever. */
export async function writeWebp(frames: readonly Frame[], file: string): Promise<void> {
  const whole = ["-loop", "0", "-kmin", "100", "-kmax", "1000"];
  const look = ["-lossy", "-q", "75", "-m", "4"];
  const pictures = frames.flatMap((frame) => [...look, "-d", String(frame.duration), frame.file]);
  await replaceFile(file, (draft) => run("img2webp", [...whole, ...pictures, "-o", draft]));
}

/** Writes one picture as WebP, for a browser that reads no AVIF. */
export async function writeStillWebp(picture: string, file: string): Promise<void> {
  await replaceFile(file, (draft) =>
    run("cwebp", ["-quiet", "-q", "75", "-m", "6", "-sharp_yuv", picture, "-o", draft]),
  );
}
