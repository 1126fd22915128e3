import type { TextPlace } from "../../../generator/texts/text-places.ts";
import type { Strings } from "../../../src/content/strings.ts";

type Tree = Record<string | number, unknown>;

/**
 * Texts in the form in which the components take them: one at every place of the schema, so that a page can be shown whose
 * language lacks some.
 */
export function pageTexts(places: readonly TextPlace[], textAt: (key: string, number: number) => string): Strings {
  const root: Tree = {};
  for (const [number, { key, path }] of places.entries()) {
    let tree = root;
    for (const [depth, step] of path.slice(0, -1).entries()) {
      tree[step] ??= typeof path[depth + 1] === "number" ? [] : {};
      tree = tree[step] as Tree;
    }
    tree[path.at(-1) as string | number] = textAt(key, number);
  }
  return root as unknown as Strings;
}
