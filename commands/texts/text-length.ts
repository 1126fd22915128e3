import { fill } from "../../src/lib/fill.ts";

const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * How many characters of a text a reader sees. A placeholder counts as its value, and as nothing where that is not known.
 *
 * @param values the owner's values, by the names of their placeholders
 */
export function lengthOf(text: string, values: Readonly<Record<string, string>>): number {
  return [...letters.segment(fill(text, values).replace(/\{\w+\}/g, ""))].length;
}

/** Whether a text of so many characters is too long for a place that is drawn for about `limit`: a tenth more still fits. */
export function isTooLong(length: number, limit: number | undefined): boolean {
  return limit !== undefined && length > limit * 1.1;
}
