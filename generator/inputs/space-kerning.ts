import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";

/** Bytes of a value record: two for each of its eight kinds that the format names. */
const recordSize = (format: number) => 2 * [...(format & 0xff).toString(2)].filter((bit) => bit === "1").length;

function glyphOfSpace(sfnt: Buffer<ArrayBuffer>): number | undefined {
  const text = new Text();
  text.addText(" ");
  text.guessSegmentProperties();
  shape(new Font(new Face(new Blob(sfnt))), text);
  return text.getGlyphInfos()[0]?.codepoint;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

/**
 * An unpacked font whose letters leave the space between words as it is. Some designers kern it, which draws letters together
 * that begin a word and lean, as V and W do, with the word before: “von Verbrauchern” reads as one. Of OpenType's table GPOS it
 * knows as much as Onest needs: lists of pairs of glyphs that are named one by one.
 *
 * @param font in any packing
 */
export async function withoutSpaceKerning(font: Buffer): Promise<Buffer> {
  const sfnt = await convert(font, "sfnt");
  const space = glyphOfSpace(sfnt);
  const at = (offset: number) => sfnt.readUInt16BE(offset);
  const list = (offset: number) => range(at(offset)).map((index) => at(offset + 2 + 2 * index));
  const below = (table: number, offset: number) => list(table + offset).map((place) => table + place);

  const records = range(at(4)).map((index) => 12 + 16 * index);
  const record = records.find((start) => sfnt.toString("latin1", start, start + 4) === "GPOS");
  if (record === undefined) return sfnt;
  const positions = sfnt.readUInt32BE(record + 8);
  const lookups = below(positions + at(positions + 8), 0).filter((lookup) => at(lookup) === 2);
  const pairTables = lookups.flatMap((lookup) => below(lookup, 4)).filter((table) => at(table) === 1);
  for (const table of pairTables) {
    const size = recordSize(at(table + 4)) + recordSize(at(table + 6));
    const firsts = list(table + at(table + 2) + 2);
    for (const [index, set] of below(table, 8).entries()) {
      for (const pair of range(at(set)).map((number) => set + 2 + number * (2 + size))) {
        if (firsts[index] === space || at(pair) === space) sfnt.fill(0, pair + 2, pair + 2 + size);
      }
    }
  }
  return sfnt;
}
