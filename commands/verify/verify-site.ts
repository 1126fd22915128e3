import { Readable } from "node:stream";
import { readHeadMetadata } from "../../generator/output-checks/head-metadata.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { certificateFaults, isCertificateError, redirectFaults } from "./https.ts";
import type { Finding, VerifyResult } from "./report.ts";
import { type Connection, contentOf, type Reply, send } from "./request.ts";
import { type Fault, faultsIn, type Requirement, remedies } from "./requirement.ts";
import { requirementsOf } from "./requirements.ts";

export interface VerifyOptions extends Connection {
  /** Rejects the built-in rules of edge hosts. */
  strict?: boolean;
  /** The port of plain HTTP, for a site over HTTPS. */
  plainPort?: number;
}

/** Returns the origin. Throws an `OwnerError` if `text` is not the address of a site alone. */
export function readAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`) return address.origin;
  const fault = `got "${text}", expected a site's address without a path, such as https://www.example.org`;
  throw new OwnerError("npm run verify needs the live site's address:", [fault]);
}

/** With more parallel requests, a host may suspect an attack. */
const concurrency = 6;

const reasonOf = ({ message, code }: NodeJS.ErrnoException) => message || code || "unknown reason";

const certificateRemedy =
  "install one for this domain that browsers trust, with its full chain, and renew it in time; to trust it only here, put NODE_EXTRA_CA_CERTS=file.pem before the command, with its file";

/** Names a proxy in the environment, which is not used: the site is asked as its visitors do. */
function proxyHint(): string {
  const names = ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"].flatMap((name) => [name, name.toLowerCase()]);
  const proxy = names.find((name) => process.env[name]);
  return proxy ? `; ${proxy} is set, but a site is verified without a proxy: do it where the network needs none` : "";
}

async function requestLanding(origin: string, { pages }: ExpectedSite, connection: Connection): Promise<Reply> {
  const verifyError = (fault: string) => new OwnerError(`${origin} cannot be verified:`, [fault]);
  const reply = await send(origin, { path: "/" }, connection).catch((error: NodeJS.ErrnoException) => {
    if (isCertificateError(error)) {
      throw verifyError(`its certificate is not trusted: ${reasonOf(error)}; ${certificateRemedy}`);
    }
    throw verifyError(
      `it does not answer: ${reasonOf(error)}; check that it is published and that its domain points there${proxyHint()}`,
    );
  });
  const expected = readHeadMetadata(pages[0]?.html ?? "");
  const { title, canonical } = readHeadMetadata(String(contentOf(reply)));
  if (title === expected.title || canonical === expected.canonical) return reply;
  const remedy = `expected "${expected.title}"; use another address, or publish dist/ there`;
  throw verifyError(`it answers ${reply.status} with the title "${title ?? ""}", ${remedy}`);
}

/** Rejects with an `OwnerError` if there is no reply, or one from another site. */
export async function verifySite(
  origin: string,
  site: ExpectedSite,
  { strict = false, plainPort, ...connection }: VerifyOptions = {},
): Promise<VerifyResult> {
  const { certificateEnd } = await requestLanding(origin, site, connection);
  const toFindings = (where: string, faults: readonly Fault[]) => faults.map((fault): Finding => ({ where, ...fault }));
  const requirements = requirementsOf(site, strict);
  const check = (requirement: Requirement): Promise<Finding[]> =>
    send(origin, requirement.request, connection)
      .then((reply) => faultsIn(reply, requirement))
      .catch((error) => [{ text: `unreadable response: ${reasonOf(error)}`, remedy: remedies.status }])
      .then((faults) => toFindings(requirement.what, faults));
  const findings = await Readable.from(requirements).map(check, { concurrency }).toArray();
  const { hostname, port } = new URL(origin);
  // If the site has a port of its own, port 80 belongs to another site.
  const isMain = hostname === new URL(site.origin).hostname && (port === "" || plainPort !== undefined);
  const redirects = certificateEnd && isMain ? await redirectFaults(origin, plainPort ?? 80, connection) : [];
  const certificate = certificateEnd ? certificateFaults(certificateEnd) : [];
  return {
    answers: requirements.length,
    findings: [...findings.flat(), ...toFindings("the site's address", [...certificate, ...redirects])],
  };
}
