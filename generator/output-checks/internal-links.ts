import { elementsIn, parseHtml } from "./parse-html.ts";

const urlAttributes: Readonly<Record<string, string>> = {
  "[href]": "href",
  "[src]": "src",
  "[poster]": "poster",
  "html[data-app]": "data-app",
  'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]': "content",
};

/** How other files contain internal URLs, by extension. All other texts are searched for `anyAddress`. */
const urlPatterns: Readonly<Record<string, RegExp>> = {
  css: /\burl\((["']?)(?!data:)(?<address>[^"')]+)\1\)/g,
  js: /["'`](?<address>\.{1,2}\/[\w./-]+\.(?:js|css)|\/(?:assets|media)\/[\w./-]+)["'`]/g,
  webmanifest: /"(?:id|start_url|scope|src)"\s*:\s*"(?<address>[^"]+)"/g,
};
const anyAddress = /(?<address>https?:\/\/[^\s<>()"']+)/g;

const matchesIn = (text: string, pattern = anyAddress) =>
  Array.from(text.matchAll(pattern), ({ groups }) => groups?.address ?? "");

/** The URLs of `origin` as sorted, unique paths with fragments. */
function internalPaths(addresses: readonly string[], origin: string, path: string): string[] {
  const urls = addresses
    .filter((address) => address !== "" && URL.canParse(address, origin + path))
    .map((address) => new URL(address, origin + path))
    .filter((address) => address.origin === origin);
  return [...new Set(urls.map(({ pathname, hash }) => pathname + hash))].sort();
}

/** The internal URLs that a document links to or loads, relative or absolute: sorted, unique paths with fragments. */
export function ownAddressesIn(html: string, origin: string, path: string): string[] {
  const document = parseHtml(html);
  const valuesOf = (selector: string, attribute: string) =>
    elementsIn(document, selector).map((element) => element.getAttribute(attribute) ?? "");
  const candidates = valuesOf("[srcset]", "srcset").flatMap((set) => set.split(","));
  return internalPaths(
    [
      ...Object.entries(urlAttributes).flatMap(([selector, attribute]) => valuesOf(selector, attribute)),
      ...candidates.map((entry) => entry.trim().split(/\s/)[0] ?? ""),
      ...elementsIn(document, "style").flatMap(({ textContent }) => matchesIn(textContent, urlPatterns.css)),
    ],
    origin,
    path,
  );
}

/** The same for a style sheet, script, manifest or text file. */
export const ownAddressesInFile = (content: string, origin: string, path: string): string[] =>
  internalPaths(matchesIn(content, urlPatterns[path.split(".").at(-1) ?? ""]), origin, path);
