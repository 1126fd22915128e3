import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "./built-folder.ts";

/** What goes over the wire. */
export interface Response {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer | undefined;
}

/** The part of a body that `Range` asks for, both ends included; nothing where the header is none that we know. */
export function readRange(header: string | undefined, length: number): [number, number] | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined) return undefined;
  return [Number(first), Math.min(last ? Number(last) : Number.POSITIVE_INFINITY, length - 1)];
}

/** Fits an answer to a request: not modified, in Brotli, a part of it, or whole. */
export function respond(answer: Answer, method: string, asked: IncomingHttpHeaders): Response {
  const headers: Record<string, string | number> = { ...answer.headers };
  if (answer.status === 200 && asked["if-none-match"] === headers.etag)
    return { status: 304, headers, body: undefined };

  const brotli = /\bbr\b/.test(String(asked["accept-encoding"] ?? "")) ? answer.brotli : undefined;
  let body = brotli ?? answer.body;
  let { status } = answer;
  if (brotli) headers["content-encoding"] = "br";
  const range = brotli || status !== 200 ? undefined : readRange(asked.range, body.length);
  if (range) {
    const [first, last] = range;
    if (first > last) return { status: 416, headers: { "content-range": `bytes */${body.length}` }, body: undefined };
    headers["content-range"] = `bytes ${first}-${last}/${body.length}`;
    body = body.subarray(first, last + 1);
    status = 206;
  }
  headers["content-length"] = body.length;
  return { status, headers, body: method === "HEAD" ? undefined : body };
}
