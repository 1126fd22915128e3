import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { replaceFile } from "../support/replace-file.ts";
import type { Encoding } from "./encoding.ts";

/** Where the film and its posters are published. */
export const media = resolve(import.meta.dirname, "../../public/media");

/**
 * Writes each file from `source`, in the first quality that keeps it within its limit. Throws an `Error` when none does;
 * whatever fails, the file that is there stays.
 */
export async function publish(source: string, encodings: readonly Encoding[]): Promise<void> {
  for (const { name, limit, qualities, write } of encodings) {
    await replaceFile(join(media, name), async (draft) => {
      for (const quality of qualities) {
        await write(source, draft, quality);
        const { size } = await stat(draft);
        console.log(name, `quality ${quality}:`, size, "bytes");
        if (size <= limit) return;
      }
      throw new Error(`studio/film-pipeline: ${name} is over ${limit} bytes at every quality`);
    });
  }
}
