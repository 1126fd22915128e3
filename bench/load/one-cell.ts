import { pause } from "../browser/pause.ts";
import type { Pinning } from "./pinning.ts";
import { processUse } from "./process-use.ts";
import type { LoadedServer } from "./servers.ts";
import { runWrk } from "./wrk.ts";

/** What a server did under one load. */
export interface Cell {
  perSecond: number;
  /** Requests for each second of processor time: what one core of this machine answers. */
  perCore: number;
  /** In ms. */
  median: number;
  p99: number;
  /** The most memory while it answered, in bytes. */
  memory: number;
  bytesPerSecond: number;
  faults: number;
}

export interface CellTask {
  server: LoadedServer;
  paths: readonly string[];
  connections: number;
  /** In s. */
  seconds: number;
  pinned: Pinning;
  state: string;
}

const sampleEvery = 200;

/** Puts a server under load for some seconds and watches what it uses. */
export async function measureCell(task: CellTask): Promise<Cell> {
  const { server, connections, pinned } = task;
  let memory = 0;
  let running = true;
  const watching = (async () => {
    while (running) {
      memory = Math.max(memory, processUse(server.processId).memory);
      await pause(sampleEvery);
    }
  })();
  const before = processUse(server.processId).seconds;
  const result = await runWrk({
    origin: server.origin,
    paths: task.paths,
    connections,
    seconds: task.seconds,
    threads: Math.min(connections, pinned.loadThreads),
    prefix: pinned.load,
    state: task.state,
  });
  const used = processUse(server.processId).seconds - before;
  running = false;
  await watching;
  return {
    perSecond: result.requests / result.seconds,
    perCore: result.requests / Math.max(used, 0.01),
    median: result.median,
    p99: result.p99,
    memory,
    bytesPerSecond: result.bytes / result.seconds,
    faults: result.faults,
  };
}
