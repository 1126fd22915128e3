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
