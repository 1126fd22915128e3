import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { placeIn, serve } from "../../server/serve.ts";
import { createSiteServer } from "../../server/site-server.ts";

const root = resolve(import.meta.dirname, "../..");
const dist = join(root, "dist");

const command = {
  name: "npm start",
  purpose:
    "Builds the site when it is not built or older than its sources, and serves it as a host would; PORT and HOST choose where.",
  options: {},
} as const;

async function start(): Promise<void> {
  const place = placeIn(process.env);
  const { buildWhenStale } = await import("../../generator/build-when-stale.ts");
  await buildWhenStale(root);
  const { securityTxtFile } = await import("../../generator/host/security-txt.ts");
  const { securityTxtFault } = await import("../support/security-txt-fault.ts");
  const text = await readFile(join(dist, securityTxtFile), "utf8").catch(() => undefined);
  const fault = securityTxtFault(text, new Date());
  if (fault) console.log(fault);
  await serve(createSiteServer(dist), place);
}

const { help } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await start();
