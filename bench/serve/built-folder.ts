import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { contentTypes } from "../../commands/host/content-types.ts";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { headersFor } from "./header-rules.ts";

/** What is worth compressing where the build has made no twin. */
const compressible = /^(text\/|application\/|image\/svg)/;

/** What a path is answered with. */
export interface Answer {
  status: number;
  /** Names in lower case; without length and encoding. */
  headers: Record<string, string>;
  body: Buffer;
  /** The body in Brotli, where there is one. */
  brotli: Buffer | undefined;
}

const compress = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });

const read = (file: string) => readFile(file).catch(() => undefined);

/**
 * Answers paths from a built folder as a host that reads `_headers` does: `/de/terms` from `de/terms.html`, whatever is
 * missing with the 404 page. Each file is read once and compressed at most once, so that a measured visit waits for
 * neither. A folder that cannot be read has no rules and answers 404.
 */
export async function openBuiltFolder(folder: string): Promise<(path: string) => Promise<Answer>> {
  const rules = parseHeadersFile(String((await read(join(folder, "_headers"))) ?? ""));
  const answers = new Map<string, Promise<Answer>>();

  async function make(path: string): Promise<Answer> {
    const plain = normalize(path) === path && !path.includes("\0");
    const file = path === "/" ? "index.html" : extname(path) ? path.slice(1) : `${path.slice(1)}.html`;
    const found = plain ? await read(join(folder, file)) : undefined;
    const served = found ? file : "404.html";
    const body = found ?? (await read(join(folder, served))) ?? Buffer.from("missing");
    const type = contentTypes[extname(served)] ?? "application/octet-stream";
    const twin = await read(join(folder, `${served}.br`));
    const brotli = twin ?? (compressible.test(type) && body.length > 256 ? await compress(body) : undefined);
    const headers: Record<string, string> = { "content-type": type, ...headersFor(rules, path) };
    headers.etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    if (brotli) headers.vary = "accept-encoding";
    else headers["accept-ranges"] = "bytes";
    if (!found) headers["cache-control"] = "public, max-age=0, must-revalidate";
    return { status: found ? 200 : 404, headers, body, brotli };
  }

  return (path) => {
    const known = answers.get(path) ?? make(path);
    answers.set(path, known);
    return known;
  };
}
