import { type ChildProcess, spawn } from "node:child_process";
import { resolve } from "node:path";

const runner = resolve(import.meta.dirname, "../../tools/run.mjs");

/** A program of the server's that runs in a process of its own. */
export interface Program {
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

/** Starts a file of this room with arguments, in a process that nothing of this one's output reaches. */
export function run(file: string, args: readonly string[] = [], around: Surroundings = {}): Program {
  const { env = {}, flags = [], errorFile } = around;
  const child = spawn(process.execPath, [...flags, runner, resolve(import.meta.dirname, "..", file), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", errorFile ?? "pipe", "ipc"],
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
  const program = run("testing/serve-folder.ts", [folder], around);
  const port = new Promise<number>((resolve) => {
    program.child.stdout?.on("data", () => {
      const [, port] = /The site is at http:\/\/127\.0\.0\.1:(\d+)\n/.exec(program.said.out) ?? [];
      if (port) resolve(Number(port));
    });
  });
  const failed = program.ended.then((code): never => {
    throw new Error(`The server ended with ${code}: ${program.said.out}${program.said.err}`);
  });
  failed.catch(() => {});
  return { ...program, port: await Promise.race([port, failed]) };
}
