import { contentOf, type Reply, type RequestOptions, send } from "../../../commands/verify/request.ts";

/** Requests exactly this path, where a browser would resolve `..` and `%2e` first. Decompresses the body. */
export async function ask(origin: string, path: string, options: Omit<RequestOptions, "path"> = {}): Promise<Reply> {
  const reply = await send(origin, { path, ...options });
  return { ...reply, body: contentOf(reply) };
}
