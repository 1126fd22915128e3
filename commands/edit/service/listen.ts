import type { Server } from "node:http";
import { OwnerError } from "../../../generator/inputs/owner-error.ts";
import { lastPort, listen as letListen, portIn, remedyForTaken } from "../../../server/listen.ts";

export const defaultPort = 4322;

const cannotStart = (why: string) => new OwnerError("npm run edit cannot start:", [why]);

/** The port that `--port` names, 0 for any free one. Throws an `OwnerError` when it names none. */
export function portNamed(text: string | undefined): number {
  if (text === undefined) return defaultPort;
  const port = portIn(text);
  if (port === undefined) throw cannotStart(`--port: got "${text}", wants a whole number from 0 to ${lastPort}`);
  return port;
}

/** Lets a server listen for this machine alone and gives back its port. Rejects with an `OwnerError` when it cannot. */
export function listen(server: Server, port: number): Promise<number> {
  return letListen(server, port, "127.0.0.1").catch((error: Error) => {
    const remedy = remedyForTaken(error, port, (other) => `npm run edit -- --port ${other}`);
    throw cannotStart(remedy ? `port ${port} is taken: ${remedy}` : `port ${port}: ${error.message}`);
  });
}
