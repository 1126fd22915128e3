import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

const execute = promisify(execFile);
/** In bytes: a film's pixels are many. */
const outputLimit = 2 ** 30;

/**
 * Runs a program to its end and returns what it wrote to its standard output. Throws an `Error` with the command and
 * what the program said when it fails.
 */
export async function run(program: string, parameters: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, parameters, { maxBuffer: outputLimit });
  return stdout;
}

/** As `run`, for a program that writes pictures instead of text. */
export async function runForBytes(program: string, parameters: readonly string[]): Promise<Buffer> {
  const { stdout } = await execute(program, parameters, { maxBuffer: outputLimit, encoding: "buffer" });
  return stdout;
}

/** What takes data piece by piece; each `write` waits until there is room for the next. */
export interface Sink {
  write(data: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** Starts a program that is fed on its standard input. `end` throws an `Error` when the program fails. */
export function feed(program: string, parameters: readonly string[]): Sink {
  const child = spawn(program, parameters, { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(child, "exit");
  return {
    async write(data) {
      if (!child.stdin.write(data)) await Promise.race([once(child.stdin, "drain"), ended]);
    },
    async end() {
      child.stdin.end();
      const [status] = await ended;
      if (status !== 0) throw new Error(`${program} ended with ${status}`);
    },
  };
}
