import { startBrowser } from "../browser/start-browser.ts";
import type { Options } from "../options.ts";
import { type LoadFigures, measureLoad } from "../real/load-figures.ts";
import type { Section } from "../report/section.ts";
import { spread } from "../report/statistics.ts";
import { type Column, kilobytes, median, table } from "../report/table.ts";
import type { Bench } from "../sites.ts";
import { parts } from "./parts.ts";

interface Row {
  without: string;
  address: string;
  blocked: readonly string[];
  runs: LoadFigures[];
}

const over = (figure: (run: LoadFigures) => number | undefined) => (row: Row) => median(spread(row.runs.map(figure)));

const columns: readonly Column<Row>[] = [
  ["without", ({ without }) => without],
  ["first paint", over(({ firstPaint }) => firstPaint)],
  ["largest paint", over(({ largestPaint }) => largestPaint)],
  ["main thread", over(({ mainThread }) => mainThread)],
  ["style, layout", over(({ rendering }) => rendering)],
  ["script", over(({ script }) => script)],
  ["kB", ({ runs }) => median(spread(runs.map(({ traffic }) => traffic.total)), kilobytes)],
];

/**
 * What each part of the landing page costs on the slow phone: the page without it, in turn with the whole one and the floor, so
 * that a busy moment meets all. Ten seconds a load.
 */
export async function measureParts({ ours, floor, browser: place }: Bench, options: Options): Promise<Section> {
  const rows: Row[] = [
    ...Object.entries(parts).map(([without, blocked]) => ({ without, address: `${ours.origin}/`, blocked, runs: [] })),
    { without: "(the floor)", address: `${floor.origin}/`, blocked: [], runs: [] },
  ];
  for (let round = 1; round <= options.runs; round += 1) {
    const browser = await startBrowser(place);
    try {
      for (const { address, blocked, runs } of rows) runs.push(await measureLoad(browser, address, blocked));
    } finally {
      await browser.close();
    }
    console.log(`parts: round ${round} of ${options.runs}`);
  }
  const head = `412 x 823, touch, 1.6 Mbps, 150 ms, processor 4 times slower; median of ${options.runs} (least–most), ms until 5 s after \`load\`.`;
  return { mode: "parts", text: `${head}\n\n${table(rows, columns)}`, raw: rows };
}
