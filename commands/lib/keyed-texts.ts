import { z } from "zod";

export type Texts = ReadonlyMap<string, string>;

/** The texts in a nested value by their keys. Groups without entries are left out. */
export function valuesIn(value: unknown, path: readonly (string | number)[] = []): [key: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[z.core.toDotPath(path), value]];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, entry]) => valuesIn(entry, [...path, step]));
}

export const textsByKey = (value: unknown): Texts =>
  new Map(valuesIn(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
