import { z } from "zod";

export type Texts = ReadonlyMap<string, string>;

type Path = readonly (string | number)[];
type Tree = Readonly<Record<string, unknown>>;

/** Everything that a language file holds, with its key, in the order of the file. */
export function valuesIn(value: unknown, path: Path = []): [key: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [[z.core.toDotPath(path), value]];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, entry]) => valuesIn(entry, [...path, step]));
}

/** The texts of a language; none of one that is not there. */
export const textsByKey = (value: unknown): Texts =>
  new Map(valuesIn(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/**
 * A language file with other texts. Keys keep their order, and what is not among the new texts stays; one that was not there
 * comes to the end of its group, in the order of the model, English.
 */
export function withTexts(value: unknown, model: unknown, texts: Texts, path: Path = []): unknown {
  const shape = value ?? model;
  if (typeof shape !== "object" || shape === null) return texts.get(z.core.toDotPath(path)) ?? value;
  const isList = Array.isArray(shape);
  const isLike = (part: unknown) => typeof part === "object" && part !== null && Array.isArray(part) === isList;
  const [own, other] = [value, model].map((part) => (isLike(part) ? part : {})) as [Tree, Tree];
  const entries = Object.keys({ ...own, ...other })
    .map((key) => [key, withTexts(own[key], other[key], texts, [...path, isList ? Number(key) : key])] as const)
    .filter(([, entry]) => entry !== undefined);
  // What is new and has nothing in it is left out.
  if (value === undefined && entries.length === 0) return undefined;
  return isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
