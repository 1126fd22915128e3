import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { extname, join, resolve } from "node:path";
import { contentType } from "mime-types";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { readSnapshot } from "../../server/snapshot.ts";
import { OwnerError } from "../../tools/owner-error.ts";

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** `origin` is the public one, as in the pages: `https://www.example.org`. */
export function readBuiltSite(dist: string) {
  const folder = resolve(dist);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const faultError = (fault: string) =>
    new OwnerError(`${folder} is not a built site:`, [`${fault}; run \`npm run build\``]);
  const missing = ["_headers", "sitemap.xml", "404.html"].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw faultError(`${missing.join(", ")} is missing`);
  const addresses = [...read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address),
  );
  const [landing] = addresses;
  if (!landing) throw faultError("sitemap.xml lists no page");
  const { resources, redirects } = readSnapshot(folder);
  const pages = addresses.map(({ pathname }) => pathname);
  const files = [...resources.keys()].filter((path) => !pages.includes(path)).sort();
  return {
    folder,
    origin: landing.origin,
    pages,
    files,
    rules: parseHeadersFile(read("_headers")),
    redirects: [...redirects.values()],
    types: contentTypesOf(files),
  };
}

function contentTypesOf(files: readonly string[]): Readonly<Record<string, string>> {
  const extensions = new Set(["html", ...files.map((file) => extname(file).slice(1))]);
  const known = [...extensions].filter((extension) => /^\w+$/.test(extension) && contentType(extension)).sort();
  return Object.fromEntries(known.map((extension) => [extension, String(contentType(extension))]));
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
