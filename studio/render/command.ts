import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** Runs a program to its end and throws what it said if it fails. */
export const run = (program: string, parameters: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(program, parameters, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${parameters.join(" ")}\n${stderr}`);
  return stdout;
};

export interface Sink {
  write(data: Buffer): Promise<void>;
  end(): Promise<void>;
}

/** A program that is fed piece by piece on its standard input. */
export const feed = (program: string, parameters: readonly string[]): Sink => {
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
};
