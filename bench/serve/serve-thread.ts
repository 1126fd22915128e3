// Serves one folder over HTTP/2 and TLS from a thread of its own, so that what measures cannot delay an answer.
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { openBuiltFolder } from "./built-folder.ts";
import { respond } from "./respond.ts";

const { folder, key, cert } = workerData as { folder: string; key: string; cert: string };
const answerTo = await openBuiltFolder(folder);

const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
  try {
    const { pathname } = new URL(request.url, "https://127.0.0.1");
    const answer = respond(await answerTo(decodeURIComponent(pathname)), request.method, request.headers);
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body ?? "");
  } catch (error) {
    if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
    response.end(String(error));
  }
});
// A browser that is closed in the middle of a load ends its session without a farewell.
server.on("sessionError", () => undefined);
server.listen(0, "127.0.0.1", () => parentPort?.postMessage((server.address() as AddressInfo).port));
