import { spawnSync } from "node:child_process";
import { cpus } from "node:os";

/** Words to put before the commands of server and load, which keep them from each other's way. */
export interface Pinning {
  server: readonly string[];
  load: readonly string[];
  /** How many threads ask. */
  loadThreads: number;
}

/** A thousand connections are more files than most shells let a program open. */
const manyFiles = ["sh", "-c", 'ulimit -n 16384 2>/dev/null; exec "$@"', "sh"];

/** With two processors or more and `taskset`: the server has the first to itself, the load all others. */
export function pinning(): Pinning {
  const processors = cpus().length;
  const apart = processors > 1 && !spawnSync("taskset", ["--version"]).error;
  const on = (which: string) => [...manyFiles, ...(apart ? ["taskset", "-c", which] : [])];
  return { server: on("0"), load: on(`1-${processors - 1}`), loadThreads: Math.max(1, processors - 1) };
}
