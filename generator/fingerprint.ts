import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import siteConfig from "../site.config.ts";
import type { Site } from "../src/config/site-schema.ts";
import { loadSite } from "./inputs/load-site.ts";
import { siteEnvironment } from "./inputs/site-environment.ts";

/** What the build takes from these is in their contents. */
const read = [
  "src",
  "generator",
  "site.config.ts",
  "redirects.txt",
  "vite.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** What the build takes from these is which files there are; they are heavy, and change by being made anew. */
const listed = ["public", "media"];

/** In B: what is larger is known by its size and time, as reading it would keep a start waiting. */
const largestRead = 1_000_000;

const left = /\.test\.tsx?$|(^|\/)\.DS_Store$/;

/** The files at or below a path of the project, by their paths below its root; none when there is nothing. */
async function filesAt(root: string, path: string): Promise<string[]> {
  const stats = await stat(join(root, path)).catch(() => undefined);
  if (!stats) return [];
  if (!stats.isDirectory()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, "/").length).split(sep).join("/"))
    .filter((file) => !left.test(file))
    .sort();
}

/** What is to be known of a file: its contents, or its size and time where those are enough or it is large. */
async function stateOf(root: string, file: string, contents: boolean): Promise<string> {
  const stats = await stat(join(root, file)).catch(() => undefined);
  if (!stats) return "gone";
  if (!contents || !stats.isFile() || stats.size > largestRead) return `${stats.size} ${Math.trunc(stats.mtimeMs)}`;
  const content = await readFile(join(root, file)).catch(() => "");
  return createHash("sha256").update(content).digest("hex");
}

/**
 * A hash over all that a build of the project in `root` is made from: code, texts, media, locked packages and the site's
 * configuration as it is after the environment has had its say. Test files count for nothing, as do files that come and
 * go while it is taken. Equal fingerprints mean equal builds, but for the day.
 */
export async function fingerprintOf(root: string, site: Site): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(site));
  for (const path of [...read, ...listed]) {
    for (const file of await filesAt(root, path)) {
      hash.update(`\n${JSON.stringify(file)} ${await stateOf(root, file, read.includes(path))}`);
    }
  }
  return hash.digest("hex").slice(0, 32);
}

/** The fingerprint that a build for production would have now. Throws a `SiteConfigError` when the configuration is at fault. */
export function currentFingerprint(root: string): Promise<string> {
  return fingerprintOf(root, loadSite(siteConfig, siteEnvironment("production", root)));
}
