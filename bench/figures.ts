/** What one run found, by the title of a column. */
export type Figures = Readonly<Record<string, number>>;

/** A median with its extremes where they differ: `120 (96–180)`. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = 0, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, sorted.length / 2 + 1);
  const [median, least, most] = [(low + high) / 2, sorted[0], sorted.at(-1)].map((value) => Number(value?.toFixed(3)));
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

/** The runs of a page in one row of a table. */
export function summaryOf(runs: readonly Figures[]): Readonly<Record<string, string>> {
  const titles = Object.keys(runs[0] ?? {});
  return Object.fromEntries(titles.map((title) => [title, spread(runs.map((run) => run[title] as number))]));
}
