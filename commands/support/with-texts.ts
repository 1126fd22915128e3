import { fieldName } from "../../generator/inputs/field-name.ts";
import type { Texts } from "./texts.ts";

type Tree = Readonly<Record<string, unknown>>;

/** The keys of a tree in its own order; what only the model has comes behind what it follows there. */
function keysLike(own: readonly string[], model: readonly string[]): string[] {
  const keys = [...own];
  for (const [index, key] of model.entries()) {
    if (keys.includes(key)) continue;
    const before = model[index - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

/**
 * A language file with other texts. Keys keep their order, numbers and texts that are not among the new ones stay; a new text
 * comes to where the model has its key.
 *
 * @param value the language file as it is
 * @param model the English file
 */
export function withTexts(
  value: unknown,
  model: unknown,
  texts: Texts,
  path: readonly (string | number)[] = [],
): unknown {
  const shape = value ?? model;
  if (typeof shape !== "object" || shape === null) return texts.get(fieldName(path)) ?? value;
  const isList = Array.isArray(shape);
  const isLike = (part: unknown) => typeof part === "object" && part !== null && Array.isArray(part) === isList;
  const [own, other] = [value, model].map((part) => (isLike(part) ? part : {})) as [Tree, Tree];
  const entries = keysLike(Object.keys(own), Object.keys(other))
    .map((key) => [key, withTexts(own[key], other[key], texts, [...path, isList ? Number(key) : key])] as const)
    .filter(([, entry]) => entry !== undefined);
  // What is new and has nothing in it is left out.
  if (value === undefined && entries.length === 0) return undefined;
  return isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
