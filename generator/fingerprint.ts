import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../src/config/site-schema.ts";
import { filesBelow } from "./files-below.ts";

function filesOf(root: string, source: string): string[] {
  const stats = statSync(join(root, source), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [source] : [];
  return filesBelow(join(root, source), root).map((file) => `${source}/${file}`);
}

/** Hashes `inputs` and all files in `sources` (paths of files or folders). Skips tests and missing files. */
export function hashOf(root: string, sources: readonly string[], inputs: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(inputs));
  for (const name of sources.flatMap((source) => filesOf(root, source))) {
    if (/\.test\.tsx?$|\/\.DS_Store$/.test(name)) continue;
    const content = readFileSync(join(root, name));
    hash.update(`\n${JSON.stringify(name)} ${content.length} `).update(content);
  }
  return hash.digest("hex").slice(0, 32);
}

const folders = ["src", "generator", "public", "server", "tools"];
const files = ["site.config.ts", "redirects.txt", "tsconfig.json", "package.json", "package-lock.json"];

/** Of all inputs of a build, environment overrides included. If equal, so are the builds, except for the date. */
export const fingerprintOf = (root: string, site: Site): string => hashOf(root, [...folders, ...files], site);

export function builtFingerprint(dist: string): string | undefined {
  const file = join(dist, "_headers");
  return existsSync(file) ? /^# build: (\S+)\r?\n/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}
