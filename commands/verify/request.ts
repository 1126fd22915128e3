import { request as askPlainly } from "node:http";
import { request as askSafely } from "node:https";
import { isIP } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Asked {
  method?: string;
  /** With its escapes, as it goes over the wire. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Asks twice: the second time with the tag of the first answer. */
  isKnown?: boolean;
}

export interface Connection {
  ca?: string | Buffer;
  /** The network address to ask at, whatever the name of the host leads to. */
  at?: string;
}

export interface Answer {
  status: number;
  /** By lower-case name; the values of a repeated one are joined. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
  /** When the certificate of the host ends, over TLS. */
  certificateEnd?: Date;
}

/** How long nothing may come, in ms. */
const patience = 15_000;

function askOnce(origin: string, { path, method = "GET", headers = {} }: Asked, connection: Connection) {
  const { protocol, host, hostname, port } = new URL(origin);
  const name = hostname.replace(/^\[|\]$/g, "");
  const { ca, at = name } = connection;
  const tls = { ...(ca && { ca }), ...(!isIP(name) && { servername: name }) };
  return new Promise<Answer>((resolve, reject) => {
    const isSafe = protocol === "https:";
    // Given apart from each other, for an address as a whole would have its dots and escapes put right.
    const asked = { host: at, port, path, method, headers: { host, ...headers }, agent: false, ...tls };
    const asking = (isSafe ? askSafely : askPlainly)(asked, (answer) => {
      const received = Object.entries(answer.headers).map(([name, value]) => [name, value && String(value)]);
      const end = isSafe && { certificateEnd: new Date((answer.socket as TLSSocket).getPeerCertificate().valid_to) };
      const head = { status: answer.statusCode ?? 0, headers: Object.fromEntries(received), ...end };
      buffer(answer).then((body) => resolve({ ...head, body }), reject);
    });
    asking.setTimeout(patience, () => asking.destroy(new Error(`nothing came within ${patience / 1000} s`)));
    asking.once("error", reject);
    asking.end();
  });
}

/** Asks a host, with nothing done to the path on the way, and follows no redirect. Rejects when it does not answer. */
export async function ask(origin: string, asked: Asked, connection: Connection = {}): Promise<Answer> {
  const first = await askOnce(origin, asked, connection);
  const { etag } = first.headers;
  if (!asked.isKnown || !etag) return first;
  return askOnce(origin, { ...asked, headers: { ...asked.headers, "if-none-match": etag } }, connection);
}

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body of an answer without its content coding. Throws an `Error` when it is not in that coding. */
export function contentOf({ headers, body }: Answer): Buffer {
  const unpacked = body.length > 0 && unpack[headers["content-encoding"] ?? ""]?.(body);
  return unpacked || body;
}
