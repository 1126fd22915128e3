import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Feature, Font, shape, Buffer as Text } from "harfbuzzjs";
import { expect, it } from "vitest";
import { families } from "./fonts.ts";
import { withRequiredLigatures } from "./required-ligatures.ts";

const require = createRequire(import.meta.url);

/** How many glyphs a text has where letters are moved together, as browsers set it then. */
function glyphsOf(sfnt: Buffer, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const off = ["liga", "clig", "dlig", "hlig", "calt"].map((tag) => new Feature(tag, 0));
  shape(new Font(new Face(new Blob(sfnt as Buffer<ArrayBuffer>))), buffer, off);
  return buffer.getGlyphInfos().length;
}

it("the headlines' typeface joins f and i although its letters are moved together", async () => {
  const literata = families.find(({ name }) => name === "Literata");
  const folder = dirname(require.resolve(`${literata?.package}/package.json`));
  const font = readFileSync(join(folder, "files", literata?.file("latin") ?? ""));
  expect(glyphsOf(await convert(font, "sfnt"), "fi"), "as it comes").toBe(2);
  const prepared = await withRequiredLigatures(font);
  for (const letters of ["fi", "fl", "ffi"]) expect(glyphsOf(prepared, letters), letters).toBe(1);
  expect(glyphsOf(prepared, "final"), "and nothing else").toBe(4);
  expect(literata?.prepare).toContain(withRequiredLigatures);
});
