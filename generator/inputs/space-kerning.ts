import { convert } from "fontverter";
import { Blob, Face, Font, shape, Buffer as Text } from "harfbuzzjs";

/** The offset of a table in an unpacked font, in bytes. */
function offsetOf(sfnt: Buffer, table: string): number | undefined {
  const count = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (sfnt.toString("latin1", record, record + 4) === table) return sfnt.readUInt32BE(record + 8);
  }
  return undefined;
}

/** Bytes of a value record: two for each of its eight kinds that the format names. */
const recordSize = (format: number) => 2 * [...(format & 0xff).toString(2)].filter((bit) => bit === "1").length;

function glyphOfSpace(sfnt: Buffer<ArrayBuffer>): number | undefined {
  const text = new Text();
  text.addText(" ");
  text.guessSegmentProperties();
  shape(new Font(new Face(new Blob(sfnt))), text);
  return text.getGlyphInfos()[0]?.codepoint || undefined;
}

/** The offsets of all tables that name pairs of glyphs one by one, as OpenType's chapter on GPOS has them. */
function pairTables(sfnt: Buffer, positions: number): number[] {
  const at = (offset: number) => sfnt.readUInt16BE(offset);
  const listed = (start: number, offset: number) =>
    Array.from({ length: at(start + offset) }, (_, index) => start + at(start + offset + 2 + 2 * index));
  return listed(positions + at(positions + 8), 0).flatMap((lookup) =>
    listed(lookup, 4).flatMap((table) => {
      const extended = at(lookup) === 9;
      const kind = extended ? at(table + 2) : at(lookup);
      const start = extended ? table + sfnt.readUInt32BE(table + 4) : table;
      return kind === 2 && at(start) === 1 ? [start] : [];
    }),
  );
}

/** The glyphs of a coverage table, in the order of its entries. */
function covered(sfnt: Buffer, coverage: number): number[] {
  const at = (offset: number) => sfnt.readUInt16BE(coverage + offset);
  const entries = Array.from({ length: at(2) }, (_, index) => index);
  if (at(0) === 1) return entries.map((index) => at(4 + 2 * index));
  return entries.flatMap((index) => {
    const [first, last] = [at(4 + 6 * index), at(6 + 6 * index)];
    return Array.from({ length: last - first + 1 }, (_, glyph) => first + glyph);
  });
}

/**
 * An unpacked font whose letters leave the space between words as it is. Some designers kern it, which draws letters together
 * that begin a word and lean, as V and W do, with the word before: “von Verbrauchern” reads as one. Pairs that a font names one
 * by one are let go; those that it names by classes stay, since no typeface of the site has the space in one (tested).
 *
 * @param font in any packing.
 */
export async function withoutSpaceKerning(font: Buffer): Promise<Buffer> {
  const sfnt = await convert(font, "sfnt");
  const positions = offsetOf(sfnt, "GPOS");
  const space = glyphOfSpace(sfnt);
  if (positions === undefined || space === undefined) return sfnt;
  const at = (offset: number) => sfnt.readUInt16BE(offset);
  for (const table of pairTables(sfnt, positions)) {
    const values = recordSize(at(table + 4)) + recordSize(at(table + 6));
    for (const [index, first] of covered(sfnt, table + at(table + 2)).entries()) {
      const set = table + at(table + 10 + 2 * index);
      const pairs = Array.from({ length: at(set) }, (_, pair) => set + 2 + pair * (2 + values));
      for (const pair of pairs) if (first === space || at(pair) === space) sfnt.fill(0, pair + 2, pair + 2 + values);
    }
  }
  return sfnt;
}
