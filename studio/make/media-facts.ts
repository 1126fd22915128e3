/** What a moving picture's file says of itself. */
export interface MediaFacts {
  width: number;
  height: number;
  /** In ms. */
  duration: number;
  frames: number;
  /** As the container names them: `av01`, `avc1`, `V_AV1`, `gif`, `webp`. */
  codecs: string[];
  hasSound: boolean;
  loopsForEver: boolean;
}

const text = (file: Buffer, from: number, to: number) => file.toString("latin1", from, to);

function gifFacts(file: Buffer): MediaFacts {
  const facts = { width: file.readUInt16LE(6), height: file.readUInt16LE(8), duration: 0, frames: 0 };
  let loopsForEver = false;
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(file[10] ?? 0);
  const skipBlocks = () => {
    while (file[at]) at += 1 + (file[at] ?? 0);
    at += 1;
  };
  while (at < file.length && file[at] !== 0x3b) {
    if (file[at] === 0x2c) {
      facts.frames += 1;
      at += 11 + colours(file[at + 9] ?? 0);
    } else {
      if (file[at + 1] === 0xf9) facts.duration += file.readUInt16LE(at + 4) * 10;
      if (text(file, at + 3, at + 14) === "NETSCAPE2.0") loopsForEver = file.readUInt16LE(at + 16) === 0;
      at += 2;
    }
    skipBlocks();
  }
  return { ...facts, codecs: ["gif"], hasSound: false, loopsForEver };
}

function webpFacts(file: Buffer): MediaFacts {
  const facts: MediaFacts = {
    width: file.readUIntLE(24, 3) + 1,
    height: file.readUIntLE(27, 3) + 1,
    duration: 0,
    frames: 0,
    codecs: ["webp"],
    hasSound: false,
    loopsForEver: false,
  };
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (text(file, at, at + 4) === "ANIM") facts.loopsForEver = file.readUInt16LE(at + 12) === 0;
    if (text(file, at, at + 4) === "ANMF") {
      facts.frames += 1;
      facts.duration += file.readUIntLE(at + 20, 3);
    }
    at += 8 + size + (size % 2);
  }
  return facts;
}

interface Box {
  type: string;
  body: Buffer;
}

function boxesIn(file: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at) || file.length - at;
    boxes.push({ type: text(file, at + 4, at + 8), body: file.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

function inside(file: Buffer, ...path: string[]): Buffer[] {
  const [first, ...rest] = path;
  const found = boxesIn(file).filter(({ type }) => type === first);
  return rest.length === 0 ? found.map(({ body }) => body) : found.flatMap(({ body }) => inside(body, ...rest));
}

/** MP4 and AVIF sequences are of the same family. */
function boxedFacts(file: Buffer): MediaFacts {
  const tracks = inside(file, "moov", "trak").map((track) => {
    const [header = Buffer.alloc(0)] = inside(track, "tkhd");
    const [media = Buffer.alloc(0)] = inside(track, "mdia", "mdhd");
    const [handler = Buffer.alloc(0)] = inside(track, "mdia", "hdlr");
    const [entries = Buffer.alloc(0)] = inside(track, "mdia", "minf", "stbl", "stsd");
    const [times = Buffer.alloc(0)] = inside(track, "mdia", "minf", "stbl", "stts");
    const timescale = media.readUInt32BE(media[0] === 1 ? 20 : 12);
    const runs = Array.from({ length: times.readUInt32BE(4) }, (_, run) => ({
      count: times.readUInt32BE(8 + run * 8),
      length: times.readUInt32BE(12 + run * 8),
    }));
    return {
      kind: text(handler, 8, 12),
      codec: text(entries, 12, 16),
      width: header.readUInt32BE(header.length - 8) / 65536,
      height: header.readUInt32BE(header.length - 4) / 65536,
      frames: runs.reduce((sum, { count }) => sum + count, 0),
      duration: (runs.reduce((sum, { count, length }) => sum + count * length, 0) / timescale) * 1000,
      // Without an edit list a sequence repeats for ever; with one, its flag says so.
      loops: inside(track, "edts", "elst").every((list) => (list[3] ?? 0) % 2 === 1),
    };
  });
  const [picture] = tracks.filter(({ kind }) => kind !== "soun");
  if (!picture) throw new Error("The file has no track of pictures");
  const { width, height, frames, duration, loops } = picture;
  const codecs = tracks.map(({ codec }) => codec);
  return {
    width,
    height,
    frames,
    duration,
    codecs,
    hasSound: tracks.some(({ kind }) => kind === "soun"),
    loopsForEver: loops,
  };
}

/** The elements of WebM that say what is wanted; those with elements inside are gone into. */
const nested = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0xa0]);

function webmFacts(file: Buffer): MediaFacts {
  const facts: MediaFacts = {
    width: 0,
    height: 0,
    duration: 0,
    frames: 0,
    codecs: [],
    hasSound: false,
    loopsForEver: false,
  };
  let tick = 1_000_000;
  const number = (from: number, size: number) => Number(BigInt(`0x${file.toString("hex", from, from + size) || "0"}`));
  /** How many bytes a number takes, told by the zeros that its first byte begins with. */
  const length = (at: number) => Math.clz32(file[at] || 1) - 23;
  const walk = (start: number, end: number): void => {
    for (let at = start; at < end; ) {
      const id = number(at, length(at));
      at += length(at);
      const bits = BigInt(7 * length(at));
      const written = BigInt(`0x${file.toString("hex", at, at + length(at)) || "0"}`) & ((1n << bits) - 1n);
      at += length(at);
      const size = written === (1n << bits) - 1n ? end - at : Number(written);
      if (nested.has(id)) walk(at, at + size);
      if (id === 0x2ad7b1) tick = number(at, size);
      if (id === 0x4489) facts.duration = ((size === 4 ? file.readFloatBE(at) : file.readDoubleBE(at)) * tick) / 1e6;
      if (id === 0x86) facts.codecs.push(text(file, at, at + size));
      if (id === 0x83 && file[at] === 2) facts.hasSound = true;
      if (id === 0xb0) facts.width = number(at, size);
      if (id === 0xba) facts.height = number(at, size);
      if (id === 0xa3 || id === 0xa1) facts.frames += 1;
      at += size;
    }
  };
  walk(0, file.length);
  return facts;
}

/** Reads what the file says of itself, by its first bytes. Throws an `Error` for a format that the site does not use. */
export function mediaFacts(file: Buffer): MediaFacts {
  if (text(file, 0, 4) === "GIF8") return gifFacts(file);
  if (text(file, 8, 12) === "WEBP") return webpFacts(file);
  if (text(file, 4, 8) === "ftyp") return boxedFacts(file);
  if (file.readUInt32BE(0) === 0x1a45dfa3) return webmFacts(file);
  throw new Error(`No GIF, WebP, MP4, AVIF or WebM begins with ${file.toString("hex", 0, 12)}`);
}
