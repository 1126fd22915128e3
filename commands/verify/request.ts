import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RequestOptions {
  method?: string;
  /** Sent unchanged, with its escapes. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sends it again, with the first response's `ETag`. */
  revalidate?: boolean;
}

/** As in the report: `/de`, `POST /`, `/ (accept-encoding: br)`. */
export function nameOf({ method = "GET", path, headers = {}, revalidate }: RequestOptions): string {
  const details = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (revalidate) details.push("again");
  return `${method === "GET" ? "" : `${method} `}${path}${details.length > 0 ? ` (${details.join(", ")})` : ""}`;
}

export interface Connection {
  ca?: string;
  /** The network address to connect to, whatever the host name resolves to. */
  host?: string;
}

export interface Reply {
  status: number;
  /** By lower-case name. Repeated headers are joined. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
}

function sendOnce(origin: string, { path, method = "GET", headers = {} }: RequestOptions, connection: Connection) {
  const { protocol, host, hostname, port } = new URL(origin);
  return new Promise<Reply>((resolve, reject) => {
    // Passed separately: a whole URL would have its dots and escapes normalised.
    const target = { host: hostname.replace(/^\[|\]$/g, ""), port, path, ...connection };
    const options = { ...target, method, headers: { host, ...headers }, agent: false };
    const request = (protocol === "https:" ? https : http).request(options, (response) => {
      const received = Object.entries(response.headers).map(([name, value]) => [name, value && String(value)]);
      const head = { status: response.statusCode ?? 0, headers: Object.fromEntries(received) };
      buffer(response).then((body) => resolve({ ...head, body }), reject);
    });
    request.setTimeout(15_000, () => request.destroy(new Error("no response within 15 s")));
    request.once("error", reject);
    request.end();
  });
}

/** Sends the path unchanged and follows no redirect. Rejects if there is no response. */
export async function send(origin: string, options: RequestOptions, connection: Connection = {}): Promise<Reply> {
  const first = await sendOnce(origin, options, connection);
  const { etag } = first.headers;
  if (!options.revalidate || !etag) return first;
  return sendOnce(origin, { ...options, headers: { ...options.headers, "if-none-match": etag } }, connection);
}

const decoders: Readonly<Record<string, (encoded: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Throws if the body is not in its encoding. */
export function contentOf({ headers, body }: Reply): Buffer {
  const decode = decoders[headers["content-encoding"] ?? ""];
  return decode && body.length > 0 ? decode(body) : body;
}
