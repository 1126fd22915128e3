import { join } from "node:path";
import siteConfig from "../site.config.ts";
import { builtFingerprint, fingerprintOf } from "./fingerprint.ts";
import { loadSite } from "./inputs/load-site.ts";
import { siteEnvironment } from "./inputs/site-environment.ts";

/**
 * Builds the project in `root` when it is not built, or was built from something else than what is there now. Throws an
 * `OwnerError` when the configuration is at fault.
 */
export async function buildWhenStale(root: string): Promise<void> {
  const site = loadSite(siteConfig, siteEnvironment("production", root));
  if (builtFingerprint(join(root, "dist")) === fingerprintOf(root, site)) return;
  console.log("Building the site …");
  const { buildSite } = await import("./build.ts");
  await buildSite(root, console.log);
}
