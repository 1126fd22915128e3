import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { answerDocument, answerFile, answerText, type Call } from "./answer.ts";
import { keepConnections, type Stop } from "./connections.ts";
import { headersFor } from "./headers-file.ts";
import { type Log, messageOf, oneLine } from "./log-line.ts";
import { readTarget } from "./protocol/request-target.ts";
import { locationOf } from "./redirects-file.ts";
import { keepSnapshot, type Snapshot } from "./snapshot.ts";

/** In ms. A connection on which nothing moves for `timeout` is cut, also in the middle of an answer that nobody reads. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  timeout: 120_000,
  /** How often slow requests are looked for. */
  connectionsCheckingInterval: 1_000,
};

export type Limits = typeof limits;

/** In B: what a request's line and headers may have together. */
const maxHeaderSize = 16_384;

export interface SiteServerOptions {
  /** In ms: how long after a look at the folder another build may go unnoticed. */
  pollInterval?: number;
  limits?: Partial<Limits>;
  log?: Log;
}

/** Whether a request is one that RFC 9112 lets a server of HTTP/1 answer, besides what Node's parser has seen to. */
function isWellFormed({ httpVersionMajor, httpVersionMinor, headersDistinct }: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  return httpVersionMajor === 1 && (hosts === 1 || (hosts === 0 && httpVersionMinor === 0));
}

async function answer(request: IncomingMessage, response: ServerResponse, folder: string, snapshot: Snapshot) {
  const target = readTarget(request.url ?? "");
  const path = target?.path;
  const call: Call = { request, response, headers: headersFor(snapshot.rules, path ?? "/") };
  if (request.method !== "GET" && request.method !== "HEAD") {
    return answerText(call, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
  }
  if (!target || !isWellFormed(request)) {
    return answerText(call, 400, "This is no request for a page.", { Connection: "close" });
  }
  if (path === undefined) return answerDocument(call, snapshot.notFound);
  const document = snapshot.documents.get(path);
  if (document) return answerDocument(call, document, snapshot.builtAt);
  const redirect = snapshot.redirects.get(path);
  if (redirect) {
    const location = locationOf(redirect, target.query);
    return answerText(call, redirect.status, "This address has moved.", { Location: location });
  }
  const codings = snapshot.files.get(path);
  if (codings && (await answerFile(call, join(folder, path), codings)) === "answered") return;
  answerDocument(call, snapshot.notFound);
}

/** What a client that has gone away leaves behind, which is no fault. */
const gone = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED"]);

function answerFault(request: IncomingMessage, response: ServerResponse, error: unknown, log: Log): void {
  if (gone.has((error as NodeJS.ErrnoException).code ?? "")) return;
  log(`${request.method} ${oneLine(request.url?.slice(0, 200) ?? "")}: ${messageOf(error)}`);
  if (response.headersSent || response.destroyed) response.destroy();
  else answerText({ request, response, headers: new Map() }, 500, "The server could not answer this request.");
}

export interface SiteServer {
  server: Server;
  stop: Stop;
}

/**
 * Serves a built folder as an edge host would: the headers of its `_headers` file, compressed files where the client takes
 * them, every document at its exact path and the 404 page everywhere else. A build put in place of it is served whole.
 * No request ends the server: what goes wrong is logged in a line and answered 500. Throws an `Error` when the folder
 * holds no whole build.
 */
export function createSiteServer(folder: string, options: SiteServerOptions = {}): SiteServer {
  const { pollInterval = 1000, log = console.error } = options;
  const current = keepSnapshot(folder, pollInterval, log);
  // Node's own refusal of a request without `Host` has no length and no text.
  const { timeout, ...times } = { ...limits, ...options.limits };
  const server = createServer({ ...times, maxHeaderSize, requireHostHeader: false });
  server.timeout = timeout;
  const stop = keepConnections(server);
  server.on("request", async (request, response) => {
    response.on("error", (error) => !response.destroyed && answerFault(request, response, error, log));
    try {
      await answer(request, response, folder, current());
    } catch (error) {
      answerFault(request, response, error, log);
    }
  });
  // No answer waits for a body. Node would refuse other expectations without a length, and says "100 Continue" to a request
  // that is queued behind others in the middle of the answer to it.
  for (const expectation of ["checkContinue", "checkExpectation"] as const) {
    server.on(expectation, (request, response) => server.emit("request", request, response));
  }
  return { server, stop };
}
