import { mkdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";

/** On the same disk as the pictures, so that a finished one is moved in one step. */
const draftFolder = resolve(import.meta.dirname, "../../.cache/drafts");

/**
 * Writes a file by way of a draft with the same ending: a tool that fails half way must not replace the picture that is
 * there. `make` gets the draft's path and writes it.
 */
export async function replaceFile(file: string, make: (draft: string) => Promise<unknown>): Promise<void> {
  await mkdir(draftFolder, { recursive: true });
  const draft = join(draftFolder, `${process.pid}-${basename(file)}`);
  try {
    await make(draft);
    await mkdir(dirname(file), { recursive: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
