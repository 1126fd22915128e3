import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);

const narrow = { [constants.BROTLI_PARAM_LGWIN]: 18 };
const narrowInBlocks = { ...narrow, [constants.BROTLI_PARAM_LGBLOCK]: 16 };
const asFont = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT };

/** Ways to pack, of which now one, now another is shorter, by some 60 B of a document that is to fit one round trip. */
const packings: readonly Readonly<Record<number, number>>[] = [
  {},
  narrow,
  narrowInBlocks,
  { ...narrow, ...asFont },
  { ...narrowInBlocks, ...asFont },
];

async function shortest(content: Buffer, ways: typeof packings): Promise<Buffer> {
  const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const packed = await Promise.all(ways.map((way) => brotli(content, { params: { ...hint, ...way } })));
  return packed.reduce((best, other) => (other.length < best.length ? other : best));
}

/** Writes `file.br` and `file.gz` beside every file of a folder that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => compressible.test(file) && statSync(file).isFile());
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const ways = file.endsWith(".html") ? packings : [{}];
      const [small, common] = await Promise.all([shortest(content, ways), promisify(gzip)(content, { level: 9 })]);
      if (small.length < content.length) writeFileSync(`${file}.br`, small);
      if (common.length < content.length) writeFileSync(`${file}.gz`, common);
    }),
  );
}
