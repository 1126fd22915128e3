import type { z } from "zod";

/** A name as code; nothing stays nothing. */
export const code = (name: string) => (name === "" ? "" : `\`${name}\``);

const cell = (text: string) => text.replaceAll("|", "\\|");

/** A table; one without rows is left out. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line), ""].join("\n");
}

/** What a schema says that its value is for. Throws an `Error` when it says nothing. */
export function purposeOf(schema: z.ZodType, name: string): string {
  if (!schema.description) throw new Error(`"${name}" has no purpose in its schema: add .describe("…")`);
  return schema.description;
}
