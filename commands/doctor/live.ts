import { isReservedAddress } from "../../generator/inputs/placeholders.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** The addresses to which the configuration leads visitors, each with its field; those of placeholders belong to nobody. */
export function addressesOf(site: Site): [address: string, field: string][] {
  const { origin, shop, organisation, creditsPath, products, links, legal } = site;
  const named = [
    ...Object.entries({ origin, shop, creditsPath: shop + creditsPath, organisation }),
    ...products.map(({ key, repository }) => [`products.${key}.repository`, `${organisation}/${repository}`] as const),
    ...Object.entries(links).map(([key, address]) => [`links.${key}`, address] as const),
    ["legal.shopTerms", legal.shopTerms] as const,
  ];
  // Of the fields that lead to one address, the last.
  const fields = new Map(named.map(([field, address]) => [address ?? "", field]));
  return [...fields].filter(([address]) => address !== "" && !isReservedAddress(address));
}

/** Asks an address once. What it answers with is not read. `timeout` is in ms. */
export async function liveFindings(address: string, field: string, timeout: number): Promise<Finding[]> {
  const remedy = "see that it is there, or correct it in site.config.ts";
  const lost = (what: string) => [wrong(`${field}: ${address} ${what}; ${remedy}`)];
  try {
    // Where a redirection leads is not asked: it is none of the configured addresses.
    const { status, body } = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    if (status < 400) return [];
    if (status === 404 || status === 410 || status >= 500) return lost(`answers ${status}`);
    return [warning(`${field}: ${address} answers ${status} to a machine; look at it in a browser`)];
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return lost(`does not answer within ${timeout / 1000} s`);
    return lost(`cannot be reached (${cause?.code ?? message})`);
  }
}
