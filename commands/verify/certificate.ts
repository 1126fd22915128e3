import { isIP } from "node:net";
import { connect } from "node:tls";
import type { Connection } from "./ask.ts";
import type { Fault } from "./faults.ts";

/** In ms: certificates are renewed a month before they end, so half of that is a sign that nobody does. */
const soon = 14 * 24 * 60 * 60 * 1000;

/** When the certificate of a host ends. Rejects when there is none that can be trusted. */
export function certificateEnd(origin: string, { ca, at }: Connection): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const where = { host: at ?? hostname, port: Number(port || 443), ...(!isIP(hostname) && { servername: hostname }) };
  return new Promise((resolve, reject) => {
    const socket = connect({ ...where, ...(ca && { ca }) }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once("error", reject);
  });
}

/** What is to be said of a certificate that ends at a moment, seen from another. */
export function certificateFaults(end: Date, now: Date): Fault[] {
  if (end.getTime() - now.getTime() > soon) return [];
  const text = `the certificate ends on ${end.toISOString().slice(0, 10)}`;
  return [{ text, remedy: "renew it, and find out why that did not happen by itself" }];
}

const ofOthers = new Set(["ERR_TLS_CERT_ALTNAME_INVALID", "HOSTNAME_MISMATCH"]);
const ofAnotherTime = new Set(["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID"]);
/** Nobody who is known vouches for it, or the server keeps back who does. */
const ofNobody = new Set([
  ...["DEPTH_ZERO_SELF_SIGNED_CERT", "SELF_SIGNED_CERT_IN_CHAIN", "UNABLE_TO_VERIFY_LEAF_SIGNATURE", "CERT_UNTRUSTED"],
  ...["UNABLE_TO_GET_ISSUER_CERT", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY"],
]);

/** What can be done about a certificate for which a connection was given up; nothing where it was for something else. */
export function certificateRemedy({ code = "" }: NodeJS.ErrnoException): string | undefined {
  if (ofOthers.has(code)) return "get one for this name, or name the address that it is for";
  if (ofAnotherTime.has(code)) return "renew it, or set the clock of the server or of this machine";
  if (!ofNobody.has(code)) return undefined;
  return "give the server one that browsers trust, with its whole chain; to trust it here alone, put NODE_EXTRA_CA_CERTS=file.pem before the command, with the file that has it";
}
