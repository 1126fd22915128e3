import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** An address of an earlier site, and where what was there is now. */
export interface Redirect {
  /** A path, with its escapes undone. */
  from: string;
  /** A path of the site, perhaps with a fragment, or an address elsewhere. */
  to: string;
  status: number;
}

/**
 * Reads a `_redirects` file: a line each of `from to status`; `#` begins a comment. Throws an `Error` that names the line it
 * cannot read, for an address that is lost in silence is not missed until a visitor has.
 */
export function parseRedirectsFile(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) return [];
    try {
      const [, from, to, status] = /^(\/\S*)\s+(\S+)\s+(30[12])$/.exec(content) ?? [];
      if (!from || !to) throw new Error();
      return [{ from: decodeURIComponent(from), to, status: Number(status) }];
    } catch {
      throw new Error(`_redirects, line ${index + 1}: "/from /to 301" is wanted, not "${content}"`);
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
