import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLines } from "./headers-file.ts";

export interface Redirect {
  /** A path, decoded. */
  from: string;
  /** A path of the site, possibly with a fragment, or an external URL. */
  to: string;
  status: number;
}

/** Decodes a part of a URL; returns it unchanged if an escape is malformed. */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads lines of `from to status`. Throws an `Error` that names the first invalid line. */
export function parseRedirectsFile(text: string): Redirect[] {
  return readLines("_redirects", text, (content) => {
    const invalid = new Error(`got "${content}", expected "/from /to 301"`);
    const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(30[12])$/.exec(content) ?? [];
    if (!from || !to) throw invalid;
    try {
      return { from: decodeURIComponent(from), to, status: Number(status) };
    } catch {
      throw invalid;
    }
  });
}

/** Returns none if the folder has no `_redirects`. Throws like `parseRedirectsFile`. */
export function readRedirects(folder: string): Redirect[] {
  const file = join(folder, "_redirects");
  return existsSync(file) ? parseRedirectsFile(readFileSync(file, "utf8")) : [];
}

/** The target with the request's `query` (with its `?`, or empty), unless it has a query itself. */
export function locationOf({ to }: Redirect, query: string): string {
  if (to.includes("?")) return to;
  const [path = "", ...fragment] = to.split("#");
  return [path + query, ...fragment].join("#");
}
