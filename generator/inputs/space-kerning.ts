import { convert } from "fontverter";
import { Blob, Face, Font } from "harfbuzzjs";

/** The size of a value record in bytes: two for each of its eight fields that `format` contains. */
const recordSize = (format: number) => 2 * [...(format & 0xff).toString(2)].filter((bit) => bit === "1").length;

/** Returns a font uncompressed, without the kerning of the space, by which “von Verbrauchern” reads as one word. */
export async function withoutSpaceKerning(font: Buffer): Promise<Buffer> {
  const sfnt = await convert(font, "sfnt");
  const space = new Font(new Face(new Blob(sfnt))).nominalGlyph(0x20);
  const uint16 = (offset: number) => sfnt.readUInt16BE(offset);
  const uint16List = (offset: number) =>
    Array.from({ length: uint16(offset) }, (_, index) => uint16(offset + 2 + 2 * index));
  const subtables = (table: number, offset: number) => uint16List(table + offset).map((relative) => table + relative);

  // As much of OpenType's GPOS table as Onest needs: pair adjustment in format 1.
  const record = sfnt.indexOf("GPOS", 0, "latin1");
  if (record < 0) return sfnt;
  const positions = sfnt.readUInt32BE(record + 8);
  const lookups = subtables(positions + uint16(positions + 8), 0).filter((lookup) => uint16(lookup) === 2);
  const pairTables = lookups.flatMap((lookup) => subtables(lookup, 4)).filter((table) => uint16(table) === 1);
  for (const table of pairTables) {
    const size = recordSize(uint16(table + 4)) + recordSize(uint16(table + 6));
    const firsts = uint16List(table + uint16(table + 2) + 2);
    for (const [index, set] of subtables(table, 8).entries()) {
      const end = set + 2 + uint16(set) * (2 + size);
      for (let pair = set + 2; pair < end; pair += 2 + size) {
        if (firsts[index] === space || uint16(pair) === space) sfnt.fill(0, pair + 2, pair + 2 + size);
      }
    }
  }
  return sfnt;
}
