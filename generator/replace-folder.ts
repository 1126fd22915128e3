import { existsSync, renameSync, rmSync } from "node:fs";

/** Replaces `target` by two renames, so that a running server sees either the old or the new folder. */
export function replaceFolder(source: string, target: string): void {
  const backup = `${source}-old`;
  rmSync(backup, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, backup);
  renameSync(source, target);
  rmSync(backup, { recursive: true, force: true });
}
