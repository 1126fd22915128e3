import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { type HeaderRules, parseHeadersFile } from "../../server/headers-file.ts";
import { type Redirect, readRedirects } from "../../server/redirects-file.ts";

/** What a host must know of a built folder. */
export interface BuiltSite {
  /** The folder, as an absolute path. */
  folder: string;
  /** Where the site is to be found, as its pages say: `https://www.example.org`. */
  origin: string;
  rules: HeaderRules;
  redirects: readonly Redirect[];
}

/** Reads a built folder. Throws an `OwnerError` with the remedy when it holds no whole build. */
export function readBuiltSite(dist: string): BuiltSite {
  const folder = resolve(dist);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const missing = ["_headers", "sitemap.xml", "404.html"].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw new OwnerError(`${folder} holds no built site:`, [`${missing.join(", ")} is missing; run \`npm run build\``]);
  }
  const [, origin] = /<loc>(https?:\/\/[^/<]+)/.exec(read("sitemap.xml")) ?? [];
  if (!origin)
    throw new OwnerError(`${folder} holds no built site:`, ["sitemap.xml names no page; run `npm run build`"]);
  return {
    folder,
    origin,
    rules: parseHeadersFile(read("_headers")),
    redirects: readRedirects(folder),
  };
}
