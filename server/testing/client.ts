import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

export interface Asked {
  method?: string;
  path?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Asks once, with nothing done to the path on the way. */
export async function ask(port: number, { path = "/", ...asked }: Asked = {}) {
  const sent = request({ port, host: "127.0.0.1", agent: false, path, ...asked }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

/** A connection, with the bytes sent over it: all that comes until it is closed. */
export function open(port: number, bytes = ""): { socket: Socket; all: Promise<string> } {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  // A server that is ending may reset a connection which it has just taken; what it had sent before counts.
  socket.on("error", () => {});
  return { socket, all: new Promise((resolve) => socket.once("close", () => resolve(String(Buffer.concat(parts))))) };
}
