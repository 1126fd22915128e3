import { Worker } from "node:worker_threads";
import type { Certificate } from "./certificate.ts";

export interface ServedFolder {
  /** Such as `https://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves a built folder at a free port of 127.0.0.1. Rejects when the thread fails before it listens. */
export function serveFolder(folder: string, { key, cert }: Certificate): Promise<ServedFolder> {
  const thread = new Worker(new URL("./serve-thread.ts", import.meta.url), { workerData: { folder, key, cert } });
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("message", (port: number) =>
      resolve({
        origin: `https://127.0.0.1:${port}`,
        close: async () => {
          await thread.terminate();
        },
      }),
    );
  });
}
