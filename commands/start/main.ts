import { join } from "node:path";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { listenOptions, serve } from "../../server/run-server.ts";
import { root, runCommand } from "../../tools/command-line.ts";

await runCommand({
  name: "npm start",
  purpose: "Builds the site if needed and serves it like a host, at HOST and PORT.",
  options: {},
  async run() {
    const options = listenOptions();
    await buildWhenStale(root);
    await serve(join(root, "dist"), options);
  },
});
