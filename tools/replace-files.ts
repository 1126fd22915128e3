import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Replaces none if one of the drafts cannot be written. */
export function replaceFiles(files: readonly { file: string; content: string | Uint8Array }[]): void {
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

export function writeTexts(root: string, texts: Readonly<Record<string, string>>): void {
  replaceFiles(Object.entries(texts).map(([path, content]) => ({ file: join(root, path), content })));
  for (const path of Object.keys(texts)) console.log(`Written: ${path}`);
}
