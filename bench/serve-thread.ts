// Serves one folder over HTTP/2 and TLS from a thread of its own, so that what measures cannot delay an answer.
import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { headersFor, parseHeadersFile } from "../server/headers-file.ts";

/** From a name that the compiler does not look up: bench/node_modules is not there before the command's first use. */
const packageName: string = "sirv";

const { folder, key, cert } = workerData as { folder: string; key: string; cert: string };
const rules = parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8"));
const { default: sirv } = await import(packageName);
const answer = sirv(folder, {
  brotli: true,
  etag: true,
  setHeaders: (response: { setHeader: (name: string, value: string) => void }, path: string) => {
    for (const [name, value] of headersFor(rules, path)) response.setHeader(name, value);
  },
});

const server = createSecureServer({ key, cert, allowHTTP1: true }, answer);
// A browser that is closed in the middle of a load ends its session without a farewell.
server.on("sessionError", () => undefined);
server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));
