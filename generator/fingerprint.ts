import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../src/config/site-schema.ts";
import { filesBelow } from "./files-below.ts";

const folders = ["src", "generator", "public"];
const files = ["site.config.ts", "redirects.txt", "vite.config.ts", "tsconfig.json", "package-lock.json"];

/**
 * A hash over all that a build of the project in `root` is made from: code, texts, media, locked packages and the site's
 * configuration as it is after the environment has had its say. Test files count for nothing. Equal fingerprints mean equal
 * builds, but for the day.
 */
export function fingerprintOf(root: string, site: Site): string {
  const hash = createHash("sha256").update(JSON.stringify(site));
  const below = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  for (const name of [...below, ...files]) {
    const file = join(root, name);
    if (/\.test\.tsx?$|\/\.DS_Store$/.test(name) || !existsSync(file)) continue;
    const content = readFileSync(file);
    hash.update(`\n${JSON.stringify(name)} ${content.length} `).update(content);
  }
  return hash.digest("hex").slice(0, 32);
}

/** The fingerprint of what a folder was built from, as its `_headers` file tells it; nothing when there is none. */
export function builtFingerprint(dist: string): string | undefined {
  const file = join(dist, "_headers");
  return existsSync(file) ? /^# build: (\S+)\r?\n/.exec(readFileSync(file, "utf8"))?.[1] : undefined;
}
