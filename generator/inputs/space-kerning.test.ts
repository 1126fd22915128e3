import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";
import { expect, it } from "vitest";
import { type Family, families } from "./fonts.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

const require = createRequire(import.meta.url);

const latinOf = ({ package: name, file }: Family) =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), "files", file("latin")));

/** How wide a browser sets a text in an unpacked font, in units of the font. */
function widthsIn(sfnt: Buffer): (text: string) => number {
  const font = new Font(new Face(new Blob(sfnt as Buffer<ArrayBuffer>)));
  return (text) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  };
}

/** By how much a text is narrower than its letters one by one, in units of the font. */
const drawnTogether = (sfnt: Buffer, text: string) => {
  const width = widthsIn(sfnt);
  return [...text].reduce((sum, letter) => sum + width(letter), 0) - width(text);
};

for (const family of families) {
  it(`the words in ${family.name} keep their distance, and its letters their kerning`, async () => {
    const font = latinOf(family);
    const [before, after] = [await convert(font, "sfnt"), await withoutSpaceKerning(font)];
    for (const pair of ["n V", "d W", ". V", "L V", "V n", "W o", "r T", "y A"]) {
      expect(drawnTogether(after, pair), pair).toBe(0);
    }
    for (const pair of ["AV", "To", "Ve", "Wa", "LT"]) {
      expect(drawnTogether(after, pair), pair).toBe(drawnTogether(before, pair));
    }
  });
}

it("Onest has kerning to take away", async () => {
  const onest = families.find(({ name }) => name === "Onest") as Family;
  expect(drawnTogether(await convert(latinOf(onest), "sfnt"), "n V")).toBeGreaterThan(0);
});
