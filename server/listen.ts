import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

export const lastPort = 65_535;

/** The port that a text names, 0 for any free one; nothing when it names none. */
export function portIn(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= lastPort ? port : undefined;
}

/** Lets a server listen and gives back its port. Rejects with what the system says when it cannot. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port;
}
