import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { locationOf, safeDecode } from "./redirects-file.ts";
import { sendNotFound, sendResource, sendText } from "./responses.ts";
import { createSnapshotReader, type Snapshot } from "./snapshot.ts";

/** Captures path and query (with its `?`), in origin form (`/de?x`) or absolute form (`http://host/de?x`). */
const targetPattern = /^(?:https?:\/\/[^/?#]*|(?=\/))([^?]*)(\?[^#]*)?/i;

/** Matches what neither a host nor a port contains (RFC 3986, section 3.2); an empty Host header is valid. */
const notInHosts = /[^\w.~!$&'()*+,;=:[\]%-]/;

function handle(request: IncomingMessage, response: ServerResponse, snapshot: Snapshot) {
  const { method = "", url = "", httpVersionMajor, headersDistinct } = request;
  const { resources, notFound, redirects, builtAt } = snapshot;
  const [target, path, query = ""] = targetPattern.exec(url) ?? [];
  const address = safeDecode(path || "/");
  const isRead = method === "GET" || method === "HEAD";
  // Node's parser accepts repeated and invalid Host headers and some other HTTP versions.
  const [host = "", ...more] = headersDistinct.host ?? [];
  const isMalformed = target === undefined || httpVersionMajor !== 1 || more.length > 0 || notInHosts.test(host);
  const resource = isRead && !isMalformed ? resources.get(address) : undefined;
  if (resource) return sendResource(response, resource, builtAt);

  response.setHeaders(notFound.headers as Map<string, string>);
  if (!isRead) return sendText(response, 405, "Only GET and HEAD are supported.", { Allow: "GET, HEAD" });
  if (isMalformed) return sendText(response, 400, "Bad request.", { Connection: "close" });
  const redirect = redirects.get(address);
  if (!redirect) return sendNotFound(response, notFound);
  sendText(response, redirect.status, "This address has moved.", { Location: locationOf(redirect.to, query) });
}

/** Serves a built folder like an edge host. Node itself rejects malformed and slow requests. */
export function createSiteServer(folder: string) {
  const current = createSnapshotReader(folder);
  const server = createServer((request, response) => {
    try {
      handle(request, response, current());
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      sendText(response, 500, "The server could not answer this request.");
    }
  });
  // In ms, after which an idle connection is closed, even if the client has not read the whole response.
  server.timeout = 120_000;
  // Longer than the minute of proxies, which might use a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  // Node would close the connection without a response.
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
  });
  /** Finishes running requests, for up to `gracePeriod` ms. Resolves when all connections are closed. */
  const stop = async (gracePeriod = 3000) => {
    setTimeout(() => server.closeAllConnections(), gracePeriod).unref();
    await once(server.close(), "close");
  };
  return { server, stop };
}
