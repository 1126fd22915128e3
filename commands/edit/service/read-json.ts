import type { IncomingMessage } from "node:http";
import type { Refusal } from "./guard.ts";

/** All texts of all languages weigh a quarter of it. */
export const largestBody = 1_000_000;

const tooLarge: Refusal = { status: 413, message: `A request has at most ${largestBody} B.` };

/** The JSON that a request brings, or why it is refused. */
export async function readJson(request: IncomingMessage): Promise<{ value: unknown } | { refusal: Refusal }> {
  if (!/^application\/json(?:\s*;|$)/i.test(request.headers["content-type"] ?? "")) {
    return { refusal: { status: 415, message: "The editor takes JSON alone." } };
  }
  const parts: Buffer[] = [];
  let size = 0;
  // Who is refused is to get the answer: the connection stays open for it.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestBody) return { refusal: tooLarge };
    parts.push(part);
  }
  try {
    return { value: JSON.parse(Buffer.concat(parts).toString("utf8")) };
  } catch {
    return { refusal: { status: 400, message: "This is no JSON." } };
  }
}
