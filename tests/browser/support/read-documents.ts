import type { Page } from "@playwright/test";

/** What a document says of itself and where it leads, read without running it. */
export interface DocumentFacts {
  lang: string;
  title: string;
  canonical: string | undefined;
  firstHeadings: string[];
  /** By `name` or `property`. */
  meta: Record<string, string>;
  alternates: Record<string, string>;
  icons: string[];
  manifest: string | undefined;
  structuredData: unknown;
  /** Paths of this site in links, pictures, films, styles and scripts. */
  ownAddresses: string[];
  /** Links to a place in the page that is not there. */
  missingTargets: string[];
}

/** Lets the browser parse documents that it has not opened. */
export function readDocuments(page: Page, sources: readonly string[]): Promise<DocumentFacts[]> {
  return page.evaluate((texts) => {
    const factsOf = (text: string) => {
      const document = new DOMParser().parseFromString(text, "text/html");
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const read = (element: Element | undefined, name: string) => element?.getAttribute(name) ?? undefined;
      const every = (selector: string, name: string) => all(selector).map((element) => read(element, name) ?? "");
      const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
      const places = every('a[href^="#"]', "href");
      const sets = every("source[srcset], img[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
      );
      const addresses = [
        ...every(
          "a[href], use[href], link[href]:not([rel=canonical], [rel=alternate], [rel~=icon], [rel=apple-touch-icon])",
          "href",
        ),
        ...every("img, video, source[src], script[src]", "src"),
        ...every("video", "poster"),
        ...every("html", "data-app"),
        ...sets,
      ];
      return {
        lang: document.documentElement.lang,
        title: document.title,
        canonical: read(all("link[rel=canonical]")[0], "href"),
        firstHeadings: all("h1").map((heading) => heading.textContent ?? ""),
        meta: Object.fromEntries(
          all("meta[content]").map((element) => [
            read(element, "name") ?? read(element, "property") ?? "",
            read(element, "content") ?? "",
          ]),
        ),
        alternates: Object.fromEntries(
          all("link[rel=alternate][hreflang]").map((link) => [read(link, "hreflang"), read(link, "href") ?? ""]),
        ),
        icons: every("link[rel~=icon], link[rel=apple-touch-icon]", "href"),
        manifest: read(all("link[rel=manifest]")[0], "href"),
        structuredData: json ? JSON.parse(json) : undefined,
        ownAddresses: addresses
          .filter((address) => address.startsWith("/"))
          .map((address) => address.split("#")[0] ?? ""),
        missingTargets: places.filter((place) => !document.getElementById(place.slice(1))),
      };
    };
    return texts.map(factsOf);
  }, sources) as Promise<DocumentFacts[]>;
}

/** The addresses of a sitemap, each with its languages. */
export function readSitemap(page: Page, source: string): Promise<Record<string, Record<string, string>>> {
  return page.evaluate((text) => {
    const sitemap = new DOMParser().parseFromString(text, "application/xml");
    if (sitemap.querySelector("parsererror")) throw new Error("The sitemap is not well-formed XML");
    const entries = [...sitemap.querySelectorAll("url")].map((url) => [
      url.querySelector("loc")?.textContent,
      Object.fromEntries(
        [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ),
    ]);
    return Object.fromEntries(entries);
  }, source);
}
