import { type Answer, type Asked, ask as askHost, contentOf } from "../../../commands/verify/request.ts";

/**
 * Asks the server for exactly this path, where a browser would put `..` and `%2e` right before it asks, and undoes the
 * compression of the body.
 */
export async function ask(origin: string, path: string, asked: Omit<Asked, "path"> = {}): Promise<Answer> {
  const answer = await askHost(origin, { path, ...asked });
  return { ...answer, body: contentOf(answer) };
}
