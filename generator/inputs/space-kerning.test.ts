import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";
import { expect, it } from "vitest";
import { families, sourceOf } from "./fonts.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

/** The advance width of a text in an uncompressed font, in font units. */
function widthOf(sfnt: Buffer, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(new Font(new Face(new Blob(sfnt as Buffer<ArrayBuffer>))), buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

const kerningOf = (sfnt: Buffer, text: string) =>
  [...text].reduce((sum, letter) => sum + widthOf(sfnt, letter), 0) - widthOf(sfnt, text);

it.each(families)("removes the kerning of spaces in $name, and keeps that of letters", async (family) => {
  const font = readFileSync(sourceOf(family, "latin"));
  const [before, after] = [await convert(font, "sfnt"), await withoutSpaceKerning(font)];
  for (const pair of ["n V", "d W", ". V", "V n", "r T", "y A"]) expect(kerningOf(after, pair), pair).toBe(0);
  for (const pair of ["AV", "To", "Ve"]) expect(kerningOf(after, pair), pair).toBe(kerningOf(before, pair));
});
