import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";
import { expect, it } from "vitest";
import { families, sourceOf } from "./fonts.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

/** How wide a browser sets a text in an unpacked font, in units of the font. */
function widthOf(sfnt: Buffer, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(sfnt as Buffer<ArrayBuffer>))), buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** By how much a text is narrower than its letters one by one. */
const drawnTogether = (sfnt: Buffer, text: string) =>
  [...text].reduce((sum, letter) => sum + widthOf(sfnt, letter), 0) - widthOf(sfnt, text);

it.each(families)("the words in $name keep their distance, and its letters their kerning", async (family) => {
  const font = readFileSync(sourceOf(family, "latin"));
  const [before, after] = [await convert(font, "sfnt"), await withoutSpaceKerning(font)];
  for (const pair of ["n V", "d W", ". V", "L V", "V n", "W o", "r T", "y A"]) {
    expect(drawnTogether(after, pair), pair).toBe(0);
  }
  for (const pair of ["AV", "To", "Ve", "Wa", "LT"]) {
    expect(drawnTogether(after, pair), pair).toBe(drawnTogether(before, pair));
  }
  expect(drawnTogether(before, "n V") > 0).toBe(family.kernsSpace);
});
