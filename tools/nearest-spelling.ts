import { closest, distance } from "fastest-levenshtein";

/** The most similar of one or more words; undefined if more than two letters, and more than a third of them, differ. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const best = closest(word, [...words]);
  return distance(word, best) <= Math.max(2, best.length / 3) ? best : undefined;
}
