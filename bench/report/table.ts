import type { Spread } from "./statistics.ts";

/** A column of a table: its title and what it says of a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string];

const missing = "–";

/** A Markdown table with columns of even width, which reads well on a terminal too. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(cells[0] ?? []), rule, ...cells.slice(1).map(line)].join("\n");
}

/** A number with so many digits after the point; a dash where there is none, a word where it has no end. */
export function number(value: number | undefined, digits = 0): string {
  if (value === Number.POSITIVE_INFINITY) return "never";
  return value === undefined ? missing : value.toFixed(digits);
}

/** Bytes in thousands. */
export function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? missing : number(bytes / 1000, 1);
}

/** A median with its extremes where they differ from it: `120 (96–180)`. */
export function median(figure: Spread | undefined, show: (value: number) => string = (value) => number(value)): string {
  if (!figure) return missing;
  const [middle, least, most] = [figure.median, figure.least, figure.most].map(show);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}
