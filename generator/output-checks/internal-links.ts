import { elementsIn, parseHtml } from "./parse-html.ts";

const urlAttributes: Readonly<Record<string, string>> = {
  "[href]": "href",
  "[src]": "src",
  "[poster]": "poster",
  "html[data-app]": "data-app",
  'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]': "content",
};

/** The internal URLs that a document links to or loads, relative or absolute: sorted, unique paths with fragments. */
export function ownAddressesIn(html: string, origin: string, path: string): string[] {
  const document = parseHtml(html);
  const valuesOf = (selector: string, attribute: string) =>
    elementsIn(document, selector).map((element) => element.getAttribute(attribute) ?? "");
  const candidates = valuesOf("[srcset]", "srcset").flatMap((set) => set.split(","));
  const fonts = elementsIn(document, "style").flatMap(({ textContent }) => [
    ...textContent.matchAll(/\burl\(["']?([^"')]+)/g),
  ]);
  const addresses = [
    ...Object.entries(urlAttributes).flatMap(([selector, attribute]) => valuesOf(selector, attribute)),
    ...candidates.map((entry) => entry.trim().split(/\s/)[0] ?? ""),
    ...fonts.map(([, address = ""]) => address),
  ];
  const urls = addresses
    .filter((address) => address !== "" && URL.canParse(address, origin + path))
    .map((address) => new URL(address, origin + path))
    .filter((address) => address.origin === origin);
  return [...new Set(urls.map(({ pathname, hash }) => pathname + hash))].sort();
}
