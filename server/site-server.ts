import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { locationOf } from "./redirects-file.ts";
import { sendNotFound, sendResource, sendText } from "./responses.ts";
import { keepSnapshot, type Snapshot } from "./snapshot.ts";

/** In ms: a connection on which nothing moves for so long is cut, also in the middle of an answer that nobody reads. */
const timeout = 120_000;

/** A request's target in origin form (`/de?x`) or absolute form (`http://host/de?x`): its path, and the query with its `?`. */
const targetForm = /^(?:https?:\/\/[^/?#]*|(?=\/))([^?]*)(\?[^#]*)?/i;

/** A path with its escapes undone; as it is where they cannot be. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function answer(request: IncomingMessage, response: ServerResponse, snapshot: Snapshot) {
  const { method = "", url = "", httpVersionMajor, headersDistinct } = request;
  const { resources, notFound, redirects, builtAt } = snapshot;
  const [target, path, query = ""] = targetForm.exec(url) ?? [];
  const address = decoded(path || "/");
  const isRead = method === "GET" || method === "HEAD";
  // Node's parser lets two hosts and a few other versions pass.
  const isBroken = target === undefined || httpVersionMajor !== 1 || (headersDistinct.host?.length ?? 0) > 1;
  const resource = isRead && !isBroken ? resources.get(address) : undefined;
  if (resource) return sendResource(response, resource, builtAt);

  response.setHeaders(notFound.headers as Map<string, string>);
  if (!isRead) return sendText(response, 405, "Only GET and HEAD are answered here.", { Allow: "GET, HEAD" });
  if (isBroken) return sendText(response, 400, "This is no request for a page.", { Connection: "close" });
  const redirect = redirects.get(address);
  if (!redirect) return sendNotFound(response, notFound);
  const location = locationOf(redirect, query);
  sendText(response, redirect.status, "This address has moved.", { Location: location });
}

/**
 * Serves a built folder as an edge host would: the headers of its `_headers` file, compressed files where the client takes
 * them, every document at its exact path and the 404 page everywhere else. A build put in place of it is served whole.
 * Broken requests and slow ones are refused by Node itself. Throws an `Error` when the folder holds no whole build.
 *
 * @param log is told what went wrong; the client reads no more than that something did
 */
export function createSiteServer(folder: string, log: (...words: unknown[]) => void = console.error) {
  const current = keepSnapshot(folder, log);
  const server = createServer((request, response) => {
    try {
      answer(request, response, current());
    } catch (error) {
      log(`${request.method} ${request.url}:`, error);
      sendText(response, 500, "The server could not answer this request.");
    }
  });
  server.timeout = timeout;
  // Node would close the connection without a word.
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  /**
   * Takes no connection more, answers what has begun, and cuts what is still open after `patience` ms. Resolves when all
   * connections are closed.
   */
  const stop = async (patience = 10_000) => {
    // Nobody is waited for who has been answered.
    server.keepAliveTimeout = 1;
    server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    const closed = once(server.close(), "close");
    // Browsers open connections ahead of need; Node does not count one as idle that has never been used.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearTimeout(cut);
  };
  return { server, stop };
}
