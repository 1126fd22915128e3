import { readdirSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** The files below a folder by their paths in it, in order. A link to nowhere, such as an editor's lock, is none. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.split(sep).join("/"))
    .sort();
}
