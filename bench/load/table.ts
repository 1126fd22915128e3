import { spread } from "../report/statistics.ts";
import { type Column, median, number, table } from "../report/table.ts";
import type { Cell } from "./one-cell.ts";

/** A server at one number of connections, and its runs. */
export interface LoadRow {
  server: string;
  connections: number;
  runs: Cell[];
}

const figure = (title: string, read: (cell: Cell) => number, show?: (value: number) => string): Column<LoadRow> => [
  title,
  ({ runs }) => median(spread(runs.map(read)), show),
];

const megabytes = (bytes: number) => number(bytes / 1e6);
const fine = (milliseconds: number) => number(milliseconds, milliseconds < 10 ? 1 : 0);

/** What the servers did, one below the other for each number of connections. */
export function loadTable(rows: readonly LoadRow[], paths: readonly string[], seconds: number): string {
  const text = `Asked in turn, as fast as answers came, for ${seconds} s a cell over loopback: ${paths.map((path) => `\`${path}\``).join(", ")}.`;
  const drawn = table(rows, [
    ["server", ({ server }) => server],
    ["connections", ({ connections }) => number(connections)],
    figure("requests/s", ({ perSecond }) => perSecond),
    figure("per core and s", ({ perCore }) => perCore),
    figure("median ms", (cell) => cell.median, fine),
    figure("99th ms", ({ p99 }) => p99, fine),
    figure("memory MB", ({ memory }) => memory, megabytes),
    figure("MB/s", ({ bytesPerSecond }) => bytesPerSecond, megabytes),
    figure("faults", ({ faults }) => faults),
  ]);
  return `${text}\n\n${drawn}`;
}
