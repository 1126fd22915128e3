import { BufferSource, Input, WEBM } from "mediabunny";
import sharp from "sharp";
import { readBoxes } from "../support/boxes.ts";

/** What a moving picture's file says of itself. */
export interface MediaFacts {
  /** In px. */
  width: number;
  height: number;
  /** In ms. */
  duration: number;
  frames: number;
  /** Of each track: `av01`, `avc1`, `av1`, `gif`, `webp`. */
  codecs: string[];
  hasSound: boolean;
  loopsForEver: boolean;
}

async function pictureFacts(file: Buffer): Promise<MediaFacts> {
  // Every picture of it is counted as one more page below the first: that is more than the library allows by itself.
  const { format, width, pageHeight, height, pages, delay, loop } = await sharp(file, {
    animated: true,
    limitInputPixels: false,
  }).metadata();
  return {
    width,
    height: pageHeight ?? height,
    duration: (delay ?? []).reduce((sum, milliseconds) => sum + milliseconds, 0),
    frames: pages ?? 1,
    codecs: [format],
    hasSound: false,
    loopsForEver: loop === 0,
  };
}

/** MP4, and AVIF that moves, which neither sharp nor the libraries for films read. */
function boxedFacts(file: Buffer): MediaFacts {
  const tracks = readBoxes(file).moov.traks;
  const kinds = tracks.map(({ mdia }) => mdia.hdlr.handler);
  const picture = tracks[kinds.findIndex((kind) => kind === "vide" || kind === "pict")];
  if (!picture) throw new Error("The file has no track of pictures");
  const { tkhd, mdia, edts } = picture;
  return {
    // Fixed-point numbers, of which the lower half is the fraction.
    width: tkhd.width / 2 ** 16,
    height: tkhd.height / 2 ** 16,
    duration: (mdia.mdhd.duration / mdia.mdhd.timescale) * 1000,
    frames: mdia.minf.stbl.stsz.sample_sizes.length,
    codecs: tracks.map((track) => track.mdia.minf.stbl.stsd.entries[0]?.type ?? ""),
    hasSound: kinds.includes("soun"),
    // Without an edit list a sequence repeats for ever; with one, its flag says so.
    loopsForEver: !edts?.elst || edts.elst.flags % 2 === 1,
  };
}

async function webmFacts(file: Buffer): Promise<MediaFacts> {
  const input = new Input({ source: new BufferSource(file), formats: [WEBM] });
  const tracks = await input.getTracks();
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new Error("The file has no track of pictures");
  const { packetCount } = await picture.computePacketStats();
  return {
    width: picture.codedWidth,
    height: picture.codedHeight,
    duration: (await picture.computeDuration()) * 1000,
    frames: packetCount,
    codecs: tracks.map(({ codec }) => codec ?? ""),
    hasSound: tracks.some((track) => track.isAudioTrack()),
    loopsForEver: false,
  };
}

/**
 * Reads what a GIF, WebP, MP4, AVIF or WebM says of itself, each with the library that reads it whole: none reads all.
 * Throws an `Error` for another format.
 */
export async function mediaFacts(file: Buffer): Promise<MediaFacts> {
  const text = (from: number, to: number) => file.toString("latin1", from, to);
  if (text(0, 4) === "GIF8" || text(8, 12) === "WEBP") return pictureFacts(file);
  if (text(4, 8) === "ftyp") return boxedFacts(file);
  if (file.readUInt32BE(0) === 0x1a45dfa3) return webmFacts(file);
  throw new Error(`No GIF, WebP, MP4, AVIF or WebM begins with ${file.toString("hex", 0, 12)}`);
}
