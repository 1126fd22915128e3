import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

/** A program of this project that runs in a process of its own. */
export interface Program {
  /** It does what it is sent: a script. */
  child: ChildProcess;
  /** What it has said up to now. */
  said: { out: string; err: string };
  /** How it ends: its code, or nothing after a signal that it did not catch. */
  ended: Promise<number | null>;
}

export interface Surroundings {
  env?: Record<string, string>;
  /** Options of Node's own. */
  flags?: readonly string[];
  /** An open file to which the process writes its faults, in place of `said.err`. */
  errorFile?: number;
}

const root = resolve(import.meta.dirname, "../..");

const obey =
  'process.on("message",(script)=>setImmediate(()=>eval(script)));process.on("disconnect",()=>process.exit(1))';

export function run(file: string, parameters: readonly string[] = [], around: Surroundings = {}): Program {
  const { env = {}, flags = [], errorFile = "pipe" } = around;
  const runner = ["--import", `data:text/javascript,${obey}`, resolve(root, "tools/run.mjs"), resolve(root, file)];
  const child = spawn(process.execPath, [...flags, ...runner, ...parameters], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", errorFile, "ipc"],
  });
  const said = { out: "", err: "" };
  child.stdout?.on("data", (part) => {
    said.out += part;
  });
  child.stderr?.on("data", (part) => {
    said.err += part;
  });
  return { child, said, ended: new Promise((resolve) => child.on("close", resolve)) };
}

/** Serves a folder in a process of its own and gives back the port. Rejects with what the program said if it ends first. */
export async function serveFolder(folder: string, around: Surroundings = {}): Promise<Program & { port: number }> {
  const env = { PORT: "0", ...around.env };
  const program = run("server/serve-built.ts", [folder], { ...around, env });
  const { child, said, ended } = program;
  await Promise.race([ended, new Promise((resolve) => child.stdout?.once("data", resolve))]);
  const [, port] = /^The site is at http:\/\/127\.0\.0\.1:(\d+)\n/.exec(said.out) ?? [];
  if (!port) throw new Error(`The server ended with ${await ended}: ${said.out}${said.err}`);
  return { ...program, port: Number(port) };
}
