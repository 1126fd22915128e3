import { join } from "node:path";
import { builtFingerprint, fingerprintOf } from "./fingerprint.ts";
import { readSite } from "./inputs/load-site.ts";

export async function buildWhenStale(root: string): Promise<void> {
  if (builtFingerprint(join(root, "dist")) === fingerprintOf(root, readSite(root))) return;
  console.log("Building the site …");
  const { buildSite } = await import("./build.ts");
  await buildSite(root);
}
