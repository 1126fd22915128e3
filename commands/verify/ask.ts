import { request as askPlainly } from "node:http";
import { request as askSafely } from "node:https";
import { isIP } from "node:net";
import { buffer } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import type { Asked } from "./requirements/requirement.ts";

export interface Connection {
  /** Certificates to trust besides the known ones. */
  ca?: string | Buffer;
  /** The network address to ask at, whatever the name of the host leads to. */
  at?: string;
  /** How long nothing may come, in ms. */
  patience?: number;
}

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** By lower-case name; the values of a repeated one are joined. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Buffer;
  /** When the certificate of the host ends, over TLS. */
  certificateEnd?: Date;
}

function askOnce(origin: string, { path, method = "GET", headers = {} }: Asked, connection: Connection) {
  const { protocol, host, hostname, port } = new URL(origin);
  const name = hostname.replace(/^\[|\]$/g, "");
  const { ca, at = name, patience = 15_000 } = connection;
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

const conditions = { etag: "if-none-match", "last-modified": "if-modified-since" } as const;

/** Asks a host, with nothing done to the path on the way, and follows no redirect. Rejects when it does not answer. */
export async function ask(origin: string, asked: Asked, connection: Connection = {}): Promise<Answer> {
  const first = await askOnce(origin, asked, connection);
  const state = asked.known && first.headers[asked.known];
  if (!asked.known || !state) return first;
  return askOnce(origin, { ...asked, headers: { ...asked.headers, [conditions[asked.known]]: state } }, connection);
}
