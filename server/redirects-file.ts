import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linesIn } from "./headers-file.ts";

export type Redirect = ReturnType<typeof readRedirects>[number];

export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** `from` is decoded; `to` may have a fragment or be an external URL. Throws an `Error` for an invalid line. */
export function readRedirects(folder: string) {
  const file = join(folder, "_redirects");
  return linesIn(existsSync(file) ? readFileSync(file, "utf8") : "").map((line) => {
    const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(30[12])\s*$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects: got "${line}", expected "/from /to 301"`);
    return { from: safeDecode(from), to, status: Number(status) };
  });
}

/** The target with the request's `query` (with its `?`, or empty), unless it has a query itself. */
export function locationOf(to: string, query: string): string {
  if (to.includes("?")) return to;
  const [path = "", ...fragment] = to.split("#");
  return [path + query, ...fragment].join("#");
}
