import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listen } from "../../../server/listen.ts";
import { readBuiltSite } from "../built-site.ts";
import { localCaddyfile } from "../caddyfile.ts";
import { findBrotliModule, localNginxConfig } from "../nginx.ts";

type Command = readonly [string, ...string[]];

/** A port of 127.0.0.1 that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), "close");
  return port;
}

/** With all that a program keeps for its user in one folder. */
export const environmentAt = (home: string) => {
  return { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
};

/** Starts a web server in a temporary folder and waits until it answers. Rejects with its output if it exits first. */
export async function startProgram(origin: string, commandIn: (state: string) => Command, env = {}) {
  const state = mkdtempSync(join(tmpdir(), "host-"));
  const [program, ...parameters] = commandIn(state);
  const child = spawn(program, parameters, { env: { ...environmentAt(state), ...env }, cwd: state });
  const output: unknown[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => output.push(part));
  const ended = once(child, "close").finally(() => rmSync(state, { recursive: true, force: true }));
  const failed = ended.then(() => Promise.reject(new Error(`${program} ended: ${output.join("")}`)));
  // Any other error comes from a running server, such as one that speaks another protocol.
  const isUp = () => fetch(origin).catch(({ cause }) => cause?.code !== "ECONNREFUSED");
  while (!(await Promise.race([isUp(), failed]))) await pause(20);
  const stop = () => {
    child.kill("SIGTERM");
    // A program that it has started may keep them open.
    for (const stream of [child.stdout, child.stderr]) stream.destroy();
    return ended;
  };
  return { origin, stop };
}

export async function startConfigured(command: Command, content: (port: number, state: string) => string) {
  const port = await freePort();
  return startProgram(`http://127.0.0.1:${port}`, (state) => {
    const file = join(state, "host.conf");
    writeFileSync(file, content(port, state));
    return [...command, file];
  });
}

const nginxMissing =
  "nginx with Brotli is missing: `apt-get install nginx-light libnginx-mod-http-brotli-static` on Debian";
const caddyMissing = "Caddy is missing: `apt-get install caddy` on Debian, `brew install caddy` on macOS";
const runCaddy = ["caddy", "run", "--adapter", "caddyfile", "--config"] as const;

/** With how to install each, if it is missing. */
export const localHosts = [
  {
    name: "nginx",
    remedy: findBrotliModule() ? undefined : nginxMissing,
    start: (folder: string) =>
      startConfigured(["nginx", "-c"], (port, state) => localNginxConfig(readBuiltSite(folder), port, state)),
  },
  {
    name: "Caddy",
    remedy: spawnSync("caddy", ["version"]).error && caddyMissing,
    start: (folder: string) => startConfigured(runCaddy, (port) => localCaddyfile(readBuiltSite(folder), port)),
  },
];
