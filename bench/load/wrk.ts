import { spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** What wrk found out; times in ms. */
export interface WrkResult {
  requests: number;
  /** How long it asked, in s. */
  seconds: number;
  bytes: number;
  /** Answers of 400 and above, and connections that failed. */
  faults: number;
  median: number;
  /** 99 of 100 answers took no longer. */
  p99: number;
}

/** What wrk runs: asks for each path in turn as a browser would, and prints its result as one line of JSON. */
export function wrkScript(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(", ");
  return `local paths = { ${list} }
local asked, turn = {}, 0
function init()
  for i, path in ipairs(paths) do
    asked[i] = wrk.format("GET", path, { ["Accept-Encoding"] = "gzip, deflate, br", ["Host"] = "127.0.0.1" })
  end
end
function request()
  turn = turn % #asked + 1
  return asked[turn]
end
function done(summary, latency)
  local errors = summary.errors
  local faults = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format('RESULT {"requests":%d,"seconds":%f,"bytes":%d,"faults":%d,"median":%f,"p99":%f}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, faults,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
`;
}

/** Reads what the script printed. Throws an `Error` with wrk's own words when it printed no result. */
export function readWrk(printed: string): WrkResult {
  const [, json] = /^RESULT (.*)$/m.exec(printed) ?? [];
  if (!json) throw new Error(`wrk gave no result:\n${printed}`);
  return JSON.parse(json);
}

/** Throws an `Error` with the remedy when wrk is not there. */
export function requireWrk(): void {
  if (spawnSync("wrk", ["--version"]).error) {
    throw new Error("The load test needs wrk: `apt-get install wrk` on Debian and Ubuntu, `brew install wrk` on macOS");
  }
}

export interface WrkTask {
  origin: string;
  paths: readonly string[];
  connections: number;
  /** How long, in s. */
  seconds: number;
  threads: number;
  /** What the command is put behind, such as `taskset -c 1`. */
  prefix: readonly string[];
  /** A folder for the script. */
  state: string;
}

/** Asks a server as fast as it answers. Rejects when wrk fails. */
export function runWrk({ origin, paths, connections, seconds, threads, prefix, state }: WrkTask): Promise<WrkResult> {
  const script = join(state, "wrk.lua");
  writeFileSync(script, wrkScript(paths));
  const parameters = ["-t", threads, "-c", connections, "-d", `${seconds}s`, "--timeout", "10s", "-s", script, origin];
  const [program = "wrk", ...before] = [...prefix, "wrk"];
  return new Promise((resolve, reject) => {
    const running = spawn(program, [...before, ...parameters.map(String)]);
    let printed = "";
    for (const stream of [running.stdout, running.stderr]) {
      stream.on("data", (part) => {
        printed += part;
      });
    }
    running.once("error", reject);
    running.once("close", () => {
      try {
        resolve(readWrk(printed));
      } catch (error) {
        reject(error);
      }
    });
  });
}
