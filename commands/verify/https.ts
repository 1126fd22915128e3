import { wwwVariantOf } from "../host/built-site.ts";
import { type Connection, type Reply, send } from "./request.ts";
import type { Fault } from "./requirement.ts";

/** In ms. Renewal usually happens a month before expiry; with half of that left, it has failed. */
const minValidity = 14 * 24 * 60 * 60 * 1000;

export function certificateFaults(expiry: Date): Fault[] {
  if (expiry.getTime() - Date.now() > minValidity) return [];
  const text = `the certificate expires on ${expiry.toISOString().slice(0, 10)}`;
  return [{ text, remedy: "renew it, and find out why it was not renewed automatically" }];
}

export const isCertificateError = ({ code = "" }: NodeJS.ErrnoException) =>
  /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_/.test(code);

const testPath = "/de/terms?x=1";

/** Checks a redirect to the same path on the site, at any port. */
function redirectFault({ status, headers: { location = "" } }: Reply, from: string, to: string): string | undefined {
  const { protocol, hostname } = new URL(to);
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target) target.port = "";
  if (target?.href === `${protocol}//${hostname}${testPath}` && [301, 302, 307, 308].includes(status)) return undefined;
  return `${from}${testPath}: got ${status} to ${location || "nowhere"}, expected ${to}${testPath}`;
}

/** Checks that plain HTTP and the name with or without `www.` redirect to the HTTPS site. */
export async function redirectFaults(origin: string, plainPort: number, connection: Connection): Promise<Fault[]> {
  const { hostname, port } = new URL(origin);
  const variant = wwwVariantOf(hostname);
  const origins = [`http://${hostname}:${plainPort}`, ...(variant ? [`https://${variant}${port && `:${port}`}`] : [])];
  const faults = origins.map(async (from): Promise<Fault[]> => {
    const text = await send(from, { path: testPath }, connection).then(
      (reply) => redirectFault(reply, from, origin),
      (error: Error) => `${from} does not answer: ${error.message}`,
    );
    const remedy = `redirect ${new URL(from).origin} to ${origin}, keeping path and query`;
    return text ? [{ text, remedy }] : [];
  });
  return (await Promise.all(faults)).flat();
}
