/** Two words in a row that begin with a small letter: a sentence or a part of one, and neither a name nor a figure. */
const running = /(?<!\p{L})\p{Ll}{2,}\s+\p{Ll}{2,}/u;

/**
 * Whether a text looks as if nobody had translated it: it says what English says, and is more than a name, a figure or a word
 * that two languages have in common.
 */
export function looksUntranslated(text: string, english: string | undefined): boolean {
  return text === english && running.test(text.replace(/\{\w+\}/g, ""));
}
