import { z } from "zod";
import { textRules } from "../../src/content/schema-parts.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";

export interface TextPlace {
  purpose: string;
  /** Approximate number of characters that the layout has room for. */
  limit: number | undefined;
}

export type TextPlaces = ReadonlyMap<string, TextPlace>;

function placesIn(schema: unknown, path: readonly (string | number)[]): [key: string, place: TextPlace][] {
  if (schema instanceof z.ZodString) {
    const { description: purpose = "" } = schema;
    return [[z.core.toDotPath(path), { purpose, limit: textRules.get(schema)?.limit }]];
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item, index) => placesIn(item, [...path, index]));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, entry]) => placesIn(entry, [...path, key]));
}

/** Texts by key, such as `demos.ranking.reasons[1]`, in schema order. `english` decides which texts demos have. */
export function textPlaces(productKeys: readonly string[], english: unknown): TextPlaces {
  return new Map(placesIn(stringsSchema(productKeys, english), []));
}
