import { isDeepStrictEqual } from "node:util";
import type { BuiltFolder } from "./built-folder.ts";
import { attributesOf, unescapeHtml } from "./head-facts.ts";
import { headsOf } from "./head-faults.ts";

const file = "/sitemap.xml";

/** In what the sitemap does not list the documents, each with its languages, as they say themselves. */
export function sitemapFaults(built: BuiltFolder): string[] {
  const heads = headsOf(built);
  const entries = [...(built.files.get(file) ?? "").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => {
    const [, address = ""] = /<loc>([^<]+)<\/loc>/.exec(entry) ?? [];
    const links = attributesOf(entry, "xhtml:link").map(({ hreflang = "", href = "" }) => [hreflang, href]);
    return [unescapeHtml(address), Object.fromEntries(links)] as const;
  });
  const listed = new Map(entries);
  const missing = [...heads.keys()].filter((path) => !listed.has(built.origin + path));
  const wrong = entries.flatMap(([address, alternates]) => {
    const head = [...heads.values()].find(({ canonical }) => canonical === address);
    if (!head) return [`lists ${address}, which no page calls itself`];
    return isDeepStrictEqual(head.alternates, alternates)
      ? []
      : [`lists ${address} with other languages than the page names`];
  });
  return [...missing.map((path) => `does not list ${path}`), ...wrong].map((fault) => `${file}: ${fault}`);
}
