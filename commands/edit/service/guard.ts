import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export interface Refusal {
  status: number;
  /** Why, and what to do. */
  message: string;
}

interface Request {
  method: string;
  headers: IncomingHttpHeaders;
}

export interface Lock {
  port: number;
  /** Random, and new whenever the editor starts. */
  token: string;
}

const refuse = (status: number, message: string): Refusal => ({ status, message });

/** Browsers send a cookie to every port of a host, so its name has the port. */
export const cookieName = (port: number) => `editor-${port}`;

function isSame(given: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function cookieOf({ cookie = "" }: IncomingHttpHeaders, port: number): string | undefined {
  const start = `${cookieName(port)}=`;
  return cookie
    .split("; ")
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/**
 * Another site may have its own name lead to this machine (DNS rebinding), and any page may send a request here. What no page
 * of the editor itself has sent is refused, but for an address that the owner opens.
 */
export function refusalOfOrigin({ method, headers }: Request, port: number): Refusal | undefined {
  const { host, origin, "sec-fetch-site": from } = headers;
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) {
    return refuse(403, `The editor answers at http://127.0.0.1:${port} alone, and not at "${host ?? ""}".`);
  }
  const isOpened = from === undefined || (from === "none" && method === "GET");
  if ((origin !== undefined && origin !== `http://${host}`) || !(isOpened || from === "same-origin")) {
    return refuse(403, "The editor answers no request from another page.");
  }
  return undefined;
}

/** Refuses who has not opened the address that the terminal shows. */
export function refusalOfStranger({ headers }: Request, { port, token }: Lock): Refusal | undefined {
  if (isSame(cookieOf(headers, port), token)) return undefined;
  return refuse(401, "Open the editor at the address that the terminal shows: it is another one at each start.");
}

/** Whether an address has the token, which then goes into a cookie that no script and no other site gets. */
export const opensWith = (given: string | null, token: string) => isSame(given ?? undefined, token);

export const cookieWith = ({ port, token }: Lock) => `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
