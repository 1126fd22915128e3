import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OwnerError } from "../../../generator/inputs/owner-error.ts";

const lastPort = 65_535;

export const defaultPort = 4322;

/** The port that `--port` names, 0 for any free one. Throws an `OwnerError` when it names none. */
export function portNamed(text: string | undefined): number {
  if (text === undefined) return defaultPort;
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (port <= lastPort) return port;
  throw new OwnerError("npm run edit cannot start:", [
    `--port: got "${text}", wants a whole number from 0 to ${lastPort}`,
  ]);
}

function whyNot(error: NodeJS.ErrnoException, port: number): string {
  if (error.code !== "EADDRINUSE") return `port ${port}: ${error.message}`;
  const other = port < lastPort ? port + 1 : port - 1;
  return `port ${port} is taken: stop what listens there, or choose another, as in npm run edit -- --port ${other}`;
}

/** Lets a server listen for this machine alone and gives back its port. Rejects with an `OwnerError` when it cannot. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(new OwnerError("npm run edit cannot start:", [whyNot(error, port)]));
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", fail);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
