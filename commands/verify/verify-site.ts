import { headFactsIn } from "../../generator/built/head-facts.ts";
import { ownAddressesIn } from "../../generator/built/own-addresses.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { ask, type Connection } from "./ask.ts";
import { certificateEnd, certificateFaults, certificateRemedy } from "./certificate.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { contentOf, type Fault, faultsIn, remedies } from "./faults.ts";
import type { Finding, Verified } from "./report.ts";
import { requirements } from "./requirements/all.ts";
import type { Answer, Requirement } from "./requirements/requirement.ts";
import { faultsOfWaysIn } from "./ways-in.ts";

export interface VerifyOptions extends Connection {
  /** Whether the host is one whose every rule is ours. */
  strict?: boolean;
  /** Where plain HTTP is answered, for a site over HTTPS. */
  plainPort?: number;
}

/** How many questions are open at the same time: a host must not take them for an attack. */
const atOnce = 6;

async function inTurn<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

const reasonOf = (error: unknown) => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || "for no reason that is told";
};

/** Why there is no answer, and what can be done. */
function silenceFault(error: unknown): string {
  const remedy = certificateRemedy(error as NodeJS.ErrnoException);
  if (remedy) return `its certificate is not trusted: ${reasonOf(error)}; ${remedy}`;
  return `it does not answer: ${reasonOf(error)}; is it published, and does its name lead there?`;
}

/** Throws an `OwnerError` when nothing answers, or something that is not this site. */
async function requireSite(origin: string, site: ExpectedSite, connection: Connection): Promise<void> {
  const answer = await ask(origin, { path: "/" }, connection).catch((error: unknown) => {
    throw new OwnerError(`${origin} cannot be verified:`, [silenceFault(error)]);
  });
  const wanted = site.pages.find(({ path }) => path === "/")?.facts;
  const { title, canonical } = headFactsIn(String(contentOf(answer)));
  if (title === wanted?.title || canonical === wanted?.canonical) return;
  const shown =
    title === undefined ? `a page without a title, status ${answer.status}` : `a page with the title "${title}"`;
  const remedy = `this build's is "${wanted?.title}": name another address, or publish dist/ there`;
  throw new OwnerError(`${origin} cannot be verified:`, [`it answers with ${shown}; ${remedy}`]);
}

const found = (where: string, faults: readonly Fault[]) => faults.map((fault): Finding => ({ where, ...fault }));

/** A requirement's answer, where one came, and what is wrong with it. */
async function hold(origin: string, requirement: Requirement, { strict = false, ...connection }: VerifyOptions) {
  try {
    const answer = await ask(origin, requirement.ask, connection);
    return { requirement, answer, findings: found(requirement.what, faultsIn(answer, requirement, strict)) };
  } catch (error) {
    const fault = { text: `no answer: ${reasonOf(error)}`, remedy: remedies.status };
    return { requirement, answer: undefined, findings: found(requirement.what, [fault]) };
  }
}

/** Whether everything that the pages name of their own site is there: pages, media, parts of pages. */
async function brokenLinks(
  origin: string,
  site: ExpectedSite,
  pages: ReadonlyMap<string, string>,
  connection: Connection,
): Promise<{ asked: number; findings: Finding[] }> {
  const named = new Map<string, string>();
  for (const [page, html] of pages) {
    for (const own of [origin, site.origin]) {
      for (const address of ownAddressesIn(html, own, page)) if (!named.has(address)) named.set(address, page);
    }
  }
  const paths = [...new Set([...named.keys()].map((address) => address.split("#")[0] ?? ""))].filter(
    (path) => !pages.has(path),
  );
  const remedy = "publish all of dist/, or correct the address in site.config.ts or the texts";
  const missing = await inTurn(paths, async (path): Promise<Finding[]> => {
    const where = [...named].find(([address]) => address.split("#")[0] === path)?.[1] ?? "/";
    const status = await ask(origin, { path, method: "HEAD" }, connection).then((answer) => answer.status, reasonOf);
    return status === 200 ? [] : found(where, [{ text: `leads to ${path}, which answers ${status}`, remedy }]);
  });
  const lost = [...named].flatMap(([address, where]) => {
    const [path = "", fragment] = address.split("#");
    const html = pages.get(path);
    const isThere = !fragment || html === undefined || html.includes(`id="${fragment}"`);
    return isThere ? [] : found(where, [{ text: `leads to ${address}, and the page has no such part`, remedy }]);
  });
  return { asked: paths.length, findings: [...missing.flat(), ...lost] };
}

async function aroundFindings(origin: string, site: ExpectedSite, { plainPort, ...connection }: VerifyOptions) {
  if (!origin.startsWith("https:")) return [];
  const { hostname, port } = new URL(origin);
  const certificate = certificateFaults(await certificateEnd(origin, connection), new Date());
  // Where the site answers at a port of its own, the usual one for plain HTTP is another site's.
  const isMain = hostname === new URL(site.origin).hostname && (port === "" || plainPort !== undefined);
  const ways = isMain ? await faultsOfWaysIn(origin, plainPort ?? 80, connection) : [];
  return found("the way there", [...certificate, ...ways]);
}

/**
 * Holds a live site to the built folder: every requirement, everything its pages name, the ways that lead to it, its
 * certificate. Rejects with an `OwnerError` when nothing answers there, or something that is not this site.
 */
export async function verifySite(origin: string, site: ExpectedSite, options: VerifyOptions = {}): Promise<Verified> {
  const { strict: _strict, plainPort: _plainPort, ...connection } = options;
  await requireSite(origin, site, connection);
  const held = await inTurn(requirements(site), (requirement) => hold(origin, requirement, options));
  const shown = (answer: Answer | undefined, { ask: { path, method, headers } }: Requirement) =>
    answer?.status === 200 && !method && !headers && site.pages.some((page) => page.path === path);
  const pages = new Map(
    held
      .filter(({ answer, requirement }) => shown(answer, requirement))
      .map(({ answer, requirement }) => [requirement.ask.path, String(contentOf(answer as Answer))]),
  );
  const links = await brokenLinks(origin, site, pages, connection);
  const notes = origin === site.origin ? [] : [`Looked at ${origin}; the pages call themselves ${site.origin}.`];
  return {
    answers: held.length + links.asked,
    findings: [
      ...held.flatMap(({ findings }) => findings),
      ...links.findings,
      ...(await aroundFindings(origin, site, options)),
    ],
    notes,
  };
}
