import { closest, distance } from "fastest-levenshtein";

/** The most similar word; undefined if more than two letters, and more than a third of them, differ. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const candidates = [...words];
  if (candidates.length === 0) return undefined;
  const best = closest(word, candidates);
  return distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined;
}
