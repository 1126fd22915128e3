import { localeFor } from "../../src/lib/locale-in-path.ts";
import type { BuiltFolder } from "./built-folder.ts";
import { ownAddressesIn, ownAddressesInFile } from "./own-addresses.ts";
import { elementsIn, parseHtml } from "./parse-html.ts";

/** The page of a missing address speaks all languages, each with links of its own. */
const missingPage = "/404";

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
  // The top is always there.
  if (fragment === "" || fragment === "top" || html.includes(` id="${decodeURIComponent(fragment)}"`)) return undefined;
  return `leads to ${address}, and that page has no such part`;
}

/** Links that take a reader into another language without saying so. */
function languageFaults(html: string, origin: string, path: string): string[] {
  if (path === missingPage) return [];
  const own = localeFor(path, undefined);
  return elementsIn(parseHtml(html), "a[href]").flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    const said = link.getAttribute("hreflang") ?? own;
    if (!URL.canParse(href, origin + path)) return [];
    const to = new URL(href, origin + path);
    // A file, such as a film, has no language in its address.
    const isPage = to.origin === origin && !/\.\w+$/.test(to.pathname);
    const other = isPage ? localeFor(to.pathname, undefined) : own;
    if (other === said) return [];
    return [`leads to ${to.pathname}, which is in "${other}", and the link says "${said}"`];
  });
}

/**
 * Everything that leads nowhere in a built site, or into another language than it says: links, pictures, scripts, typefaces,
 * cards, the sitemap, the manifest, old addresses. A line each, with its place.
 */
export function linkFaults(built: BuiltFolder): string[] {
  const { origin, documents, files, redirects } = built;
  const lost = (addresses: readonly string[]) => addresses.flatMap((address) => targetFault(built, address) ?? []);
  const found: (readonly [place: string, faults: readonly string[]])[] = [
    ...[...documents].flatMap(([path, html]) => [
      [path, lost(ownAddressesIn(html, origin, path === missingPage ? "/" : path))] as const,
      [path, languageFaults(html, origin, path)] as const,
    ]),
    ...[...files].map(([path, content]) => [path, lost(ownAddressesInFile(content, origin, path))] as const),
    ...[...redirects].map(([from, to]) => [from, to.startsWith("/") ? lost([to]) : []] as const),
  ];
  return found.flatMap(([place, faults]) => faults.map((fault) => `${place}: ${fault}`));
}
