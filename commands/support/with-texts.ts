import { fieldName } from "../../generator/inputs/field-name.ts";
import type { Texts } from "./texts.ts";

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

const isThere = (value: unknown) => value !== undefined;

/** What is new and has nothing in it is left out. */
const onlyIfThere = <Made extends object>(value: unknown, made: Made) =>
  value === undefined && Object.keys(made).length === 0 ? undefined : made;

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
  if (Array.isArray(shape)) {
    const [own, other] = [value, model].map((list) => (Array.isArray(list) ? list : [])) as [unknown[], unknown[]];
    const length = Math.max(own.length, other.length);
    const entries = Array.from({ length }, (_, index) => withTexts(own[index], other[index], texts, [...path, index]));
    return onlyIfThere(value, entries.filter(isThere));
  }
  if (isTree(shape)) {
    const [own, other] = [value, model].map((tree) => (isTree(tree) ? tree : {})) as [Tree, Tree];
    const entries = keysLike(Object.keys(own), Object.keys(other)).map(
      (key) => [key, withTexts(own[key], other[key], texts, [...path, key])] as const,
    );
    return onlyIfThere(value, Object.fromEntries(entries.filter(([, entry]) => isThere(entry))));
  }
  return texts.get(fieldName(path)) ?? value;
}
