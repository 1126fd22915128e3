import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** 0 means any free port. Returns undefined if the text is no port. */
export function parsePort(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : undefined;
}

export async function listen(server: Server, port = 0, host = "127.0.0.1"): Promise<number> {
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port;
}
