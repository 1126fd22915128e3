import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface NewFile {
  file: string;
  content: string | Uint8Array;
}

/**
 * Replaces files: none while one of them cannot be written. Each is written to a draft beside it first and moved into its place
 * in one step, so nobody meets half a file.
 */
export function replaceFiles(files: readonly NewFile[]): void {
  const drafts = files.map(({ file, content }) => {
    return { file, content, draft: join(dirname(file), `.draft-${process.pid}-${basename(file)}`) };
  });
  try {
    for (const { draft, content } of drafts) {
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, content);
    }
    for (const { draft, file } of drafts) renameSync(draft, file);
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}
