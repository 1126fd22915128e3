import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Replaces none if one of the drafts cannot be written. */
export function replaceFiles(files: readonly { file: string; content: string | Uint8Array }[]): void {
  const draftOf = (file: string) => join(dirname(file), `.draft-${process.pid}-${basename(file)}`);
  try {
    for (const { file, content } of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(draftOf(file), content);
    }
    for (const { file } of files) renameSync(draftOf(file), file);
  } finally {
    for (const { file } of files) rmSync(draftOf(file), { force: true });
  }
}

export function writeTexts(root: string, texts: Readonly<Record<string, string>>): void {
  replaceFiles(Object.entries(texts).map(([path, content]) => ({ file: join(root, path), content })));
  for (const path of Object.keys(texts)) console.log(`Written: ${path}`);
}
