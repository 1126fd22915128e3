import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../../server/listen.ts";
import { createSiteServer } from "../../../server/site-server.ts";
import { freePort } from "../../../tools/free-port.ts";
import { readBuiltSite } from "../built-site.ts";
import { localCaddyfile } from "../caddy/caddyfile.ts";
import { findBrotliModule, nginxHere, nginxRemedy } from "../nginx/find-nginx.ts";
import { localNginxConfig } from "../nginx/local-config.ts";
import { type StartedHost, startProgram } from "./start-program.ts";

/** A host that may run on this machine. */
export interface LocalHost {
  name: string;
  /** How to get it, where it is missing. */
  remedy: string | undefined;
  /** Tests, by a part of their names, of what its local server does otherwise than the host itself, which nobody can mend here. */
  unlike?: readonly string[];
  start: (folder: string) => Promise<StartedHost>;
}

/** Starts a program in a folder of its own that goes with it, on a file that is written there. */
async function startWith(origin: string, command: readonly [string, ...string[]], content: (state: string) => string) {
  const state = mkdtempSync(join(tmpdir(), "host-"));
  const remove = () => rmSync(state, { recursive: true, force: true });
  writeFileSync(join(state, "host.conf"), content(state));
  const environment = { XDG_CONFIG_HOME: state, XDG_DATA_HOME: state, HOME: state };
  const host = await startProgram([...command, join(state, "host.conf")], origin, environment, state).catch((error) => {
    remove();
    throw error;
  });
  return { origin, stop: () => host.stop().finally(remove) };
}

export const startNginx = (origin: string, content: (state: string) => string) =>
  startWith(origin, ["nginx", "-c"], content);

const caddyRemedy = "Caddy is missing: `apt-get install caddy` on Debian, `brew install caddy` on macOS";

/** The hosts for which configuration is written and that can run here. */
export const localHosts: readonly LocalHost[] = [
  {
    name: "npm start",
    remedy: undefined,
    start: async (folder) => {
      const { server, stop } = createSiteServer(folder);
      return { origin: `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`, stop };
    },
  },
  {
    name: "nginx",
    remedy: findBrotliModule() ? undefined : nginxRemedy,
    start: async (folder) => {
      const port = await freePort();
      const site = readBuiltSite(folder);
      return startNginx(`http://127.0.0.1:${port}`, (state) => localNginxConfig(site, { ...nginxHere(), state, port }));
    },
  },
  {
    name: "Caddy",
    remedy: spawnSync("caddy", ["version"]).error && caddyRemedy,
    start: async (folder) => {
      const port = await freePort();
      const command = ["caddy", "run", "--adapter", "caddyfile", "--config"] as const;
      return startWith(`http://127.0.0.1:${port}`, command, () => localCaddyfile(readBuiltSite(folder), port));
    },
  },
];
