import { type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { OpenRequests } from "./open-requests.ts";

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
export function refuseBrokenRequests(server: Server, open: OpenRequests): void {
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
