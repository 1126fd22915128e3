import { otherNameOf } from "../host/other-name.ts";
import { type Answer, ask, type Connection } from "./ask.ts";
import type { Fault } from "./faults.ts";

const asked = "/de/terms?x=1";

/** What is wrong with where an answer leads that is to lead to the page that was asked for, on the site. */
function wrongWay({ status, headers: { location = "" } }: Answer, from: string, to: string): string | undefined {
  const led = URL.canParse(location, from) ? new URL(location, from) : undefined;
  const { protocol, hostname } = new URL(to);
  const leadsThere = led?.protocol === protocol && led.hostname === hostname && led.pathname + led.search === asked;
  if (leadsThere && [301, 302, 307, 308].includes(status)) return undefined;
  return `${from}${asked}: got ${status} to ${location || "nowhere"}, wants ${to}${asked}`;
}

/** In ms of nothing: what is not there is not waited for as long as the site itself. */
const patience = 8_000;

/**
 * Whether plain HTTP and the name with or without `www.` lead to a site that answers over HTTPS.
 *
 * @param plainPort where plain HTTP is answered
 */
export async function faultsOfWaysIn(origin: string, plainPort: number, connection: Connection): Promise<Fault[]> {
  const { hostname, port } = new URL(origin);
  const other = otherNameOf(hostname);
  const ways = [`http://${hostname}:${plainPort}`, ...(other ? [`https://${other}${port && `:${port}`}`] : [])];
  const faults = ways.map(async (from): Promise<Fault[]> => {
    const text = await ask(from, { path: asked }, { ...connection, patience }).then(
      (answer) => wrongWay(answer, from, origin),
      (error: Error) => `${from} does not answer: ${error.message}`,
    );
    const remedy = `let ${new URL(from).origin} answer with a redirect to ${origin} that keeps path and question`;
    return text ? [{ text, remedy }] : [];
  });
  return (await Promise.all(faults)).flat();
}
