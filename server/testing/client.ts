import { connect, type Socket } from "node:net";
import { type Asked, ask as askHost } from "../../commands/verify/request.ts";

/** Asks once, with nothing done to the path on the way. */
export const ask = (port: number, asked: Partial<Asked> = {}) =>
  askHost(`http://127.0.0.1:${port}`, { path: "/", ...asked });

/** A connection, with the bytes sent over it: all that comes until it is closed. */
export function open(port: number, bytes = ""): { socket: Socket; all: Promise<string> } {
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
  const parts: Buffer[] = [];
  socket.on("data", (part) => parts.push(part));
  // A server that is ending may reset a connection which it has just taken; what it had sent before counts.
  socket.on("error", () => {});
  return { socket, all: new Promise((resolve) => socket.once("close", () => resolve(String(Buffer.concat(parts))))) };
}
