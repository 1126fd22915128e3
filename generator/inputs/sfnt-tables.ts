/** The offset of a table in an unpacked font, in bytes. */
export function offsetOf(sfnt: Buffer, table: string): number | undefined {
  const count = sfnt.readUInt16BE(4);
  for (let record = 12; record < 12 + 16 * count; record += 16) {
    if (sfnt.toString("latin1", record, record + 4) === table) return sfnt.readUInt32BE(record + 8);
  }
  return undefined;
}
