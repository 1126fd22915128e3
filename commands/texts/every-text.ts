import { fieldName } from "../../generator/inputs/field-name.ts";

export interface KeyedText {
  /** Where it stands: `products.items.ranking.title`, `demos.ranking.reasons[1]`. */
  key: string;
  text: string;
}

/** Every text of a language, in the order of the file; none of one that is not there. */
export function everyText(value: unknown, path: readonly (string | number)[] = []): KeyedText[] {
  if (typeof value === "string") return [{ key: fieldName(path), text: value }];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => everyText(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => everyText(entry, [...path, key]));
}

/** The same by their keys. */
export function textsByKey(value: unknown): ReadonlyMap<string, string> {
  return new Map(everyText(value).map(({ key, text }) => [key, text]));
}
