/** Figures by the title of their column: nothing where a page has none, infinity where what it waited for never came. */
type Figures = Readonly<Record<string, number | undefined>>;

/** What one measurement found, and what is to be said besides. */
export interface Measured {
  figures: Figures;
  notes: readonly string[];
}

/** A page of a site and its measurements so far, one a round. */
export interface Row {
  /** `baseline` or the name of a site. */
  site: string;
  path: string;
  runs: Measured[];
}

/** Cells by the title of their column, by the name of their row, as `console.table` takes them. */
export type Table = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The middle of some sorted numbers, or the mean of the two in the middle. */
function median(sorted: readonly number[]): number {
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, sorted.length / 2 + 1);
  return low === high ? low : (low + high) / 2;
}

const shown = (value: number) => (Number.isFinite(value) ? String(Number(value.toFixed(3))) : "never");

/** A median with its extremes where they differ from it, `120 (96–180)`; a dash for no figure. */
function spread(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined).sort((one, other) => one - other);
  if (known.length === 0) return "–";
  const [middle, least, most] = [median(known), known.at(0) ?? 0, known.at(-1) ?? 0].map(shown);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

function spreads(runs: readonly Figures[]): Table[string] {
  const titles = Object.keys(runs[0] ?? {});
  return Object.fromEntries(titles.map((title) => [title, spread(runs.map((run) => run[title]))]));
}

/** Every page's median of each figure, with the least and the most. */
export function medians(rows: readonly Row[]): Table {
  const named = rows.map(({ site, path, runs }) => [`${site} ${path}`, spreads(runs.map(({ figures }) => figures))]);
  return Object.fromEntries(named);
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one === other ? 0 : one - other;
}

/** By how much the first site's pages differ from each further site's in the same round; empty without a further site. */
export function differences(rows: readonly Row[]): Table {
  const [first, ...further] = [...new Set(rows.map(({ site }) => site))].filter((site) => site !== "baseline");
  const named = rows
    .filter(({ site }) => further.includes(site))
    .map(({ site, path, runs }) => {
      const ours = rows.find((row) => row.site === first && row.path === path)?.runs ?? [];
      const pairs = ours.map(({ figures }, round) =>
        Object.entries(figures).map(([title, one]) => [title, difference(one, runs[round]?.figures[title])]),
      );
      return [`${first} − ${site}, ${path}`, spreads(pairs.map((pair) => Object.fromEntries(pair)))];
    });
  return Object.fromEntries(named);
}

/** What is to be said of the pages, each once, with the number of rounds that said it. */
export function notes(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ site, path, runs }) => {
    const said = runs.flatMap((run) => run.notes);
    const times = (note: string) => said.filter((other) => other === note).length;
    return [...new Set(said)].map((note) => `- ${site} ${path}: ${note} (${times(note)} of ${runs.length})`);
  });
  return lines.join("\n");
}
