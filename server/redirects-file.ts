import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readLines } from "./headers-file.ts";

/** An address of an earlier site, and where what was there is now. */
export interface Redirect {
  /** A path, with its escapes undone. */
  from: string;
  /** A path of the site, perhaps with a fragment, or an address elsewhere. */
  to: string;
  status: number;
}

/** Reads a `_redirects` file: a line each of `from to status`. Throws an `Error` that names the line it cannot read. */
export function parseRedirectsFile(text: string): Redirect[] {
  return readLines("_redirects", text, (content) => {
    const wanted = new Error(`"/from /to 301" is wanted, not "${content}"`);
    const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(30[12])$/.exec(content) ?? [];
    if (!from || !to) throw wanted;
    try {
      return { from: decodeURIComponent(from), to, status: Number(status) };
    } catch {
      throw wanted;
    }
  });
}

/** The addresses of an earlier site that a built folder knows; none where it knows none. Throws as `parseRedirectsFile`. */
export function readRedirects(folder: string): Redirect[] {
  const file = join(folder, "_redirects");
  return existsSync(file) ? parseRedirectsFile(readFileSync(file, "utf8")) : [];
}

/**
 * Where a request is sent on to. What is asked behind the path, such as the name of a campaign, goes along where the address
 * has no question of its own.
 *
 * @param query with its `?`, or nothing
 */
export function locationOf({ to }: Redirect, query: string): string {
  if (to.includes("?")) return to;
  const [path = "", ...fragment] = to.split("#");
  return [path + query, ...fragment].join("#");
}
