import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { freePort } from "../../tools/free-port.ts";
import { pause } from "../browser/pause.ts";
import { nginxConfig } from "./nginx-config.ts";

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

const moduleFile = "ngx_http_brotli_static_module.so";
const modulePlaces = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

/** How to get nginx, where it is missing or cannot serve Brotli; nothing where it is there. */
export function nginxRemedy(): string | undefined {
  const there = !spawnSync("nginx", ["-v"]).error && modulePlaces.some((place) => existsSync(join(place, moduleFile)));
  if (there) return undefined;
  return "nginx with Brotli is missing: `apt-get install nginx-light libnginx-mod-http-brotli-static` on Debian";
}

/** Starts nginx on the same folder, with the same headers. Rejects when it does not answer. */
export async function startNginx(prefix: readonly string[], folder: string, cache: string): Promise<LoadedServer> {
  const state = join(cache, "nginx");
  mkdirSync(state, { recursive: true });
  const port = await freePort();
  const place = modulePlaces.find((candidate) => existsSync(join(candidate, moduleFile))) ?? "";
  const config = nginxConfig({
    folder,
    state,
    port,
    brotliModule: join(place, moduleFile),
    rules: parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8")),
    asRoot: process.getuid?.() === 0,
  });
  const file = join(state, "nginx.conf");
  writeFileSync(file, config);
  return answering("nginx", `http://127.0.0.1:${port}`, start(prefix, ["nginx", "-c", file]));
}
