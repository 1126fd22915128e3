import { once } from "node:events";
import { connect } from "node:net";
import { type RequestOptions, send } from "../../commands/verify/request.ts";

export const ask = (port: number, options: Partial<RequestOptions> = {}) =>
  send(`http://127.0.0.1:${port}`, { path: "/", ...options });

/** Connects and sends bytes; `all` resolves with everything received once the connection is closed. */
export function open(port: number, bytes: string) {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  // A stopping server may reset a connection that it has just accepted; what it had sent before counts.
  socket.on("error", () => {});
  const all = new Promise<string>((resolve) => socket.once("close", () => resolve(String(Buffer.concat(parts)))));
  return { socket, all };
}

/** Reads the beginning of a response, and no more until its socket is resumed. */
export async function startLargeDownload(port: number) {
  const client = open(port, "GET /media/large.bin HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(client.socket, "data");
  client.socket.pause();
  return client;
}
