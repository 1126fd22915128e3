/** What one measurement found: figures by the title of their column, and what is to be said besides. */
export interface Measured {
  /** Nothing where the page has no such figure, infinity where what it waited for never came. */
  figures: Readonly<Record<string, number | undefined>>;
  notes: readonly string[];
}

/** A page of a site and its measurements so far, one a round. */
export interface Row {
  /** `baseline` or the name of a site. */
  site: string;
  path: string;
  runs: Measured[];
}

/** The middle of some numbers, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(sorted.length / 2) - 1, sorted.length / 2 + 1);
  return low === high ? low : (low + high) / 2;
}

const shown = (value: number) => (Number.isFinite(value) ? String(Number(value.toFixed(3))) : "never");

/** A median with its extremes where they differ from it, `120 (96–180)`; a dash for no figure. */
function spread(values: readonly (number | undefined)[]): string {
  const known = values.filter((value) => value !== undefined);
  if (known.length === 0) return "–";
  const [middle, least, most] = [median(known), Math.min(...known), Math.max(...known)].map(shown);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

/** A Markdown table with columns of even width, which reads well on a terminal too. */
function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)));
  const [head, ...rows] = lines.map((line) => {
    const cells = line.map((text, column) =>
      column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[0] ?? 0),
    );
    return `| ${cells.join(" | ")} |`;
  });
  const rule = widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  return [head, `| ${rule.join(" | ")} |`, ...rows].join("\n");
}

const titlesOf = (rows: readonly Row[]) => [
  ...new Set(rows.flatMap(({ runs }) => runs.flatMap(({ figures }) => Object.keys(figures)))),
];

/** Every page's median of each figure, with the least and the most. */
export function medians(rows: readonly Row[]): string {
  const titles = titlesOf(rows);
  const cells = ({ site, path, runs }: Row) => [
    `${site} ${path}`,
    ...titles.map((title) => spread(runs.map(({ figures }) => figures[title]))),
  ];
  return table([["page", ...titles], ...rows.map(cells)]);
}

function difference(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one === other ? 0 : one - other;
}

/** By how much each further site's pages differ from the first site's in the same round; nothing without a further site. */
export function differences(rows: readonly Row[]): string | undefined {
  const [first, ...further] = [...new Set(rows.map(({ site }) => site))].filter((site) => site !== "baseline");
  const titles = titlesOf(rows);
  const pairs = rows
    .filter(({ site }) => further.includes(site))
    .map((row) => ({ row, beside: rows.find(({ site, path }) => site === first && path === row.path) }));
  const cells = ({ row, beside }: (typeof pairs)[number]) => [
    `${row.site} − ${first}, ${row.path}`,
    ...titles.map((title) =>
      spread(row.runs.map(({ figures }, round) => difference(figures[title], beside?.runs[round]?.figures[title]))),
    ),
  ];
  return pairs.length > 0 ? table([["page", ...titles], ...pairs.map(cells)]) : undefined;
}

/** What is to be said of the pages, each once, with the number of rounds that said it. */
export function notes(rows: readonly Row[]): string[] {
  return rows.flatMap(({ site, path, runs }) => {
    const said = runs.flatMap((run) => run.notes);
    const times = (note: string) => said.filter((other) => other === note).length;
    return [...new Set(said)].map((note) => `- ${site} ${path}: ${note} (${times(note)} of ${runs.length})`);
  });
}
