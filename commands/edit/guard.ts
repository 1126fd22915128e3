import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export interface Refusal {
  status: number;
  /** Why, and what to do. */
  message: string;
}

const refuse = (status: number, message: string): Refusal => ({ status, message });

export function isToken(given: string | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Browsers send a cookie to every port of a host, so its name has the port. */
const cookieName = ({ socket }: IncomingMessage) => `editor-${socket.localPort}`;

/** Takes the token out of the address, into where no script and no other site gets it. */
export const cookieWith = (request: IncomingMessage, token: string) =>
  `${cookieName(request)}=${token}; Path=/edit; HttpOnly; SameSite=Strict`;

/**
 * Another site may have its own name lead to this machine (DNS rebinding), and any page may send a request here. What no page
 * of the editor itself has sent is refused, but for an address that the owner opens.
 */
export function refusalOfOrigin({ method, headers, socket }: IncomingMessage): Refusal | undefined {
  const { host, origin, "sec-fetch-site": from } = headers;
  if (host !== `127.0.0.1:${socket.localPort}` && host !== `localhost:${socket.localPort}`) {
    return refuse(403, `The editor answers at http://127.0.0.1:${socket.localPort} alone, and not at "${host ?? ""}".`);
  }
  const isOpened = from === undefined || (from === "none" && method === "GET");
  if ((origin !== undefined && origin !== `http://${host}`) || !(isOpened || from === "same-origin")) {
    return refuse(403, "The editor answers no request from another page.");
  }
  return undefined;
}

/** Refuses who has not opened the address that the terminal shows. */
export function refusalOfStranger(request: IncomingMessage, token: string): Refusal | undefined {
  const start = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? "").split("; ");
  if (isToken(cookies.find((pair) => pair.startsWith(start))?.slice(start.length), token)) return undefined;
  return refuse(401, "Open the editor at the address that the terminal shows: it is another one at each start.");
}
