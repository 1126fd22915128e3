import { otherNameOf } from "../host/other-name.ts";
import { ask, type Connection } from "./ask.ts";
import type { Fault } from "./faults.ts";

const asked = "/de/terms?x=1";

/** Whether an origin sends visitors on to the site, page by page. */
async function faultsOfWay(from: string, to: string, connection: Connection): Promise<Fault[]> {
  const remedy = `let ${new URL(from).origin} answer with a redirect to ${to} that keeps path and question`;
  let answer: Awaited<ReturnType<typeof ask>>;
  try {
    answer = await ask(from, { path: asked }, connection);
  } catch (error) {
    return [{ text: `${from} does not answer: ${(error as Error).message}`, remedy }];
  }
  const { status, headers } = answer;
  const location = URL.canParse(headers.location ?? "", from) ? new URL(headers.location ?? "", from) : undefined;
  const { protocol, hostname } = new URL(to);
  const leadsThere =
    [301, 302, 307, 308].includes(status) &&
    location?.protocol === protocol &&
    location.hostname === hostname &&
    location.pathname + location.search === asked;
  if (leadsThere) return [];
  return [{ text: `${from}${asked}: got ${status} to ${headers.location ?? "nowhere"}, wants ${to}${asked}`, remedy }];
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
  const faults = await Promise.all(ways.map((way) => faultsOfWay(way, origin, { ...connection, patience })));
  return faults.flat();
}
