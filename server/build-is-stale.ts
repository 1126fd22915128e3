import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const sources = [
  "build",
  "public",
  "src",
  "site.config.ts",
  "vite.config.ts",
  "package-lock.json",
  ".env",
  ".env.local",
];

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((entry) => newest(join(path, entry))));
}

/**
 * Whether a built folder is older than what it is made from, or the environment sets values of the site: those may
 * differ from the ones at the time of the build.
 */
export function buildIsStale(root: string, dist: string): boolean {
  if (Object.keys(process.env).some((name) => name.startsWith("PLUGINSITE_"))) return true;
  const built = statSync(join(dist, "_headers")).mtimeMs;
  return sources.some((source) => newest(join(root, source)) > built);
}
