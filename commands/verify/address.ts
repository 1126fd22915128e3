import { isIP } from "node:net";
import { OwnerError } from "../../generator/inputs/owner-error.ts";

/** Reads the address of a site. Throws an `OwnerError` that says what is wanted. */
export function readAddress(text: string | undefined, example: string): string {
  const fault = (got: string) =>
    new OwnerError("npm run verify does not know what to look at:", [`${got}; write npm run verify -- ${example}`]);
  if (text === undefined) throw fault("no address is named");
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) throw fault(`"${text}" is no address of a site`);
  if (address.pathname !== "/" || address.search || address.hash || address.username) {
    throw fault(`"${text}" has more than a site's address, which is ${address.origin}`);
  }
  return address.origin;
}

/** The site's address with a port, which is left out where it is the usual one. */
function withPort(origin: string, port: string): string {
  const address = new URL(origin);
  address.port = port;
  return address.origin;
}

const isNetworkAddress = (text: string) => isIP(text) > 0 || /^[\w.-]+$/.test(text);

/**
 * Reads the network address at which a site is asked: a number or a name, and nothing else.
 *
 * @throws OwnerError that says what is wanted
 */
export function readNetworkAddress(text: string, origin: string): string {
  if (isNetworkAddress(text)) return text;
  const [, host, port = ""] = /^\[?(.+?)\]?:(\d+)$/.exec(text) ?? [];
  const remedy =
    host && isNetworkAddress(host)
      ? `the port belongs into the site's address: write npm run verify -- ${withPort(origin, port)} --at ${host}`
      : `write npm run verify -- ${origin} --at 203.0.113.5`;
  throw new OwnerError("npm run verify does not know where to ask:", [
    `--at: got "${text}", wants a network address alone; ${remedy}`,
  ]);
}
