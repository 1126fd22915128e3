export const code = (name: string) => (name === "" ? "" : `\`${name}\``);

const cell = (text: string) => text.replaceAll("|", "\\|");

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line), ""].join("\n");
}

/** What a schema says that its value is for. Throws an `Error` when it says nothing. */
export function purposeOf({ description }: { description?: string | undefined }, name: string): string {
  if (description) return description;
  throw new Error(`"${name}" has no purpose in its schema: add .describe("…")`);
}
