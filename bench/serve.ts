import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { headersFor, parseHeadersFile } from "../server/headers-file.ts";

/** Variables, which tsc does not resolve: `bench/node_modules` does not exist before the first run. */
const packages: Readonly<Record<"sirv" | "selfsigned", string>> = { sirv: "sirv", selfsigned: "selfsigned" };

/** Copies the baseline page into a folder, with a compressed variant like a build's. */
export function packBaseline(folder: string): void {
  cpSync(join(import.meta.dirname, "baseline"), folder, { recursive: true });
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(readFileSync(join(folder, "index.html"))));
}

/**
 * Serves built folders over HTTP/2 and TLS until the process ends; returns their origins in the same order. The
 * certificate is new for each run: browsers must trust its key by `fingerprint`, because one that ignores certificate
 * errors caches nothing, unlike a visitor's.
 */
export async function serve(folders: readonly string[]) {
  const [{ default: sirv }, { generate }] = await Promise.all([import(packages.sirv), import(packages.selfsigned)]);
  const attributes = [{ name: "commonName", value: "localhost" }];
  const { private: key, cert } = await generate(attributes, { keyType: "ec", algorithm: "sha256" });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const start = async (folder: string) => {
    const file = join(folder, "_headers");
    if (!existsSync(file)) throw new Error(`${folder} is not a built site: run \`npm run build\` first`);
    const rules = parseHeadersFile(readFileSync(file, "utf8"));
    const setHeaders = (response: ServerResponse, path: string) => {
      for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
    };
    const handler = sirv(folder, { brotli: true, etag: true, setHeaders });
    const server = createSecureServer({ key, cert, allowHTTP1: true }, handler).listen(0, "127.0.0.1");
    // A browser that is closed during a load ends its session abruptly.
    server.on("sessionError", () => undefined);
    await once(server, "listening");
    return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  return {
    origins: await Promise.all(folders.map(start)),
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
  };
}
