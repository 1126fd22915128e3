import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Replaces `target` by two renames, so that a running server sees either the old or the new folder. If it cannot be
 * renamed (a mount), replaces the files instead, with `last` at the end.
 */
export function replaceFolder(source: string, target: string, last: string): void {
  const backup = `${source}-old`;
  rmSync(backup, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, backup);
    renameSync(source, target);
  } catch {
    if (existsSync(backup) && !existsSync(target)) renameSync(backup, target);
    cpSync(source, target, { recursive: true, filter: (file) => join(file) !== join(source, last) });
    for (const file of readdirSync(target, { recursive: true, encoding: "utf8" })) {
      if (!existsSync(join(source, file))) rmSync(join(target, file), { recursive: true, force: true });
    }
    cpSync(join(source, last), join(target, last));
    rmSync(source, { recursive: true });
  }
  rmSync(backup, { recursive: true, force: true });
}
