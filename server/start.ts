import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { helpOf, readParameters } from "../generator/inputs/parameters.ts";
import { buildIsStale } from "./build-is-stale.ts";
import { readPort, StartError, serve } from "./serve.ts";
import { createSiteServer } from "./site-server.ts";

const root = resolve(import.meta.dirname, "..");
const dist = join(root, "dist");

const command = {
  name: "npm start",
  purpose:
    "Builds the site when it is not built or older than its sources, and serves it as a host would; PORT and HOST choose where.",
  options: {},
} as const;

async function start(): Promise<void> {
  const port = readPort(process.env.PORT ?? "4321");
  const { currentFingerprint } = await import("../generator/fingerprint.ts");
  if (await buildIsStale(dist, await currentFingerprint(root))) {
    console.log("Building the site …");
    const { buildSite } = await import("../generator/build.ts");
    await buildSite(root, console.log);
  }
  const { securityTxtFault, securityTxtFile } = await import("../generator/host/security-txt.ts");
  const fault = securityTxtFault(
    await readFile(join(dist, securityTxtFile), "utf8").catch(() => undefined),
    new Date(),
  );
  if (fault) console.log(fault);
  const address = await serve(createSiteServer(dist), { port, host: process.env.HOST ?? "127.0.0.1" });
  console.log(`The site is at ${address}`);
}

const { help } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else
  await start().catch((error: unknown) => {
    // What whoever starts the site can mend says where and how; a stack would hide it.
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
