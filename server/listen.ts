import type { AddressInfo, Server } from "node:net";

export const lastPort = 65_535;

/** The port that a text names, 0 for any free one; nothing when it names none. */
export function portIn(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= lastPort ? port : undefined;
}

/**
 * What to do where a port is taken; nothing where that is not the fault.
 *
 * @param named how another port is chosen, such as `PORT=8081 npm start`
 */
export function remedyForTaken(
  { code }: NodeJS.ErrnoException,
  port: number,
  named: (other: number) => string,
): string | undefined {
  if (code !== "EADDRINUSE") return undefined;
  return `stop what listens there, or choose another, as in ${named(port < lastPort ? port + 1 : port - 1)}`;
}

/** Lets a server listen and gives back its port. Rejects with what the system says when it cannot. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
