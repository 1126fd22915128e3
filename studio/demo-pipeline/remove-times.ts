import { readFile, writeFile } from "node:fs/promises";
import { readBoxes } from "../support/boxes.ts";

/** How many bytes of a header box its two times take, by its version. */
const bytesOfTimes = [8, 16];

/**
 * Writes zeros over the times at which an AVIF that moves was made, of which `avifenc` cannot be kept: with them, the same
 * pictures would give other bytes every time.
 */
export async function removeTimes(path: string): Promise<void> {
  const file = await readFile(path);
  const { moov } = readBoxes(file);
  const headers = [moov.mvhd, ...moov.traks.flatMap((track) => [track.tkhd, track.mdia.mdhd])];
  for (const { start, hdr_size, version } of headers) {
    if (start === undefined || hdr_size === undefined) throw new Error(`${path} has a header that is nowhere`);
    const from = start + hdr_size;
    file.fill(0, from, from + (bytesOfTimes[version] ?? 0));
  }
  await writeFile(path, file);
}
