import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The open connections of a server, each with the responses that it still waits for. */
type Connections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Keeps count of a server's connections and of what is under way on each, from before the first one. */
function watchConnections(server: Server): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  server.on("connection", (socket: Socket) => {
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request, response) => {
    const waiting = open.get(request.socket);
    waiting?.add(response);
    response.once("close", () => waiting?.delete(response));
  });
  return open;
}

/** In ms: how long a client has to read the refusal before its connection is cut. */
const farewell = 500;

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refuse(socket: Duplex, status: number, header = ""): void {
  const text = `${STATUS_CODES[status]}\n`;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n${header}`;
  socket.on("error", () => socket.destroy());
  socket.once("end", () => socket.destroy());
  socket.end(`${head}Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${text.length}\r\n\r\n${text}`);
  // To close on what is still unread would take the refusal away from the client.
  setTimeout(() => socket.destroy(), farewell).unref();
}

/**
 * Answers what is no request, or does not become one in time, with 400, 408 or 431 and closes its connection; before,
 * the requests that came whole over it are answered. `CONNECT` is no method of this server.
 */
function refuseBrokenRequests(server: Server, open: Connections): void {
  const refused = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    if (!socket.writable || socket.bytesRead === 0 || error.code === "ECONNRESET") return socket.destroy();
    // Whatever comes after the break is broken too.
    if (refused.has(socket)) return;
    refused.add(socket);
    const status = statusOf[error.code ?? ""] ?? 400;
    const last = [...(open.get(socket) ?? [])].at(-1);
    if (last) last.once("close", () => socket.writable && refuse(socket, status));
    else refuse(socket, status);
  });
  server.on("connect", (_request, socket) => refuse(socket, 405, "Allow: GET, HEAD\r\n"));
}

/**
 * Stops a server: it takes no connection more, closes those on which nothing is under way, answers the requests that have
 * begun, and cuts what is still open after `patience` ms. Resolves when all connections are closed.
 */
export type Stop = (patience?: number) => Promise<void>;

/** Sees to a server's connections: refuses what is no request, and gives back what stops it. */
export function keepConnections(server: Server): Stop {
  const open = watchConnections(server);
  refuseBrokenRequests(server, open);
  const stop: Stop = (patience = 10_000) => {
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
  };
  let stopping: Promise<void> | undefined;
  return (patience) => {
    stopping ??= stop(patience);
    return stopping;
  };
}
