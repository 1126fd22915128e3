import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesBelow } from "../files-below.ts";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

export async function compressFolder(folder: string): Promise<void> {
  const compressFile = async (file: string) => {
    const content = readFileSync(file);
    const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
    for (const [extension, compressed] of Object.entries({ br, gz })) {
      if (compressed.length < content.length) writeFileSync(`${file}.${extension}`, compressed);
    }
  };
  const names = filesBelow(folder, folder).filter((name) => compressible.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}
