import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../src/config/site-schema.ts";
import { filesBelow } from "./files-below.ts";

function filesOf(root: string, source: string): string[] {
  const found = statSync(join(root, source), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [source] : [];
  return filesBelow(join(root, source)).map((file) => `${source}/${file}`);
}

/** A hash over facts, and over files and folders below `root`. Test files and what is missing count for nothing. */
export function hashOf(root: string, sources: readonly string[], facts: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const name of sources.flatMap((source) => filesOf(root, source))) {
    if (/\.test\.tsx?$|\/\.DS_Store$/.test(name)) continue;
    const content = readFileSync(join(root, name));
    hash.update(`\n${JSON.stringify(name)} ${content.length} `).update(content);
  }
  return hash.digest("hex").slice(0, 32);
}

const folders = ["src", "generator", "public"];
const files = ["site.config.ts", "redirects.txt", "vite.config.ts", "tsconfig.json", "package-lock.json"];

/**
 * A hash over all that a build of the project in `root` is made from: code, texts, media, locked packages and the site's
 * configuration as it is after the environment has had its say. Equal fingerprints mean equal builds, but for the day.
 */
export const fingerprintOf = (root: string, site: Site): string => hashOf(root, [...folders, ...files], site);

/** The fingerprint of what a folder was built from, as its `_headers` file tells it; nothing when there is none. */
export function builtFingerprint(dist: string): string | undefined {
  const file = join(dist, "_headers");
  return existsSync(file) ? /^# build: (\S+)\r?\n/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}
