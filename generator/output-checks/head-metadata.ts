import { parseHtml } from "./parse-html.ts";

export type HeadMetadata = ReturnType<typeof readHeadMetadata>;

/** What a document tells browsers and search engines. What it does not declare is undefined or empty. */
export function readHeadMetadata(html: string) {
  const document = parseHtml(html);
  const valuesOf = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  const alternate = 'link[rel="alternate"][hreflang]';
  const addresses = valuesOf(alternate, "href");
  return {
    lang: valuesOf("html[lang]", "lang")[0],
    title: document.querySelector("title")?.textContent,
    canonical: valuesOf('link[rel="canonical"]', "href")[0],
    /** URLs by language, `x-default` included. */
    alternates: Object.fromEntries(valuesOf(alternate, "hreflang").map((code, index) => [code, addresses[index]])),
    /** The languages of all its elements. */
    languages: [...new Set(valuesOf("[lang]", "lang"))],
  };
}
