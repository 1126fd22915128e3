import { parseHtml } from "./parse-html.ts";

/** What a document says of itself to browsers and search engines. */
export type HeadFacts = ReturnType<typeof headFactsIn>;

/** Reads a document; what it does not say is not there. */
export function headFactsIn(html: string) {
  const document = parseHtml(html);
  const written = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(attribute) ?? "");
  const alternate = 'link[rel="alternate"][hreflang]';
  const addresses = written(alternate, "href");
  return {
    lang: written("html[lang]", "lang")[0],
    title: document.querySelector("title")?.textContent,
    canonical: written('link[rel="canonical"]', "href")[0],
    /** Addresses by language, `x-default` among them. */
    alternates: Object.fromEntries(written(alternate, "hreflang").map((code, index) => [code, addresses[index]])),
    /** Every language in which some part of it is. */
    languages: [...new Set(written("[lang]", "lang"))],
  };
}
