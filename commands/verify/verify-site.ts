import { headFactsIn } from "../../generator/built/head-facts.ts";
import { ownAddressesIn } from "../../generator/built/own-addresses.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { type Answer, ask, type Connection } from "./ask.ts";
import { certificateFaults, certificateRemedy } from "./certificate.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { contentOf, type Fault, faultsIn, remedies } from "./faults.ts";
import type { Finding, Verified } from "./report.ts";
import { requirements } from "./requirements/all.ts";
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

/** The answer to `/`. Throws an `OwnerError` when nothing answers, or something that is not this site. */
async function landingOf(origin: string, site: ExpectedSite, connection: Connection): Promise<Answer> {
  const refusal = (fault: string) => new OwnerError(`${origin} cannot be verified:`, [fault]);
  const answer = await ask(origin, { path: "/" }, connection).catch((error: unknown) => {
    throw refusal(silenceFault(error));
  });
  const wanted = site.pages.find(({ path }) => path === "/")?.facts;
  const { title, canonical } = headFactsIn(String(contentOf(answer)));
  if (title === wanted?.title || canonical === wanted?.canonical) return answer;
  const shown =
    title === undefined ? `a page without a title, status ${answer.status}` : `a page with the title "${title}"`;
  const remedy = `this build's is "${wanted?.title}": name another address, or publish dist/ there`;
  throw refusal(`it answers with ${shown}; ${remedy}`);
}

const found = (where: string, faults: readonly Fault[]) => faults.map((fault): Finding => ({ where, ...fault }));

/** Whether everything that the pages name of their own site is there: pages, media, parts of pages. */
async function brokenLinks(
  origin: string,
  site: ExpectedSite,
  pages: ReadonlyMap<string, string>,
  connection: Connection,
): Promise<{ asked: number; findings: Finding[] }> {
  /** The page that names it first, by the address that is named. */
  const named = new Map<string, string>();
  for (const { path: page } of site.pages) {
    const html = pages.get(page) ?? "";
    for (const address of [origin, site.origin].flatMap((own) => ownAddressesIn(html, own, page))) {
      if (!named.has(address)) named.set(address, page);
    }
  }
  const remedy = "publish all of dist/, or correct the address in site.config.ts or the texts";
  const fault = (where: string, text: string): Finding => ({ where, text, remedy });
  const lost = [...named].flatMap(([address, where]) => {
    const [path = "", fragment] = address.split("#");
    const isThere = !fragment || (pages.get(path)?.includes(`id="${fragment}"`) ?? true);
    return isThere ? [] : [fault(where, `leads to ${address}, and the page has no such part`)];
  });
  const paths = new Map([...named].reverse().map(([address, where]) => [address.split("#")[0] ?? "", where]));
  const others = [...paths].filter(([path]) => !pages.has(path));
  const missing = await inTurn(others, async ([path, where]) => {
    const status = await ask(origin, { path, method: "HEAD" }, connection).then((answer) => answer.status, reasonOf);
    return status === 200 ? [] : [fault(where, `leads to ${path}, which answers ${status}`)];
  });
  return { asked: others.length, findings: [...missing.flat(), ...lost] };
}

/** What is wrong with the certificate and with the ways that lead to a site over HTTPS. */
async function aroundFaults(
  origin: string,
  site: ExpectedSite,
  { certificateEnd }: Answer,
  plainPort: number | undefined,
  connection: Connection,
): Promise<Fault[]> {
  if (!certificateEnd) return [];
  const { hostname, port } = new URL(origin);
  // Where the site answers at a port of its own, the usual one for plain HTTP is another site's.
  const isMain = hostname === new URL(site.origin).hostname && (port === "" || plainPort !== undefined);
  const ways = isMain ? await faultsOfWaysIn(origin, plainPort ?? 80, connection) : [];
  return [...certificateFaults(certificateEnd, new Date()), ...ways];
}

/**
 * Holds a live site to the built folder: every requirement, everything its pages name, the ways that lead to it, its
 * certificate. Rejects with an `OwnerError` when nothing answers there, or something that is not this site.
 */
export async function verifySite(
  origin: string,
  site: ExpectedSite,
  { strict = false, plainPort, ...connection }: VerifyOptions = {},
): Promise<Verified> {
  const landing = await landingOf(origin, site, connection);
  const pages = new Map<string, string>();
  const held = await inTurn(requirements(site), async (requirement) => {
    const { what, ask: asked } = requirement;
    try {
      const answer = await ask(origin, asked, connection);
      const isPage = !asked.method && !asked.headers && site.pages.some(({ path }) => path === asked.path);
      if (isPage && answer.status === 200) pages.set(asked.path, String(contentOf(answer)));
      return found(what, faultsIn(answer, requirement, strict));
    } catch (error) {
      return found(what, [{ text: `no answer: ${reasonOf(error)}`, remedy: remedies.status }]);
    }
  });
  const links = await brokenLinks(origin, site, pages, connection);
  const around = await aroundFaults(origin, site, landing, plainPort, connection);
  return {
    answers: held.length + links.asked,
    findings: [...held.flat(), ...links.findings, ...found("the way there", around)],
    notes: origin === site.origin ? [] : [`Looked at ${origin}; the pages call themselves ${site.origin}.`],
  };
}
