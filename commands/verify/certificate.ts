import type { Fault } from "./faults.ts";

/** In ms: certificates are renewed a month before they end, so half of that is a sign that nobody does. */
const soon = 14 * 24 * 60 * 60 * 1000;

/** What is to be said of a certificate that ends at a moment, seen from another. */
export function certificateFaults(end: Date, now: Date): Fault[] {
  if (end.getTime() - now.getTime() > soon) return [];
  const text = `the certificate ends on ${end.toISOString().slice(0, 10)}`;
  return [{ text, remedy: "renew it, and find out why that did not happen by itself" }];
}

const nobody =
  "give the server one that browsers trust, with its whole chain; to trust it here alone, put NODE_EXTRA_CA_CERTS=file.pem before the command, with the file that has it";
const another = "get one for this name, or name the address that it is for";
const late = "renew it, or set the clock of the server or of this machine";

const remedies: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: another,
  HOSTNAME_MISMATCH: another,
  CERT_HAS_EXPIRED: late,
  CERT_NOT_YET_VALID: late,
  DEPTH_ZERO_SELF_SIGNED_CERT: nobody,
  SELF_SIGNED_CERT_IN_CHAIN: nobody,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: nobody,
  CERT_UNTRUSTED: nobody,
  UNABLE_TO_GET_ISSUER_CERT: nobody,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: nobody,
};

/** What can be done about a certificate for which a connection was given up; nothing where it was for something else. */
export const certificateRemedy = ({ code = "" }: NodeJS.ErrnoException): string | undefined => remedies[code];
