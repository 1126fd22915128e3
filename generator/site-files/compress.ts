import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesBelow } from "../files-below.ts";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Writes `file.br` and `file.gz` beside every file of a folder that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  const compressFile = async (file: string) => {
    const content = readFileSync(file);
    const forms = [promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })];
    const [br, gz] = await Promise.all(forms);
    for (const [ending, small] of Object.entries({ br, gz })) {
      if (small && small.length < content.length) writeFileSync(`${file}.${ending}`, small);
    }
  };
  const names = filesBelow(folder).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
