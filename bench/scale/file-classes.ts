import { statSync } from "node:fs";
import { extname, join } from "node:path";
import type { HeaderRules } from "../../server/headers-file.ts";
import { filesIn } from "../load/requested-paths.ts";
import { headersFor } from "../serve/header-rules.ts";

/** A file as it goes over the wire. */
export interface ServedFile {
  path: string;
  /** In bytes, compressed where the build has a twin. */
  bytes: number;
}

/** Files that a browser may keep alike. */
export interface FileClass {
  /** The `Cache-Control` that they are answered with. */
  keeping: string;
  files: number;
  bytes: number;
}

/** The path at which a file of the build answers; nothing for what no visitor can ask for. */
export function addressOfFile(file: string): string | undefined {
  if (/\.(br|gz)$/.test(file) || file.startsWith("/_") || file === "/404.html") return undefined;
  if (file === "/index.html") return "/";
  return extname(file) === ".html" ? file.slice(0, -".html".length) : file;
}

/** Every file of a built folder that a visitor can ask for. */
export function servedFiles(folder: string): ServedFile[] {
  return filesIn(folder).flatMap((file) => {
    const path = addressOfFile(file);
    if (!path) return [];
    const size = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size;
    return [{ path, bytes: size(`${file}.br`) ?? size(file) ?? 0 }];
  });
}

/** The files by how long they may be kept, the most bytes first. */
export function fileClasses(files: readonly ServedFile[], rules: HeaderRules): FileClass[] {
  const classes = new Map<string, FileClass>();
  for (const { path, bytes } of files) {
    const keeping = headersFor(rules, path)["cache-control"] ?? "nothing said";
    const known = classes.get(keeping) ?? { keeping, files: 0, bytes: 0 };
    classes.set(keeping, { keeping, files: known.files + 1, bytes: known.bytes + bytes });
  }
  return [...classes.values()].sort((one, other) => other.bytes - one.bytes);
}

/** For how long a cache may answer without asking, in s. */
export function keptFor(keeping: string): number {
  return Number(/max-age=(\d+)/.exec(keeping)?.[1] ?? 0);
}
