import { createHash, X509Certificate } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import type { Site } from "./options.ts";

/** What is served: where each site answers, and the key that a browser is to trust for it. */
export interface Served {
  /** Such as `https://127.0.0.1:40123`, by the site's name. */
  origins: ReadonlyMap<string, string>;
  /** What a browser calls the certificate's public key. */
  fingerprint: string;
  close: () => Promise<unknown>;
}

/** From a name that the compiler does not look up: bench/node_modules is not there before the command's first use. */
const packageName: string = "selfsigned";

/** The baseline page with the compressed twin that a build makes for each document. */
function packedBaseline(scratch: string): Site {
  const folder = join(scratch, "baseline");
  cpSync(join(import.meta.dirname, "baseline"), folder, { recursive: true });
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync(readFileSync(join(folder, "index.html"))));
  return { name: "baseline", folder };
}

/**
 * Serves the baseline page and the sites alike, with one certificate for this run. A browser that ignores faults of
 * certificates keeps nothing in its cache; one that trusts this key does, as a visitor's would.
 */
export async function serve(sites: readonly Site[], scratch: string): Promise<Served> {
  const { generate } = await import(packageName);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const threads: Worker[] = [];
  const start = ({ name, folder }: Site) =>
    new Promise<[name: string, origin: string]>((resolve, reject) => {
      const thread = new Worker(new URL("./serve-thread.ts", import.meta.url), { workerData: { folder, key, cert } });
      threads.push(thread);
      thread.once("error", reject);
      thread.once("message", (port: number) => resolve([name, `https://127.0.0.1:${port}`]));
    });
  return {
    origins: new Map(await Promise.all([packedBaseline(scratch), ...sites].map(start))),
    fingerprint: createHash("sha256").update(publicKey).digest("base64"),
    close: () => Promise.all(threads.map((thread) => thread.terminate())),
  };
}
