import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** Every file of a folder, as a path from it, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .sort();
}

const still = /poster|still|card/;

/**
 * What the load asks for in turn: the landing page, a script that is kept for ever and a demo. Throws an `Error` when
 * the build has no such file.
 */
export function requestedPaths(files: readonly string[]): string[] {
  const first = (what: string, fits: (file: string) => boolean) => {
    const found = files.find(fits);
    if (!found) throw new Error(`The build holds no ${what}`);
    return found;
  };
  return [
    "/",
    first("script in /assets", (file) => /^\/assets\/.*\.js$/.test(file)),
    first("AVIF demo in /media", (file) => /^\/media\/.*\.avif$/.test(file) && !still.test(file)),
  ];
}
