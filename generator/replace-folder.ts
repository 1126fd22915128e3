import { cpSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * Puts a new folder in the place of an old one in two renames, so that whoever serves it meets the one or the other. Where the
 * old one cannot be renamed (a mount, say) its files are replaced; `last` is then written at the end.
 */
export function replaceFolder(fresh: string, target: string, last: string): void {
  const old = `${fresh}-old`;
  rmSync(old, { recursive: true, force: true });
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } catch {
    if (existsSync(old) && !existsSync(target)) renameSync(old, target);
    cpSync(fresh, target, { recursive: true, filter: (file) => file !== `${fresh}/${last}` });
    cpSync(`${fresh}/${last}`, `${target}/${last}`);
    for (const file of readdirSync(target, { recursive: true, encoding: "utf8" })) {
      if (!existsSync(join(fresh, file))) rmSync(join(target, file), { recursive: true, force: true });
    }
    rmSync(fresh, { recursive: true });
  }
  rmSync(old, { recursive: true, force: true });
}
