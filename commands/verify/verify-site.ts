import { Readable } from "node:stream";
import { parseHtml } from "../../generator/output-checks/parse-html.ts";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { type BuiltSite, wwwVariantOf } from "../host/built-site.ts";
import { type Check, checksOf } from "./checks.ts";
import { faultsIn, remedies } from "./compare.ts";
import type { Finding } from "./report.ts";
import { type Connection, contentOf, nameOf, send } from "./request.ts";

export function readAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`) return address.origin;
  const fault = `got "${text}", expected a site's address without a path, such as https://www.example.org`;
  throw new OwnerError("npm run verify needs the live site's address:", [fault]);
}

const reasonOf = ({ message, code }: NodeJS.ErrnoException) => message || code || "unknown reason";

/** Names a proxy in the environment that is not used: the site is asked as by visitors. */
function proxyHint(): string {
  const names = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"].flatMap((name) => [name, name.toLowerCase()]);
  const proxy = names.find((name) => process.env[name]);
  return proxy ? `; ${proxy} is set, but a site is verified without a proxy: do it where the network needs none` : "";
}

async function checkLanding(origin: string, { origin: siteOrigin, landing }: BuiltSite, connection: Connection) {
  const verifyError = (fault: string) => new OwnerError(`${origin} cannot be verified:`, [fault]);
  const reply = await send(origin, { path: "/" }, connection).catch((error: NodeJS.ErrnoException) => {
    const remedy = "check that it is started and published, that its domain points there, and its certificate";
    throw verifyError(`it does not answer: ${reasonOf(error)}; ${remedy}${proxyHint()}`);
  });
  const html = String(contentOf(reply));
  const [got, wanted] = [html, landing].map((page) => parseHtml(page).title);
  if (got === wanted || html.includes(`rel="canonical" href="${siteOrigin}/"`)) return;
  const remedy = `expected "${wanted}"; use another address, or publish dist/ there`;
  throw verifyError(`it answers ${reply.status} with the title "${got}", ${remedy}`);
}

const testPath = "/de/terms?x=1";

async function redirectFindings(origin: string, plainPort: number, connection: Connection): Promise<Finding[]> {
  const { hostname, port } = new URL(origin);
  const variant = wwwVariantOf(hostname);
  const origins = [`http://${hostname}:${plainPort}`, ...(variant ? [`https://${variant}${port && `:${port}`}`] : [])];
  const findings = origins.map(async (from) => {
    const got = await send(from, { path: testPath }, connection).then(
      ({ status, headers: { location } }) => `got ${status} to ${location ?? "nowhere"}`,
      (error: Error) => `does not answer: ${error.message}`,
    );
    const isRight =
      /^got 30[1278] to /.test(got) && got.replace(/:\d+\//, "/").endsWith(` https://${hostname}${testPath}`);
    const text = `${from}${testPath}: ${got}, expected ${origin}${testPath}`;
    const remedy = `redirect ${from} to ${origin}, keeping path and query`;
    return isRight ? [] : [{ where: "the site's address", text, remedy }];
  });
  return (await Promise.all(findings)).flat();
}

/** `plainPort` is the port of plain HTTP. */
export async function verifySite(
  origin: string,
  site: BuiltSite,
  { strict = false, plainPort, ...connection }: Connection & { strict?: boolean; plainPort?: number } = {},
) {
  const { server } = createSiteServer(site.folder);
  const reference = `http://127.0.0.1:${await listen(server)}`;
  const checks = checksOf(site);
  const findingsOf = async ({ orStatus = [], edgeStatus = [], ...request }: Check): Promise<Finding[]> => {
    const wanted = await send(reference, request);
    const allowed = strict ? orStatus : [...orStatus, ...edgeStatus];
    const faults = await send(origin, request, connection)
      .then((got) => (allowed.includes(got.status) ? [] : faultsIn(got, wanted, site.rules, strict)))
      .catch((error) => [{ text: `unreadable response: ${reasonOf(error)}`, remedy: remedies.status }]);
    return faults.map((fault) => ({ where: nameOf(request), ...fault }));
  };
  try {
    await checkLanding(origin, site, connection);
    // With more requests at once, a host may suspect an attack.
    const findings = await Readable.from(checks).map(findingsOf, { concurrency: 6 }).toArray();
    const { hostname, port, protocol } = new URL(origin);
    // If the site has a port of its own, port 80 belongs to another site.
    const isMain = hostname === new URL(site.origin).hostname && (port === "" || plainPort !== undefined);
    if (protocol === "https:" && isMain) findings.push(await redirectFindings(origin, plainPort ?? 80, connection));
    return { answers: checks.length, findings: findings.flat() };
  } finally {
    server.close();
  }
}
