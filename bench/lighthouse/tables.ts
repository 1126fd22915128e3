import type { Preset } from "../options.ts";
import { spread } from "../report/statistics.ts";
import { type Column, kilobytes, median, number, table } from "../report/table.ts";
import { type Category, categories, type Judgement } from "./result.ts";

/** A page under judgement and its runs so far. */
export interface Judged {
  name: string;
  address: string;
  preset: Preset;
  runs: Judgement[];
}

const figure = (title: string, read: (run: Judgement) => number, show?: (value: number) => string): Column<Judged> => [
  title,
  ({ runs }) => median(spread(runs.map(read)), show),
];

const titles: Record<Category, string> = {
  performance: "perf",
  accessibility: "a11y",
  "best-practices": "practices",
  seo: "SEO",
};

const columns: readonly Column<Judged>[] = [
  ["page", ({ name }) => name],
  ...categories.map((category) => figure(titles[category], ({ scores }) => scores[category])),
  figure("FCP", ({ firstPaint }) => firstPaint),
  figure("LCP", ({ largestPaint }) => largestPaint),
  figure("TBT", ({ blocking }) => blocking),
  figure(
    "CLS",
    ({ shift }) => shift,
    (value) => number(value, 3),
  ),
  figure("kB", ({ bytes }) => bytes, kilobytes),
  figure("script kB", ({ scriptBytes }) => scriptBytes, kilobytes),
  figure("requests", ({ requests }) => requests),
];

/** The audits that cost a page points, each with the number of runs in which it did; nothing when there are none. */
export function failures({ name, runs }: Judged): string[] {
  const audits = [...new Set(runs.flatMap(({ failing }) => failing))];
  const times = (audit: string) => runs.filter(({ failing }) => failing.includes(audit)).length;
  return audits.map((audit) => `- ${name}: ${audit} (${times(audit)} of ${runs.length})`);
}

/** One table a preset, and below it what costs points. */
export function lighthouseTables(judged: readonly Judged[]): string {
  return [...new Set(judged.map(({ preset }) => preset))]
    .map((preset) => {
      const rows = judged.filter((row) => row.preset === preset);
      const failing = rows.flatMap(failures);
      return [
        `Lighthouse ${preset}, median of ${rows[0]?.runs.length} (least–most); times in ms:`,
        table(rows, columns),
        failing.length > 0 ? `What costs points:\n\n${failing.join("\n")}` : "No audit costs points.",
      ].join("\n\n");
    })
    .join("\n\n");
}
