import { z } from "zod";

export type Texts = ReadonlyMap<string, string>;

type Path = readonly (string | number)[];
type Tree = Readonly<Record<string, unknown>>;

/** All leaf values of a language file with their keys, in the order of the file. */
export function valuesIn(value: unknown, path: Path = []): [key: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[z.core.toDotPath(path), value]];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, entry]) => valuesIn(entry, [...path, step]));
}

export const textsByKey = (value: unknown): Texts =>
  new Map(valuesIn(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** Replaces texts. Missing keys go to the end of their group, in the order of `model`, the English file. */
export function withTexts(value: unknown, model: unknown, texts: Texts, path: Path = []): unknown {
  const shape = value ?? model;
  if (typeof shape !== "object" || shape === null) return texts.get(z.core.toDotPath(path)) ?? value;
  const isList = Array.isArray(shape);
  const hasSameShape = (part: unknown) => typeof part === "object" && part !== null && Array.isArray(part) === isList;
  const [current, reference] = [value, model].map((part) => (hasSameShape(part) ? part : {})) as [Tree, Tree];
  const entries = Object.keys({ ...current, ...reference })
    .map((key) => [key, withTexts(current[key], reference[key], texts, [...path, isList ? Number(key) : key])] as const)
    .filter(([, entry]) => entry !== undefined);
  // A missing group stays out if it gets no texts.
  if (value === undefined && entries.length === 0) return undefined;
  return isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
