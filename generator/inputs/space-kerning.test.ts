import { convert } from "fontverter";
import { expect, it } from "vitest";
import { type Family, families } from "./fonts.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";
import { latinOf, shaperOf } from "./testing/shaped-text.ts";

function widthsIn(sfnt: Buffer): (text: string) => number {
  const shaped = shaperOf(sfnt);
  return (text) =>
    shaped(text)
      .getGlyphPositions()
      .reduce((sum, { xAdvance }) => sum + xAdvance, 0);
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
