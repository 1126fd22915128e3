/** The results of one run, by column title. */
export type Figures = Readonly<Record<string, number>>;

/** The median, with minimum and maximum if they differ: `120 (96–180)`. */
function formatSpread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, sorted.length / 2 + 1);
  const [median, min, max] = [(low + high) / 2, sorted[0], sorted.at(-1)].map((value) => Number(value?.toFixed(3)));
  return min === max ? `${median}` : `${median} (${min}–${max})`;
}

export function summaryOf(runs: readonly Figures[]): Readonly<Record<string, string>> {
  const titles = Object.keys(runs[0] ?? {});
  return Object.fromEntries(titles.map((title) => [title, formatSpread(runs.map((run) => run[title] as number))]));
}
