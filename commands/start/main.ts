import { join } from "node:path";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { listenOptions, serve } from "../../server/run-server.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { securityTxtFault } from "../lib/security-txt-fault.ts";

await runCommand(
  {
    name: "npm start",
    purpose: "Builds the site if needed and serves it as a host would. PORT and HOST set the address.",
    options: {},
  },
  async () => {
    const options = listenOptions();
    await buildWhenStale(root);
    const dist = join(root, "dist");
    const fault = securityTxtFault(dist, new Date());
    if (fault) console.log(fault);
    await serve(dist, options);
  },
);
