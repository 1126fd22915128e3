import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findBrotliModule, nginxRemedy } from "../../commands/host/nginx/find-nginx.ts";
import { parseHeadersFile } from "../../server/headers-file.ts";
import type { Options } from "../options.ts";
import type { Section } from "../report/section.ts";
import { builtFolder } from "../sites.ts";
import { measureCell } from "./one-cell.ts";
import { pinning } from "./pinning.ts";
import { filesIn, requestedPaths } from "./requested-paths.ts";
import { requireSameAnswers } from "./same-answers.ts";
import { type LoadedServer, startNginx, startOwnServer } from "./servers.ts";
import { type LoadRow, loadTable } from "./table.ts";
import { requireWrk } from "./wrk.ts";

/** How many connections ask at the same time. */
const connectionCounts = [1, 10, 100, 1000] as const;

/** `npm start` builds the project's own folder when needed, so the load is always on that one. */
const project = resolve(import.meta.dirname, "../..");

/**
 * `npm start` and nginx under the same load in turn, on loopback and without TLS, which both leave to what stands before
 * them. A minute a run with the default of 6 s a cell. Throws an `Error` with the remedy when wrk is missing.
 */
export async function measureLoad(options: Options): Promise<Section & { rows: LoadRow[]; paths: string[] }> {
  requireWrk();
  const state = join(project, ".cache/bench");
  mkdirSync(state, { recursive: true });
  const pinned = pinning();
  const servers: LoadedServer[] = [];
  try {
    servers.push(await startOwnServer(pinned.server));
    const folder = builtFolder(join(project, "dist"));
    const paths = requestedPaths(filesIn(folder));
    const brotliModule = findBrotliModule();
    if (brotliModule) servers.push(await startNginx(pinned.server, { folder, cache: state, brotliModule }));
    else console.log(`load: ${nginxRemedy}; npm start is measured alone`);

    const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
    await requireSameAnswers(
      servers.map(({ origin }) => origin),
      paths,
      rules,
    );
    const rows = connectionCounts.flatMap((connections) =>
      servers.map((server): LoadRow => ({ server: server.name, connections, runs: [] })),
    );
    const task = { paths, pinned, state };
    // What a server does for the first time, such as opening a file, is no part of any run.
    for (const server of servers) await measureCell({ ...task, server, connections: 10, seconds: 1 });
    for (let round = 1; round <= options.runs; round += 1) {
      for (const row of rows) {
        const server = servers.find(({ name }) => name === row.server) as LoadedServer;
        const { connections } = row;
        row.runs.push(await measureCell({ ...task, server, connections, seconds: options.seconds }));
      }
      console.log(`load: round ${round} of ${options.runs}`);
    }
    return { mode: "load", text: loadTable(rows, paths, options.seconds), raw: { paths, rows }, rows, paths };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
