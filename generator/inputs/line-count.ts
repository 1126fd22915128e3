import type { Metrics } from "./text-width.ts";

/** Where a browser may break a line: at a space, which goes, and after a dash, which stays. */
const opportunities = /(?<=[-–—])|[ \n]+/;

/** On how many lines a text stands in a column of `measure` em, set in a typeface that is stretched. */
export function lineCount({ widthOf }: Metrics, text: string, measure: number, stretch = 1): number {
  const space = widthOf(" ") * stretch;
  let count = 1;
  let at = 0;
  for (const word of text.split(opportunities).filter(Boolean)) {
    const width = widthOf(word) * stretch;
    const fits = at === 0 || at + space + width <= measure;
    if (!fits) count += 1;
    at = fits && at > 0 ? at + space + width : width;
  }
  return count;
}
