import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createSiteServer, type SiteServerOptions } from "../site-server.ts";
import { sampleFolder } from "./sample-folder.ts";

/** A server of this process's that serves a sample of its own. */
export interface SampleServer {
  folder: string;
  server: Server;
  port: number;
  /** What it has logged up to now. */
  logged: string[];
  /** How many connections it has. */
  connections: () => Promise<number>;
  /** Cuts its connections, ends it and removes the sample. */
  close: () => void;
}

/** Lets a server listen at a free port of this machine, which it gives back. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Serves a new sample at a free port of this machine. */
export async function serveSample(options: SiteServerOptions = {}): Promise<SampleServer> {
  const { folder, remove } = sampleFolder();
  const logged: string[] = [];
  const server = createSiteServer(folder, { log: (line) => logged.push(line), ...options });
  return {
    folder,
    server,
    port: await listen(server),
    logged,
    connections: () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))),
    close: () => {
      server.closeAllConnections();
      server.close();
      remove();
    },
  };
}
