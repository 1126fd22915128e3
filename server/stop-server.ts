import type { Server, ServerResponse } from "node:http";
import type { OpenRequests } from "./protocol/open-requests.ts";

/**
 * Stops a server: it takes no connection more, closes those on which nothing is under way, answers the requests that have
 * begun, and cuts what is still open after `patience` ms. Resolves when all connections are closed.
 */
export function stopServer(server: Server, open: OpenRequests, patience = 10_000): Promise<void> {
  const endAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false;
    response.once("close", () => setImmediate(() => server.closeIdleConnections()));
  };
  for (const responses of open.values()) for (const response of responses) endAfter(response);
  server.prependListener("request", (_request, response) => endAfter(response));

  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // Browsers open connections ahead of need; Node does not count one as idle that has never been used.
  for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  return stopped.finally(() => clearTimeout(timer));
}
