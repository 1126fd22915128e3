import { closest, distance } from "fastest-levenshtein";

/** The word that was most likely meant; nothing when more than a third of its letters, and more than two, are others. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const all = [...words];
  if (all.length === 0) return undefined;
  const best = closest(word, all);
  return distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined;
}
