import { z } from "zod";
import { ownerPlaceholders } from "../../src/content/language-schema.ts";
import { textRules } from "../../src/content/schema-parts.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";
import { code, purposeOf, table } from "./markdown.ts";

const formatPlaceholders = (names: readonly string[]) => names.map((name) => code(`{${name}}`)).join(", ");

const introduction = `# The texts

<!-- Written by \`npm run docs\` from \`src/content/strings-schema.ts\`: change it there. -->

The keys of the language files in \`src/content/strings\`. Each language has them all. A text keeps the placeholders that stand
beside its key, and those that English has there; ${formatPlaceholders(ownerPlaceholders)} are the owner's values and may stand in
any text. \`[n]\` is every entry of a list, \`‹key›\` every product's key. Lengths are those that the pages are drawn for: a
longer text is shown in full, but may take a line more than is good.
`;

function rowsOf(schema: z.ZodType, name: string): string[][] {
  const placeholders = schema instanceof z.ZodString ? (textRules.get(schema)?.placeholders ?? []) : [];
  return [[code(name), purposeOf(schema, name), formatPlaceholders(placeholders)], ...rowsInside(schema, name)];
}

function rowsInside(schema: z.ZodType, name: string): string[][] {
  if (schema instanceof z.ZodTuple) return rowsOf(schema.def.items[0] as z.ZodType, `${name}[n]`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, entry]) =>
    rowsOf(entry, name ? `${name}.${key}` : key),
  );
}

export function textsReference(): string {
  const sections = Object.entries(stringsSchema(["‹key›"], undefined).shape as Record<string, z.ZodType>);
  const markdown = [
    introduction,
    ...sections.map(([key, schema]) => {
      const rows = table(["key", "what it is for", "placeholders"], rowsInside(schema, ""));
      return [`## ${code(key)}`, `${purposeOf(schema, key)}.`, rows].filter(Boolean).join("\n\n");
    }),
  ].join("\n");
  return `${markdown.trimEnd()}\n`;
}
