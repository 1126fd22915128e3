/** What one run found, by the title of a column; nothing where a page has none. */
export type Figures = Readonly<Record<string, number | undefined>>;

/** A median with its extremes where they differ, `120 (96–180)`; a dash for no figure. */
function spread(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  const [low = 0, high = low] = known.slice(Math.ceil(known.length / 2) - 1, known.length / 2 + 1);
  const [median, least, most] = [(low + high) / 2, known.at(0), known.at(-1)].map((value) => Number(value?.toFixed(3)));
  if (known.length === 0) return "–";
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

/** The runs of a page in one row of a table. */
export function summaryOf(runs: readonly Figures[]): Readonly<Record<string, string>> {
  const titles = Object.keys(runs[0] ?? {});
  return Object.fromEntries(titles.map((title) => [title, spread(runs.map((run) => run[title]))]));
}
