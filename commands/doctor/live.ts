import { isReservedAddress } from "../../generator/inputs/placeholders.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/** The fields of the configuration by the addresses to which they lead visitors; those of placeholders belong to nobody. */
export function addressesOf(site: Site): Map<string, string> {
  const { origin, shop, organisation, products, links, legal } = site;
  const named: (readonly [place: string, address: string | undefined])[] = [
    ["origin", origin],
    ["shop", shop],
    ["creditsPath", shop + site.creditsPath],
    ["organisation", organisation],
    ...products.map(({ key, repository }) => [`products.${key}.repository`, `${organisation}/${repository}`] as const),
    ...Object.entries(links).map(([key, address]) => [`links.${key}`, address] as const),
    ["legal.shopTerms", legal.shopTerms],
  ];
  const places = new Map<string, string>();
  for (const [place, address] of named) {
    if (address !== undefined && !isReservedAddress(address) && !places.has(address)) places.set(address, place);
  }
  return places;
}

async function findingOf(address: string, place: string, timeout: number): Promise<Finding[]> {
  const finding = (of: typeof wrong, what: string) => [of(`${place}: ${address} ${what}`)];
  const remedy = "see that it is there, or correct it in site.config.ts";
  try {
    // Where a redirection leads is not asked: it is none of the configured addresses.
    const { status, body } = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    if (status < 400) return [];
    return status === 404 || status === 410 || status >= 500
      ? finding(wrong, `answers ${status}; ${remedy}`)
      : finding(warning, `answers ${status} to a machine; look at it in a browser`);
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    return name === "TimeoutError"
      ? finding(wrong, `does not answer within ${timeout / 1000} s; ${remedy}`)
      : finding(wrong, `cannot be reached (${cause?.code ?? message}); ${remedy}`);
  }
}

/**
 * Asks each address once. What it answers with is not read.
 *
 * @param addresses the fields of the configuration by their addresses
 * @param timeout for each request, in ms
 */
export async function liveFindings(addresses: ReadonlyMap<string, string>, timeout: number): Promise<Finding[]> {
  return (await Promise.all([...addresses].map(([address, place]) => findingOf(address, place, timeout)))).flat();
}
