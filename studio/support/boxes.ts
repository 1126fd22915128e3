import { createFile, type ISOFile, MP4BoxBuffer } from "mp4box";

/** The boxes of an MP4 or an AVIF, which are of one family. Throws an `Error` when the file has no track. */
export function readBoxes(file: Buffer): ISOFile {
  const boxes = createFile();
  boxes.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(file).buffer, 0), true);
  boxes.flush();
  if (!boxes.moov) throw new Error("The file has no track of pictures");
  return boxes;
}
