import { otherNameOf } from "../host/built-site.ts";
import { type Answer, ask, type Connection } from "./request.ts";
import type { Fault } from "./requirement.ts";

/** In ms: certificates are renewed a month before they end, so half of that is a sign that nobody does. */
const soon = 14 * 24 * 60 * 60 * 1000;

export function certificateFaults(end: Date): Fault[] {
  if (end.getTime() - Date.now() > soon) return [];
  const text = `the certificate ends on ${end.toISOString().slice(0, 10)}`;
  return [{ text, remedy: "renew it, and find out why that did not happen by itself" }];
}

/** Whether a connection was given up for the certificate. */
export const isOfCertificate = ({ code = "" }: NodeJS.ErrnoException) =>
  /CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_/.test(code);

const asked = "/de/terms?x=1";

/** What is wrong with an answer that is to be a redirect to the page that was asked for, on the site, whatever its port. */
function redirectFault({ status, headers: { location = "" } }: Answer, from: string, to: string): string | undefined {
  const { protocol, hostname } = new URL(to);
  const led = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (led) led.port = "";
  if (led?.href === `${protocol}//${hostname}${asked}` && [301, 302, 307, 308].includes(status)) return undefined;
  return `${from}${asked}: got ${status} to ${location || "nowhere"}, wants ${to}${asked}`;
}

/** Whether plain HTTP and the name with or without `www.` are redirected to a site that answers over HTTPS. */
export async function redirectFaults(origin: string, plainPort: number, connection: Connection): Promise<Fault[]> {
  const { hostname, port } = new URL(origin);
  const other = otherNameOf(hostname);
  const others = [`http://${hostname}:${plainPort}`, ...(other ? [`https://${other}${port && `:${port}`}`] : [])];
  const faults = others.map(async (from): Promise<Fault[]> => {
    const text = await ask(from, { path: asked }, connection).then(
      (answer) => redirectFault(answer, from, origin),
      (error: Error) => `${from} does not answer: ${error.message}`,
    );
    const remedy = `let ${new URL(from).origin} answer with a redirect to ${origin} that keeps path and question`;
    return text ? [{ text, remedy }] : [];
  });
  return (await Promise.all(faults)).flat();
}
