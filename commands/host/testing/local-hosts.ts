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

async function startOwn(folder: string): Promise<StartedHost> {
  const { server, stop } = createSiteServer(folder);
  return { origin: `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`, stop };
}

/** Starts a program on a file that is written for it, in a folder of its own that goes with it. */
export async function startWith(
  file: string,
  content: (state: string) => string,
  origin: string,
  command: (file: string) => readonly [string, ...string[]],
): Promise<StartedHost> {
  const state = mkdtempSync(join(tmpdir(), "host-"));
  const remove = () => rmSync(state, { recursive: true, force: true });
  try {
    writeFileSync(join(state, file), content(state));
    const environment = { XDG_CONFIG_HOME: state, XDG_DATA_HOME: state, HOME: state };
    const host = await startProgram(command(join(state, file)), origin, environment);
    return { origin, stop: () => host.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startNginx(folder: string): Promise<StartedHost> {
  const port = await freePort();
  const content = (state: string) => localNginxConfig(readBuiltSite(folder), { ...nginxHere(), state, port });
  return startWith("nginx.conf", content, `http://127.0.0.1:${port}`, (file) => ["nginx", "-c", file]);
}

async function startCaddy(folder: string): Promise<StartedHost> {
  const port = await freePort();
  const content = () => localCaddyfile(readBuiltSite(folder), port);
  const command = (file: string) => ["caddy", "run", "--config", file, "--adapter", "caddyfile"] as const;
  return startWith("Caddyfile", content, `http://127.0.0.1:${port}`, command);
}

const hasCaddy = () => !spawnSync("caddy", ["version"]).error;

/** The hosts for which configuration is written and that can run here. */
export const localHosts: readonly LocalHost[] = [
  { name: "npm start", remedy: undefined, start: startOwn },
  { name: "nginx", remedy: findBrotliModule() ? undefined : nginxRemedy, start: startNginx },
  {
    name: "Caddy",
    remedy: hasCaddy()
      ? undefined
      : "Caddy is missing: `apt-get install caddy` on Debian, `brew install caddy` on macOS",
    start: startCaddy,
  },
];
