import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server, each with the responses that it still waits for. */
export type OpenRequests = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Keeps count of a server's connections and of what is under way on each, from before the first one. */
export function watchRequests(server: Server): OpenRequests {
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
