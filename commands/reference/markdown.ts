export const code = (name: string) => (name === "" ? "" : `\`${name}\``);

const cell = (text: string) => text.replaceAll("|", "\\|");

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(headings), line(headings.map(() => "---")), ...rows.map(line), ""].join("\n");
}

/** Returns a schema's description. Throws an `Error` if it has none. */
export function purposeOf({ description }: { description?: string | undefined }, name: string): string {
  if (description) return description;
  throw new Error(`"${name}" has no purpose in its schema: add .describe("…")`);
}
