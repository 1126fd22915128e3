import { z } from "zod";
import { placeholdersOf } from "../lib/interpolate.ts";
import { type TextRules, textRules } from "./schema-parts.ts";
import { stringsSchema } from "./strings-schema.ts";

/** The owner's values, which any text may use; the build fills them in. */
const ownerPlaceholders = ["name", "legalName", "email", "shop"];

type Path = readonly (string | number)[];
type Entries = Record<string | number, unknown>;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce((value, key) => (value as Entries | null | undefined)?.[key], root);

export function* textsIn(schema: unknown, path: Path = []): Generator<{ path: Path } & TextRules> {
  if (schema instanceof z.ZodString) yield { path, placeholders: [], limit: undefined, ...textRules.get(schema) };
  const isTuple = schema instanceof z.ZodTuple;
  const parts = isTuple
    ? schema.def.items.entries()
    : Object.entries(schema instanceof z.ZodObject ? schema.shape : {});
  for (const [key, part] of parts) yield* textsIn(part, [...path, key]);
}

/** English may use the schema's placeholders and the owner's, other languages the schema's and English's. */
function placeholderFaults(text: string, english: unknown, placeholders: readonly string[]) {
  const found = new Set(placeholdersOf(text));
  const needed = new Set([...placeholders, ...placeholdersOf(typeof english === "string" ? english : "")]);
  const allowed = text === english ? [...placeholders, ...ownerPlaceholders] : [...needed];
  return [
    ...[...needed].filter((name) => !found.has(name)).map((name) => `has lost the placeholder {${name}}; put it back`),
    ...[...found]
      .filter((name) => !allowed.includes(name))
      .map((name) => `has the unknown placeholder {${name}}; remove it`),
  ];
}

/** `english` is undefined if its file is unreadable. Reports wrong placeholders even if keys are missing. */
export function languageSchema(productKeys: readonly string[], english: unknown) {
  const schema = stringsSchema(productKeys, english);
  return schema.superRefine(
    (strings, context) => {
      for (const { path, placeholders } of textsIn(schema)) {
        const text = valueAt(strings, path);
        if (typeof text !== "string" || text.trim() === "") continue;
        for (const message of placeholderFaults(text, valueAt(english, path), placeholders))
          context.addIssue({ code: "custom", path: [...path], message });
      }
    },
    { when: () => true },
  );
}
