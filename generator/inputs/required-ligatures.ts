import { convert } from "fontverter";
import { offsetOf } from "./sfnt-tables.ts";

/**
 * An unpacked font whose common ligatures are required ones. Browsers set no common ligature where letters are moved together,
 * as in headlines, and without its ligature the drop of an f runs into the dot of the i beside it.
 *
 * @param font in any packing.
 */
export async function withRequiredLigatures(font: Buffer): Promise<Buffer> {
  const sfnt = await convert(font, "sfnt");
  const substitutions = offsetOf(sfnt, "GSUB");
  if (substitutions === undefined) return sfnt;
  const features = substitutions + sfnt.readUInt16BE(substitutions + 6);
  for (let index = 0; index < sfnt.readUInt16BE(features); index++) {
    const tag = features + 2 + 6 * index;
    if (sfnt.toString("latin1", tag, tag + 4) === "liga") sfnt.write("rlig", tag, "latin1");
  }
  return sfnt;
}
