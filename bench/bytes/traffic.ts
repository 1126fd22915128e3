import type { CDPSession } from "@playwright/test";

/** The kinds of content of which bytes are counted. */
export const kinds = ["document", "script", "font", "image", "media", "other"] as const;
export type Kind = (typeof kinds)[number];

/** What went over the wire. */
export interface Traffic {
  /** Requests that left the browser; what its cache answers is none. */
  requests: number;
  /** In bytes, headers included. */
  total: number;
  bytes: Record<Kind, number>;
  /** The paths asked for, in order. */
  paths: string[];
}

/** One request of the browser's. */
export interface Transfer {
  path: string;
  /** The browser's own name for what it fetches, such as `Stylesheet`. */
  type: string;
  /** In bytes; 0 until anything has arrived. */
  received: number;
  cached: boolean;
}

const kindOf = (type: string): Kind => kinds.find((kind) => kind === type.toLowerCase()) ?? "other";

/** Sums up what the browser fetched; what came from its cache counts nothing. */
export function summed(transfers: readonly Transfer[]): Traffic {
  const fetched = transfers.filter(({ cached }) => !cached);
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { type, received } of fetched) bytes[kindOf(type)] += received;
  return {
    requests: fetched.length,
    total: fetched.reduce((sum, { received }) => sum + received, 0),
    bytes,
    paths: fetched.map(({ path }) => path),
  };
}

/**
 * Watches what a page fetches from now on. The call that it returns sums up what has arrived so far, also of a film that
 * is still on its way; `restart` forgets it.
 */
export function watchTraffic(session: CDPSession): { read: () => Traffic; restart: () => void } {
  const transfers = new Map<string, Transfer>();
  const change = (id: string, by: (transfer: Transfer) => Partial<Transfer>) => {
    const transfer = transfers.get(id);
    if (transfer) Object.assign(transfer, by(transfer));
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (!request.url.startsWith("http")) return;
    const path = new URL(request.url).pathname;
    transfers.set(requestId, { path, type: type ?? "Other", received: 0, cached: false });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => change(requestId, () => ({ cached: true })));
  session.on("Network.responseReceived", ({ requestId, response, type }) =>
    change(requestId, ({ cached }) => ({
      type,
      received: response.encodedDataLength,
      cached: cached || response.fromDiskCache === true,
    })),
  );
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, ({ received }) => ({ received: received + encodedDataLength })),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    change(requestId, () => ({ received: encodedDataLength })),
  );
  return { read: () => summed([...transfers.values()]), restart: () => transfers.clear() };
}
