/** How many letters must be put in, taken out or exchanged to make one word of the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, otherLetter] of [...other].entries()) {
      const exchanged = (row[place] as number) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(exchanged, (row[place + 1] as number) + 1, (next[place] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

/** The word that was most likely meant; nothing when more than a third of its letters, and more than two, are others. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const [best] = [...words]
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, best.candidate.length / 3) ? best.candidate : undefined;
}
