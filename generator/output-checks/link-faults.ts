import { safeDecode } from "../../server/redirects-file.ts";
import { localeFor } from "../../src/lib/locale-in-path.ts";
import type { BuiltFolder } from "./built-folder.ts";
import { ownAddressesIn } from "./internal-links.ts";
import { elementsIn, parseHtml } from "./parse-html.ts";

/** It holds all languages, each with its own links. */
const notFoundPath = "/404";

/** Why a path leads nowhere; undefined if it leads to a document, a fragment of one, or a file. */
function targetFault({ documents, files, redirects }: BuiltFolder, address: string): string | undefined {
  const [encoded = "", fragment = ""] = address.split("#");
  const path = safeDecode(encoded);
  const redirect = redirects.get(path);
  if (redirect) return `links to ${address}, which redirects: use ${redirect}`;
  const html = documents.get(path);
  if (html === undefined || path === notFoundPath) {
    return files.has(path) ? undefined : `links to ${address}, but the build has no such page or file`;
  }
  // `#top` needs no element.
  if (fragment === "" || fragment === "top" || html.includes(` id="${safeDecode(fragment)}"`)) return undefined;
  return `links to ${address}, but that page has no such id`;
}

/** Links into another language without the right `hreflang`. */
function languageFaults(html: string, origin: string, path: string): string[] {
  if (path === notFoundPath) return [];
  const pageLocale = localeFor(path, undefined);
  return elementsIn(parseHtml(html), "a[href]").flatMap((link) => {
    const href = link.getAttribute("href") ?? "";
    const declared = link.getAttribute("hreflang") ?? pageLocale;
    if (!URL.canParse(href, origin + path)) return [];
    const target = new URL(href, origin + path);
    // A file, such as a film, has no language in its address.
    const isPage = target.origin === origin && !/\.\w+$/.test(target.pathname);
    const actual = isPage ? localeFor(target.pathname, undefined) : pageLocale;
    if (actual === declared) return [];
    return [`links to ${target.pathname}, which is in "${actual}", but the link says "${declared}"`];
  });
}

/** Lists broken references in documents and redirects, and links with a wrong language: a line each, with the place. */
export function linkFaults(built: BuiltFolder): string[] {
  const { origin, documents, redirects } = built;
  const broken = (addresses: readonly string[]) => addresses.flatMap((address) => targetFault(built, address) ?? []);
  const faultsByPlace: (readonly [place: string, faults: readonly string[]])[] = [
    ...[...documents].flatMap(([path, html]) => [
      [path, broken(ownAddressesIn(html, origin, path === notFoundPath ? "/" : path))] as const,
      [path, languageFaults(html, origin, path)] as const,
    ]),
    ...[...redirects].map(([from, to]) => [from, to.startsWith("/") ? broken([to]) : []] as const),
  ];
  return faultsByPlace.flatMap(([place, faults]) => faults.map((fault) => `${place}: ${fault}`));
}
