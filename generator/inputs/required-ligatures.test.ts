import { convert } from "fontverter";
import { Feature } from "harfbuzzjs";
import { expect, it } from "vitest";
import { type Family, families } from "./fonts.ts";
import { withRequiredLigatures } from "./required-ligatures.ts";
import { latinOf, shaperOf } from "./testing/shaped-text.ts";

/** How many glyphs a text has where letters are moved together, as browsers set it then. */
function glyphsOf(sfnt: Buffer, text: string): number {
  const off = ["liga", "clig", "dlig", "hlig", "calt"].map((tag) => new Feature(tag, 0));
  return shaperOf(sfnt, off)(text).getGlyphInfos().length;
}

it("the headlines' typeface joins f and i although its letters are moved together", async () => {
  const literata = families.find(({ name }) => name === "Literata") as Family;
  const font = latinOf(literata);
  expect(glyphsOf(await convert(font, "sfnt"), "fi"), "as it comes").toBe(2);
  const prepared = await withRequiredLigatures(font);
  for (const letters of ["fi", "fl", "ffi"]) expect(glyphsOf(prepared, letters), letters).toBe(1);
  expect(glyphsOf(prepared, "final"), "and nothing else").toBe(4);
  expect(literata.prepare).toContain(withRequiredLigatures);
});
