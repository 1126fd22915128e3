import { z } from "zod";
import { placeholdersOf } from "../lib/fill.ts";
import { textRules } from "./schema-parts.ts";
import { stringsSchema } from "./strings-schema.ts";

/** The owner's values that a text may use anywhere; they are filled in when the site is built. */
export const ownerPlaceholders: readonly string[] = ["name", "legalName", "email", "shop"];

interface TextPlace {
  path: readonly (string | number)[];
  text: string;
  /** What stands there in English. */
  english: string | undefined;
  placeholders: readonly string[];
}

const entryOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;

/** Every text of a language that is where the schema has one. */
function* textsIn(schema: unknown, value: unknown, english: unknown, path: TextPlace["path"]): Generator<TextPlace> {
  if (schema instanceof z.ZodString && typeof value === "string") {
    const { placeholders } = textRules.get(schema) ?? { placeholders: [] };
    yield { path, text: value, english: typeof english === "string" ? english : undefined, placeholders };
  }
  if (schema instanceof z.ZodObject) {
    for (const [key, entry] of Object.entries(schema.shape))
      yield* textsIn(entry, entryOf(value, key), entryOf(english, key), [...path, key]);
  }
  if (schema instanceof z.ZodTuple) {
    for (const [index, entry] of schema.def.items.entries())
      yield* textsIn(entry, entryOf(value, index), entryOf(english, index), [...path, index]);
  }
}

/** English is held to the schema and the owner's values, every other language to the schema and English. */
function placeholderFaults({ text, english, placeholders }: TextPlace): string[] {
  const found = new Set(placeholdersOf(text));
  const wanted = new Set([...placeholders, ...placeholdersOf(english ?? "")]);
  const allowed = text === english ? [...placeholders, ...ownerPlaceholders] : [...wanted];
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `has lost the placeholder {${name}}; put it back`),
    ...[...found]
      .filter((name) => !allowed.includes(name))
      .map((name) => `has the unknown placeholder {${name}}; remove it`),
  ];
}

/**
 * The schema of one language's file. It names every fault at once: a text with a wrong placeholder is named even while
 * other keys are missing.
 *
 * @param productKeys the keys of the configuration's products
 * @param english the English file, the reference for placeholders and demos; none while it cannot be read
 */
export function languageSchema(productKeys: readonly string[], english: unknown) {
  const schema = stringsSchema(productKeys, english);
  return schema.superRefine(
    (strings, context) => {
      for (const place of textsIn(schema, strings, english, [])) {
        if (place.text.trim() === "") continue;
        for (const message of placeholderFaults(place)) {
          context.addIssue({ code: "custom", path: [...place.path], message });
        }
      }
    },
    { when: () => true },
  );
}
