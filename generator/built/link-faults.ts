import { localeFor } from "../../src/lib/locale-in-path.ts";
import type { BuiltFolder } from "./built-folder.ts";
import { attributesOf } from "./head-facts.ts";
import { ownAddressesIn, ownAddressesInFile } from "./own-addresses.ts";

/** The page of a missing address speaks all languages, each with links of its own. */
export const missingPage = "/404";

/** A document names its places with `id`; the top is always there. */
function hasPlace(html: string, fragment: string): boolean {
  return fragment === "" || fragment === "top" || html.includes(` id="${decodeURIComponent(fragment)}"`);
}

/** Why an address of the site leads nowhere; nothing where it leads to a document, a part of one, or a file. */
function targetFault({ documents, files, redirects }: BuiltFolder, address: string): string | undefined {
  const [encoded = "", fragment = ""] = address.split("#");
  const path = decodeURIComponent(encoded);
  const moved = redirects.get(path);
  if (moved) return `leads to ${address}, which has moved: name ${moved}`;
  const html = documents.get(path);
  if (html === undefined || path === missingPage) {
    return files.has(path) ? undefined : `leads to ${address}, and the build has no such page or file`;
  }
  return hasPlace(html, fragment) ? undefined : `leads to ${address}, and that page has no such part`;
}

/** Links that take a reader into another language without saying so. */
function languageFaults(html: string, origin: string, path: string): string[] {
  if (path === missingPage) return [];
  const own = localeFor(path, undefined);
  return attributesOf(html, "a").flatMap(({ href = "", hreflang }) => {
    if (!URL.canParse(href, origin + path)) return [];
    const to = new URL(href, origin + path);
    // A file, such as a film, has no language in its address.
    const isPage = to.origin === origin && !/\.\w+$/.test(to.pathname);
    const other = isPage ? localeFor(to.pathname, undefined) : own;
    if (other === (hreflang ?? own)) return [];
    return [`leads to ${to.pathname}, which is in "${other}", and the link says "${hreflang ?? own}"`];
  });
}

/**
 * Everything that leads nowhere in a built site, or into another language than it says: links, pictures, scripts, typefaces,
 * cards, the sitemap, the manifest, old addresses. A line each, with its place.
 */
export function linkFaults(built: BuiltFolder): string[] {
  const { origin, documents, files, redirects } = built;
  const at = (where: string, faults: readonly (string | undefined)[]) =>
    faults.filter((fault) => fault !== undefined).map((fault) => `${where}: ${fault}`);
  const targets = (addresses: readonly string[]) => addresses.map((address) => targetFault(built, address));
  return [
    ...[...documents].flatMap(([path, html]) => [
      ...at(path, targets(ownAddressesIn(html, origin, path === missingPage ? "/" : path))),
      ...at(path, languageFaults(html, origin, path)),
    ]),
    ...[...files].flatMap(([path, content]) => at(path, targets(ownAddressesInFile(content, origin, path)))),
    ...[...redirects].flatMap(([from, to]) => at(from, to.startsWith("/") ? targets([to]) : [])),
  ];
}
