import { z } from "zod";
import { fieldName } from "../../../generator/inputs/field-name.ts";
import { textRules } from "../../../src/content/schema-parts.ts";
import { stringsSchema } from "../../../src/content/strings-schema.ts";
import type { Entry, Item, Section } from "../protocol.ts";

type Path = readonly (string | number)[];

function itemOf(schema: z.ZodString, path: Path): Item {
  const { limit, placeholders = [] } = textRules.get(schema) ?? {};
  return { key: fieldName(path), placeholders, ...(limit !== undefined && { limit }) };
}

function entriesIn(schema: unknown, path: Path): Entry[] {
  const entry = (isList: boolean, purpose: string, items: readonly Item[]) => [
    { key: fieldName(path), purpose, isList, items },
  ];
  if (schema instanceof z.ZodString) return entry(false, schema.description ?? "", [itemOf(schema, path)]);
  if (schema instanceof z.ZodTuple) {
    const parts: readonly unknown[] = schema.def.items;
    const texts = parts.filter((part) => part instanceof z.ZodString);
    if (texts.length < parts.length) return parts.flatMap((part, index) => entriesIn(part, [...path, index]));
    const purposes = [schema.description, texts[0]?.description].filter((purpose) => purpose !== undefined);
    const items = texts.map((part, index) => itemOf(part, [...path, index]));
    return entry(true, [...new Set(purposes)].join(". "), items);
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, part]) => entriesIn(part, [...path, key]));
}

/**
 * The texts as the owner chooses among them: in the sections of the schema, a list of texts as one.
 *
 * @param productKeys the keys of the configuration's products
 * @param english the English file, whose demos the other languages follow
 */
export function sectionsOf(productKeys: readonly string[], english: unknown): Section[] {
  return Object.entries(stringsSchema(productKeys, english).shape).map(([key, schema]) => ({
    key,
    purpose: (schema as z.ZodType).description ?? "",
    entries: entriesIn(schema, [key]),
  }));
}
