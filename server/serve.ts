import { inspect } from "node:util";
import { lastPort, listen, portIn, remedyForTaken } from "./listen.ts";
import { messageOf } from "./log-line.ts";
import type { SiteServer } from "./site-server.ts";

/** A server that cannot be started as told; the message says why, and what to do, so there is no stack. */
class StartError extends Error {
  [inspect.custom](): string {
    return this.message;
  }
}

/** Where to listen: what the environment says, or the usual. Throws a `StartError` when its port is none. */
export function placeIn({ PORT = "4321", HOST = "127.0.0.1" }: NodeJS.ProcessEnv): { port: number; host: string } {
  const port = portIn(PORT);
  if (port !== undefined) return { port, host: HOST };
  throw new StartError(`PORT: got "${PORT}", wants a whole number from 0 to ${lastPort}, such as PORT=8080`);
}

function whyNotListening(error: NodeJS.ErrnoException, port: number): string {
  const remedy = remedyForTaken(error, port, (other) => `PORT=${other} npm start`);
  return remedy ? `Port ${port} is taken: ${remedy}` : `The server could not start: ${messageOf(error)}`;
}

/**
 * Runs a server as this process's only work: what nobody has caught is logged in a line and ends nothing; a signal to end
 * lets the requests that have begun be finished, and ends the process with 0.
 * Rejects with a `StartError` when it cannot listen.
 */
export async function serve(
  { server, stop }: SiteServer,
  { port, host }: { port: number; host: string },
): Promise<void> {
  // Where a log cannot be written, its disk being full, say, a line is lost: to log that would be to try again without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const actual = await listen(server, port, host).catch((error: Error) => {
    throw new StartError(whyNotListening(error, port));
  });
  server.on("error", (error) => console.error(`The server: ${messageOf(error)}`));
  for (const event of ["uncaughtException", "unhandledRejection"]) {
    process.on(event, (thrown) => console.error(`Nobody caught: ${messageOf(thrown)}`));
  }

  // npm passes a signal on that the terminal has sent to both: the second does not end what the first lets end.
  const end = () => stop().then(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, end);
  console.log(`The site is at http://${host.includes(":") ? `[${host}]` : host}:${actual}`);
}
