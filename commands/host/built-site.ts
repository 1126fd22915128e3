import { isIP } from "node:net";
import { extname, join, resolve } from "node:path";
import { contentType } from "mime-types";
import { isHtml, type Resource, readSnapshot } from "../../server/snapshot.ts";
import { root } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";

export type BuiltSite = ReturnType<typeof readBuiltSite>;

/** `origin` is the public one, as in the pages. */
export function readBuiltSite(dist = join(root, "dist")) {
  const folder = resolve(dist);
  try {
    const { resources, redirects, rules } = readSnapshot(folder);
    const landing = String(resources.get("/")?.identity.content);
    const [, origin] = /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(landing) ?? [];
    if (!origin) throw new Error(`${folder} is not a build: its landing page has no canonical URL`);
    const paths = [...resources.keys()].sort();
    const htmlFiles = paths.filter((path) => isHtml(resources.get(path) as Resource));
    // An owner's HTML file is served under both of its names.
    const pages = htmlFiles.filter((path) => !path.endsWith(".html") && !resources.has(`${path}.html`));
    const files = paths.filter((path) => !pages.includes(path));
    const extensions = [...new Set(["html", ...files.map((file) => extname(file).slice(1))])].sort();
    const types = extensions
      .filter((extension) => /^\w+$/.test(extension) && contentType(extension))
      .map((extension): [string, string] => [extension, String(contentType(extension))]);
    return { folder, origin, landing, rules, redirects: [...redirects.values()], pages, files, types };
  } catch (error) {
    throw new OwnerError("There is no built site:", [`${(error as Error).message}; run \`npm run build\``]);
  }
}

export const block = (head: string, lines: string[]) => [`${head} {`, ...lines.map((line) => `\t${line}`), "}"];

/**
 * Adds or removes `www.`. Undefined for a longer name unless it `isRegistered`: without the
 * Public Suffix List, `site.com.br` looks like a subdomain, where nobody types `www.`.
 */
export function wwwVariantOf(host: string, isRegistered = false): string | undefined {
  if (host.startsWith("www.")) return host.slice("www.".length);
  const labels = isIP(host) ? 0 : host.split(".").length;
  return labels === 2 || (isRegistered && labels > 2) ? `www.${host}` : undefined;
}
