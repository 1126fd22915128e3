import { isReservedAddress } from "../../generator/inputs/placeholders.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { type Finding, warning, wrong } from "./report.ts";

/** The addresses in the configuration, each with its field. Placeholders are left out. */
export function addressesOf(site: Site): [address: string, field: string][] {
  const { origin, shop, organisation, creditsPath, products, links, legal } = site;
  const entries = [
    ...Object.entries({ origin, shop, creditsPath: shop + creditsPath, organisation }),
    ...products.map(({ key, repository }) => [`products.${key}.repository`, `${organisation}/${repository}`] as const),
    ...Object.entries(links).map(([key, address]) => [`links.${key}`, address] as const),
    ["legal.shopTerms", legal.shopTerms] as const,
  ];
  // If several fields have the same address, the last one wins.
  const fields = new Map(entries.map(([field, address]) => [address ?? "", field]));
  return [...fields].filter(([address]) => address !== "" && !isReservedAddress(address));
}

/** Requests an address once, without reading the body. `timeout` is in ms. */
export async function liveFindings(address: string, field: string, timeout: number): Promise<Finding[]> {
  const remedy = "check that it works, or correct it in site.config.ts";
  const unavailable = (problem: string) => [wrong(`${field}: ${address} ${problem}; ${remedy}`)];
  try {
    // The target of a redirect is not checked: it is not one of the configured addresses.
    const { status, body } = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    if (status < 400) return [];
    if (status === 404 || status === 410 || status >= 500) return unavailable(`answers ${status}`);
    return [warning(`${field}: ${address} answers ${status} to an automated request; open it in a browser`)];
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    if (name === "TimeoutError") return unavailable(`does not answer within ${timeout / 1000} s`);
    return unavailable(`cannot be reached (${cause?.code ?? message})`);
  }
}
