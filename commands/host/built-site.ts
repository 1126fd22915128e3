import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { extname, join, resolve } from "node:path";
import { contentType } from "mime-types";
import { filesBelow } from "../../generator/files-below.ts";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { readRedirects } from "../../server/redirects-file.ts";
import { OwnerError } from "../../tools/owner-error.ts";

/** `origin` is the public one, as in the pages: `https://www.example.org`. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

export function readBuiltSite(dist: string) {
  const folder = resolve(dist);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const faultError = (fault: string) =>
    new OwnerError(`${folder} is not a built site:`, [`${fault}; run \`npm run build\``]);
  const missing = ["_headers", "sitemap.xml", "404.html"].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw faultError(`${missing.join(", ")} is missing`);
  const [, origin] = /<loc>(https?:\/\/[^/<]+)/.exec(read("sitemap.xml")) ?? [];
  if (!origin) throw faultError("sitemap.xml lists no page");
  return {
    folder,
    origin,
    rules: parseHeadersFile(read("_headers")),
    redirects: readRedirects(folder),
    types: contentTypesIn(folder),
  };
}

/** The content types of a build's files by extension, without its dot. Other files are `application/octet-stream`. */
function contentTypesIn(folder: string): Readonly<Record<string, string>> {
  const extensions = new Set(filesBelow(folder).map((file) => extname(file).slice(1)));
  const types = [...extensions].sort().map((extension) => [extension, extension && contentType(extension)]);
  return Object.fromEntries(types.filter(([extension, type]) => type && /^\w+$/.test(String(extension))));
}

export const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];

/**
 * Adds or removes `www.`. Returns undefined for longer names, unless told that they are registered: without the Public
 * Suffix List, `site.com.br` is no different from the subdomain `plugins.site.example`, where nobody types `www.`.
 */
export function wwwVariantOf(host: string, isRegistered = false): string | undefined {
  if (host.startsWith("www.")) return host.slice("www.".length);
  const labels = isIP(host) ? 0 : host.split(".").length;
  return labels === 2 || (isRegistered && labels > 2) ? `www.${host}` : undefined;
}
