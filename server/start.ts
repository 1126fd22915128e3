import { join, resolve } from "node:path";
import { buildIsStale } from "./build-is-stale.ts";
import { buildSite, wordsOf } from "./build-site.ts";
import { readPort, serve } from "./serve.ts";
import { createSiteServer } from "./site-server.ts";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

/** The fingerprint that a build would have now. Throws a `SiteConfigError` when the owner's configuration is at fault. */
async function currentFingerprint(): Promise<string> {
  const { fingerprintOf } = await import("../generator/fingerprint.ts");
  const { loadSite, siteEnvironment } = await import("../generator/inputs/load-site.ts");
  const { default: siteConfig } = await import("../site.config.ts");
  return fingerprintOf(root, loadSite(siteConfig, siteEnvironment("production", root)));
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT ?? "4321");
  if (await buildIsStale(dist, await currentFingerprint())) {
    console.log("Building the site …");
    await buildSite(root);
  }
  const address = await serve(createSiteServer(dist), { port, host: process.env.HOST ?? "127.0.0.1" });
  console.log(`The site is at ${address}`);
}

await start().catch((error: unknown) => {
  console.error(wordsOf(error));
  process.exit(1);
});
