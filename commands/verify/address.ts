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
