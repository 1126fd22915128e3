import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBuiltSite } from "../../commands/host/built-site.ts";
import { localNginxConfig } from "../../commands/host/nginx/local-config.ts";
import { freePort } from "../../tools/free-port.ts";
import { pause } from "../browser/pause.ts";

/** A server under load. */
export interface LoadedServer {
  name: string;
  /** Such as `http://127.0.0.1:8080`. */
  origin: string;
  processId: number;
  close: () => Promise<void>;
}

const root = resolve(import.meta.dirname, "../..");

/** How long a server may take to answer, in ms: `npm start` may have to build the site. */
const patience = 180_000;

async function answering(name: string, origin: string, child: ChildProcess): Promise<LoadedServer> {
  const endsAt = performance.now() + patience;
  const ended = () => child.exitCode !== null;
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (ended() || performance.now() > endsAt) throw new Error(`${name} does not answer at ${origin}`);
    await pause(100);
  }
  const close = async () => {
    child.kill("SIGTERM");
    while (!ended() && child.signalCode === null) await pause(50);
  };
  return { name, origin, processId: child.pid ?? 0, close };
}

function start(prefix: readonly string[], command: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const [program = "", ...parameters] = [...prefix, ...command];
  const stdio = ["ignore", "ignore", "inherit"] as const;
  return spawn(program, parameters, { cwd: root, stdio: [...stdio], env: { ...process.env, ...environment } });
}

/** What `npm start` runs, without npm: its own time is not the server's. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const node = process.env.BENCH_SITE_NODE ?? process.execPath;
  return (scripts.start ?? "").split(" ").map((word) => (word === "node" ? node : word));
}

/** Starts the site's own server, which serves the project's `dist/`. Rejects when it does not answer. */
export async function startOwnServer(prefix: readonly string[]): Promise<LoadedServer> {
  const port = await freePort();
  const child = start(prefix, startCommand(), { PORT: String(port), HOST: "127.0.0.1" });
  return answering("npm start", `http://127.0.0.1:${port}`, child);
}

/** Starts nginx on the same folder, as a host would be set up. Rejects when it does not answer. */
export async function startNginx(
  prefix: readonly string[],
  { folder, cache, brotliModule }: { folder: string; cache: string; brotliModule: string },
): Promise<LoadedServer> {
  const state = join(cache, "nginx");
  mkdirSync(state, { recursive: true });
  const port = await freePort();
  const local = { state, port, brotliModule, asRoot: process.getuid?.() === 0 };
  const file = join(state, "nginx.conf");
  writeFileSync(file, localNginxConfig(readBuiltSite(folder), local));
  return answering("nginx", `http://127.0.0.1:${port}`, start(prefix, ["nginx", "-c", file]));
}
