import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export interface NewFile {
  file: string;
  content: string | Uint8Array;
}

/**
 * Replaces files: all of them or, when one cannot be replaced, none. Each is written to a draft beside it first and moved into
 * its place in one step, so nobody meets half a file.
 */
export function replaceFiles(files: readonly NewFile[]): void {
  const moves = files.map(({ file, content }) => ({
    file,
    content,
    draft: join(dirname(file), `.draft-${process.pid}-${basename(file)}`),
  }));
  const undo: (() => void)[] = [];
  try {
    for (const { draft, content } of moves) {
      mkdirSync(dirname(draft), { recursive: true });
      writeFileSync(draft, content);
    }
    for (const { draft, file } of moves) {
      const old = existsSync(file) ? readFileSync(file) : undefined;
      renameSync(draft, file);
      undo.unshift(() => (old ? writeFileSync(file, old) : rmSync(file)));
    }
  } catch (error) {
    for (const step of undo) step();
    throw error;
  } finally {
    for (const { draft } of moves) rmSync(draft, { force: true });
  }
}
