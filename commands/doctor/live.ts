import { isReservedAddress } from "../../generator/inputs/placeholders.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type Finding, warning, wrong } from "./finding.ts";

export interface ConfiguredAddress {
  /** The field of the configuration. */
  place: string;
  address: string;
}

/** Every address that the configuration leads visitors to, once; those of placeholders belong to nobody. */
export function addressesOf({
  origin,
  shop,
  creditsPath,
  organisation,
  products,
  links,
  legal,
}: Site): ConfiguredAddress[] {
  const named: [place: string, address: string | undefined][] = [
    ["origin", origin],
    ["shop", shop],
    ["creditsPath", shop + creditsPath],
    ["organisation", organisation],
    ...products.map(({ key, repository }): [string, string] => [
      `products.${key}.repository`,
      `${organisation}/${repository}`,
    ]),
    ...Object.entries(links).map(([key, address]): [string, string | undefined] => [`links.${key}`, address]),
    ["legal.shopTerms", legal.shopTerms],
  ];
  const places = new Map<string, string>();
  for (const [place, address] of named) {
    if (address !== undefined && !isReservedAddress(address) && !places.has(address)) places.set(address, place);
  }
  return [...places].map(([address, place]) => ({ place, address }));
}

type Answer = { status: number } | { fault: string };

async function ask(address: string, method: "HEAD" | "GET", timeout: number): Promise<Answer> {
  try {
    // Where a redirection leads is not asked: it is none of the configured addresses.
    const response = await fetch(address, { method, redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return { fault: `does not answer within ${timeout / 1000} s` };
    return { fault: `cannot be reached (${cause?.code ?? message})` };
  }
}

function findingOf({ place, address }: ConfiguredAddress, answer: Answer): Finding | undefined {
  const remedy = "see that it is there, or correct it in site.config.ts";
  if ("fault" in answer) return wrong(`${place}: ${address} ${answer.fault}; ${remedy}`);
  const { status } = answer;
  if (status < 400) return undefined;
  if (status === 404 || status === 410 || status >= 500)
    return wrong(`${place}: ${address} answers ${status}; ${remedy}`);
  return warning(`${place}: ${address} answers ${status} to a machine; look at it in a browser`);
}

/**
 * Asks each address by HEAD, and by GET where that gets no good answer: some servers do not know HEAD. No other request is
 * made.
 *
 * @param timeout for each request, in ms
 */
export async function liveFindings(addresses: readonly ConfiguredAddress[], timeout: number): Promise<Finding[]> {
  const findings = await Promise.all(
    addresses.map(async (configured) => {
      const head = await ask(configured.address, "HEAD", timeout);
      const isGood = "status" in head && head.status < 400;
      return findingOf(configured, isGood ? head : await ask(configured.address, "GET", timeout));
    }),
  );
  return findings.filter((finding) => finding !== undefined);
}
