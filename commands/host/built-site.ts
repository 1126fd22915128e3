import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentType } from "mime-types";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { readRedirects } from "../../server/redirects-file.ts";
import { OwnerError } from "../../tools/owner-error.ts";

/** `origin` is where the site is to be found, as its pages say: `https://www.example.org`. */
export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** Reads a built folder. Throws an `OwnerError` with the remedy when it holds no whole build. */
export function readBuiltSite(dist: string) {
  const folder = resolve(dist);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const refusal = (fault: string) =>
    new OwnerError(`${folder} holds no built site:`, [`${fault}; run \`npm run build\``]);
  const missing = ["_headers", "sitemap.xml", "404.html"].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) throw refusal(`${missing.join(", ")} is missing`);
  const [, origin] = /<loc>(https?:\/\/[^/<]+)/.exec(read("sitemap.xml")) ?? [];
  if (!origin) throw refusal("sitemap.xml names no page");
  return { folder, origin, rules: parseHeadersFile(read("_headers")), redirects: readRedirects(folder) };
}

const endings = "html js css json webmanifest xml txt vtt svg png jpg webp avif gif ico woff2 webm mp4";

export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  endings.split(" ").map((ending) => [`.${ending}`, contentType(ending) || ""]),
);

/** A block of a server's configuration. */
export const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
];

/**
 * The name by which visitors may look for a site as well: with `www.` where it has none, and without where it has. Nothing for
 * a name below another one, such as `plugins.university.example`, which nobody writes with `www.`.
 */
export function otherNameOf(host: string): string | undefined {
  if (host.startsWith("www.")) return host.slice("www.".length);
  return /^[^.]+\.[^.\d]+$/.test(host) ? `www.${host}` : undefined;
}
