import { z } from "zod";
import { fieldName } from "../../generator/inputs/field-name.ts";
import { textRules } from "../../src/content/schema-parts.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";

/** Where a language file is to have a text. */
export interface TextPlace {
  /** `products.items.ranking.title`, `demos.ranking.reasons[1]`. */
  key: string;
  path: readonly (string | number)[];
  /** What the text is for. */
  purpose: string;
  /** How many characters it is drawn for, about. */
  limit: number | undefined;
}

function placesIn(schema: unknown, path: TextPlace["path"]): TextPlace[] {
  if (schema instanceof z.ZodString) {
    const limit = textRules.get(schema)?.limit;
    return [{ key: fieldName(path), path, purpose: schema.description ?? "", limit }];
  }
  if (schema instanceof z.ZodTuple) {
    return schema.def.items.flatMap((item, index) => placesIn(item, [...path, index]));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, entry]) => placesIn(entry, [...path, key]));
}

/**
 * Every place of a text in a language file, in the order of the schema.
 *
 * @param productKeys the keys of the configuration's products
 * @param english the English file, whose demos the other languages follow
 */
export function textPlaces(productKeys: readonly string[], english: unknown): TextPlace[] {
  return placesIn(stringsSchema(productKeys, english), []);
}
