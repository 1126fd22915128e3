import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Writes `file.br` and `file.gz` beside every file of a folder that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => compressible.test(file) && statSync(file).isFile());
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const [small, common] = await Promise.all([
        promisify(brotliCompress)(content),
        promisify(gzip)(content, { level: 9 }),
      ]);
      if (small.length < content.length) writeFileSync(`${file}.br`, small);
      if (common.length < content.length) writeFileSync(`${file}.gz`, common);
    }),
  );
}
