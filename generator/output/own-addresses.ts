import { elementsIn, parseHtml } from "./parse-html.ts";

/** Where a document writes addresses, by the elements that have them. */
const attributes: Readonly<Record<string, string>> = {
  "[href]": "href",
  "[src]": "src",
  "[poster]": "poster",
  "html[data-app]": "data-app",
  'meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]': "content",
};

/** What is written as an address of this site in other files, by their endings, and in any other text. */
const written: Readonly<Record<string, RegExp>> = {
  css: /\burl\((["']?)(?!data:)(?<address>[^"')]+)\1\)/g,
  js: /["'`](?<address>\.{1,2}\/[\w./-]+\.(?:js|css)|\/(?:assets|media)\/[\w./-]+)["'`]/g,
  webmanifest: /"(?:id|start_url|scope|src)"\s*:\s*"(?<address>[^"]+)"/g,
};
const anyAddress = /(?<address>https?:\/\/[^\s<>()"']+)/g;

const matchesIn = (text: string, pattern = anyAddress) =>
  Array.from(text.matchAll(pattern), ({ groups }) => groups?.address ?? "");

/** The addresses of an origin among some, as paths with their fragments, each once. */
function ownAmong(addresses: readonly string[], origin: string, path: string): string[] {
  const own = addresses
    .filter((address) => address !== "" && URL.canParse(address, origin + path))
    .map((address) => new URL(address, origin + path))
    .filter((address) => address.origin === origin);
  return [...new Set(own.map(({ pathname, hash }) => pathname + hash))].sort();
}

/**
 * The addresses of the site itself to which a document leads or from which it takes something: as paths, each once, with
 * their fragments. Those of its own origin are among them, however they are written.
 */
export function ownAddressesIn(html: string, origin: string, path: string): string[] {
  const document = parseHtml(html);
  const valuesOf = (selector: string, attribute: string) =>
    elementsIn(document, selector).map((element) => element.getAttribute(attribute) ?? "");
  const inSets = valuesOf("[srcset]", "srcset").flatMap((set) => set.split(","));
  return ownAmong(
    [
      ...Object.entries(attributes).flatMap(([selector, attribute]) => valuesOf(selector, attribute)),
      ...inSets.map((entry) => entry.trim().split(/\s/)[0] ?? ""),
      ...elementsIn(document, "style").flatMap(({ textContent }) => matchesIn(textContent, written.css)),
    ],
    origin,
    path,
  );
}

/** The same for a style sheet, a script, a manifest or a text: whatever is written as an address of this site. */
export const ownAddressesInFile = (content: string, origin: string, path: string): string[] =>
  ownAmong(matchesIn(content, written[path.split(".").at(-1) ?? ""]), origin, path);
