import { Readable } from "node:stream";
import { headFactsIn } from "../../generator/output/head-facts.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { certificateFaults, isOfCertificate, redirectFaults } from "./https.ts";
import type { Finding, Verified } from "./report.ts";
import { type Answer, ask, type Connection, contentOf } from "./request.ts";
import { type Fault, faultsIn, type Requirement, remedies } from "./requirement.ts";
import { requirementsOf } from "./requirements.ts";

export interface VerifyOptions extends Connection {
  /** Whether the host is one whose every rule is ours. */
  strict?: boolean;
  /** Where plain HTTP is answered, for a site over HTTPS. */
  plainPort?: number;
}

/** Reads the address of a site. Throws an `OwnerError` that says what is wanted. */
export function readAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`) return address.origin;
  const fault = `got "${text}", wants a site's address alone, such as https://www.example.org`;
  throw new OwnerError("npm run verify does not know where to look:", [fault]);
}

/** Questions at a time: with more, a host may take them for an attack. */
const concurrency = 6;

const reasonOf = ({ message, code }: NodeJS.ErrnoException) => message || code || "for no reason that is told";

const certificateRemedy =
  "give the server one for this name that browsers trust, with its whole chain, and renew it in time; to trust it here alone, put NODE_EXTRA_CA_CERTS=file.pem before the command, with the file that has it";

/** The answer to `/`. Throws an `OwnerError` when nothing answers, or something that is not this site. */
async function landingOf(origin: string, { pages }: ExpectedSite, connection: Connection): Promise<Answer> {
  const refusal = (fault: string) => new OwnerError(`${origin} cannot be verified:`, [fault]);
  const answer = await ask(origin, { path: "/" }, connection).catch((error: NodeJS.ErrnoException) => {
    if (isOfCertificate(error)) {
      throw refusal(`its certificate is not trusted: ${reasonOf(error)}; ${certificateRemedy}`);
    }
    throw refusal(`it does not answer: ${reasonOf(error)}; is it published, and does its name lead there?`);
  });
  const wanted = headFactsIn(pages[0]?.html ?? "");
  const { title, canonical } = headFactsIn(String(contentOf(answer)));
  if (title === wanted.title || canonical === wanted.canonical) return answer;
  const remedy = `this build's is "${wanted.title}": name another address, or publish dist/ there`;
  throw refusal(`it answers ${answer.status} with the title "${title ?? ""}"; ${remedy}`);
}

/** Rejects with an `OwnerError` when nothing answers there, or something that is not this site. */
export async function verifySite(
  origin: string,
  site: ExpectedSite,
  { strict = false, plainPort, ...connection }: VerifyOptions = {},
): Promise<Verified> {
  const { certificateEnd } = await landingOf(origin, site, connection);
  const found = (where: string, faults: readonly Fault[]) => faults.map((fault): Finding => ({ where, ...fault }));
  const requirements = requirementsOf(site, strict);
  const hold = (requirement: Requirement): Promise<Finding[]> =>
    ask(origin, requirement.ask, connection)
      .then((answer) => faultsIn(answer, requirement))
      .catch((error) => [{ text: `no answer that can be read: ${reasonOf(error)}`, remedy: remedies.status }])
      .then((faults) => found(requirement.what, faults));
  const held = await Readable.from(requirements).map(hold, { concurrency }).toArray();
  const { hostname, port } = new URL(origin);
  // Where the site answers at a port of its own, the usual one for plain HTTP is another site's.
  const isMain = hostname === new URL(site.origin).hostname && (port === "" || plainPort !== undefined);
  const redirects = certificateEnd && isMain ? await redirectFaults(origin, plainPort ?? 80, connection) : [];
  const certificate = certificateEnd ? certificateFaults(certificateEnd) : [];
  return {
    answers: requirements.length,
    findings: [...held.flat(), ...found("the way there", [...certificate, ...redirects])],
  };
}
