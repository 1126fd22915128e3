import type { Server } from "node:http";
import { lastPort, listen as letListen, portIn, remedyForTaken } from "./listen.ts";
import { type Log, messageOf } from "./log-line.ts";
import { watchRequests } from "./protocol/open-requests.ts";
import { stopServer } from "./stop-server.ts";

/** A server that cannot be started as told; the message says why, and what to do. */
export class StartError extends Error {
  override name = "StartError";
}

/** Reads the port to listen at, 0 for any free one. Throws a `StartError` when the text is none. */
export function readPort(text: string): number {
  const port = portIn(text);
  if (port !== undefined) return port;
  throw new StartError(`PORT: got "${text}", wants a whole number from 0 to ${lastPort}, such as PORT=8080`);
}

function whyNotListening(error: NodeJS.ErrnoException, port: number): string {
  const remedy = remedyForTaken(error, port, (other) => `PORT=${other} npm start`);
  return remedy ? `Port ${port} is taken: ${remedy}` : `The server could not start: ${messageOf(error)}`;
}

/** Lets a server listen and gives back its address. Rejects with a `StartError` when it cannot. */
async function listen(server: Server, port: number, host: string): Promise<string> {
  const actual = await letListen(server, port, host).catch((error: Error) => {
    throw new StartError(whyNotListening(error, port));
  });
  return `http://${host.includes(":") ? `[${host}]` : host}:${actual}`;
}

/**
 * Runs a server as this process's only work: what nobody has caught is logged in a line and ends nothing; a signal to end
 * lets the requests that have begun be finished, for at most `patience` ms, and ends the process with 0.
 * Gives back the address of the server. Rejects with a `StartError` when it cannot listen.
 */
export async function serve(
  server: Server,
  { port, host, patience, log = console.error }: { port: number; host: string; patience?: number; log?: Log },
): Promise<string> {
  // Where a log cannot be written, its disk being full, say, a line is lost: to log that would be to try again without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const open = watchRequests(server);
  const address = await listen(server, port, host);
  server.on("error", (error) => log(`The server: ${messageOf(error)}`));
  process.on("uncaughtException", (error) => log(`Nobody caught: ${messageOf(error)}`));
  process.on("unhandledRejection", (reason) => log(`Nobody caught: ${messageOf(reason)}`));

  let stopping = false;
  const stop = async () => {
    // npm passes a signal on that the terminal has sent to both: the second must not end what the first lets end.
    if (stopping) return;
    stopping = true;
    await stopServer(server, open, patience);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
  return address;
}
