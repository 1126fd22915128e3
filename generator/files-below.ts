import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** The sorted relative paths of all files below a folder. Skips dangling links, such as an editor's lock file. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.split(sep).join("/"))
    .sort();
}
