import { request as askPlainly } from "node:http";
import { request as askSafely } from "node:https";
import { isIP } from "node:net";
import type { Answer, Asked } from "./requirements/requirement.ts";

export interface Connection {
  /** Certificates to trust besides the known ones. */
  ca?: string | Buffer;
  /** The network address to ask at, whatever the name of the host leads to. */
  at?: string;
  /** How long nothing may come, in ms. */
  patience?: number;
}

function askOnce(
  origin: string,
  { path, method = "GET", headers = {} }: Asked,
  connection: Connection,
): Promise<Answer> {
  const { protocol, host, hostname, port } = new URL(origin);
  const name = hostname.replace(/^\[|\]$/g, "");
  const { ca, at = name, patience = 15_000 } = connection;
  const tls = { ...(ca && { ca }), ...(!isIP(name) && { servername: name }) };
  return new Promise((resolve, reject) => {
    const ask = protocol === "https:" ? askSafely : askPlainly;
    // Given apart from each other, for an address as a whole would have its dots and escapes put right.
    const asking = ask(
      { host: at, port, path, method, headers: { host, ...headers }, agent: false, ...tls },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.once("error", reject);
        answer.once("end", () => {
          const received = Object.entries(answer.headers).map(([name, value]) => [name, value && String(value)]);
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(received),
            body: Buffer.concat(parts),
          });
        });
      },
    );
    asking.setTimeout(patience, () => asking.destroy(new Error(`nothing came within ${patience / 1000} s`)));
    asking.once("error", reject);
    asking.end();
  });
}

const conditions = { etag: "if-none-match", "last-modified": "if-modified-since" } as const;

/** Asks a host, with nothing done to the path on the way, and follows no redirect. Rejects when it does not answer. */
export async function ask(origin: string, asked: Asked, connection: Connection = {}): Promise<Answer> {
  if (!asked.known) return askOnce(origin, asked, connection);
  const first = await askOnce(origin, asked, connection);
  const state = first.headers[asked.known];
  if (!state) return first;
  return askOnce(origin, { ...asked, headers: { ...asked.headers, [conditions[asked.known]]: state } }, connection);
}
