import { request } from "node:http";
import type { HeaderRules } from "../../server/headers-file.ts";
import { headersFor } from "../serve/header-rules.ts";

interface Received {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

function ask(origin: string, path: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { headers: { "accept-encoding": "gzip, deflate, br" } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    asking.once("error", reject);
    asking.end();
  });
}

/** In what two answers differ that must not: status, length, encoding and every header that the rules name. */
export function differences(one: Received, other: Received, names: readonly string[]): string[] {
  const status = one.status === other.status ? [] : [`status ${one.status} and ${other.status}`];
  return [
    ...status,
    ...names
      .filter((name) => String(one.headers[name]) !== String(other.headers[name]))
      .map((name) => `${name} ${one.headers[name]} and ${other.headers[name]}`),
  ];
}

/** Throws an `Error` that names the first path at which two servers answer differently: they would not compare. */
export async function requireSameAnswers(
  origins: readonly string[],
  paths: readonly string[],
  rules: HeaderRules,
): Promise<void> {
  for (const path of paths) {
    const [first, ...others] = await Promise.all(origins.map((origin) => ask(origin, path)));
    const names = ["content-length", "content-encoding", ...Object.keys(headersFor(rules, path))];
    for (const other of others) {
      const found = first ? differences(first, other, names) : [];
      if (found.length > 0) throw new Error(`The servers differ at ${path}: ${found.join("; ")}`);
    }
  }
}
