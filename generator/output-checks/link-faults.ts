import type { Document } from "happy-dom";
import { safeDecode } from "../../server/redirects-file.ts";
import { isHtml, readSnapshot, type Snapshot } from "../../server/snapshot.ts";
import { localeFor } from "../../src/lib/locale-in-path.ts";
import { elementsIn, parseHtml } from "./parse-html.ts";

/** It holds all languages, each with its own links. */
const notFoundPath = "/404";

function addressesIn(document: Document, origin: string): string[] {
  const valuesOf = (name: string) =>
    elementsIn(document, `[${name}]`).map((element) => element.getAttribute(name) ?? "");
  const styles = elementsIn(document, "style").map(({ textContent }) => textContent);
  return [
    ...["href", "src", "poster", "data-app"].flatMap(valuesOf),
    ...valuesOf("srcset").flatMap((set) => set.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "")),
    ...valuesOf("content").filter((content) => content.startsWith(origin)),
    ...Array.from(styles.join().matchAll(/\burl\(["']?([^"')]+)/g), ([, address = ""]) => address),
  ];
}

/** Why a path leads nowhere; empty if it leads to a document, a fragment of one, or a file. */
function targetFaults(built: Snapshot, address: string): string[] {
  const [encoded = "", fragment = ""] = address.split("#");
  const path = safeDecode(encoded);
  const redirect = built.redirects.get(path);
  if (redirect) return [`links to ${address}, which redirects: use ${redirect.to}`];
  const file = built.resources.get(path);
  if (!file) return [`links to ${address}, but the build has no such page or file`];
  // `#top` needs no element.
  if (/^(top)?$/.test(fragment) || !isHtml(file)) return [];
  const hasId = file.identity.content.includes(` id="${safeDecode(fragment)}"`);
  return hasId ? [] : [`links to ${address}, but that page has no such id`];
}

function documentFaults(built: Snapshot, origin: string, path: string, html: string): string[] {
  const document = parseHtml(html);
  const base = origin + (path === notFoundPath ? "/" : path);
  const ownUrls = (addresses: readonly string[]) =>
    addresses
      .filter((address) => URL.canParse(address, base))
      .map((address) => new URL(address, base))
      .filter((url) => url.origin === origin);
  const targets = new Set(ownUrls(addressesIn(document, origin)).map(({ pathname, hash }) => pathname + hash));
  const links = path === notFoundPath ? [] : elementsIn(document, "a[href]");
  const languageFaults = links.flatMap((link) => {
    const declared = link.getAttribute("hreflang") ?? localeFor(path, undefined);
    return ownUrls([link.getAttribute("href") ?? ""]).flatMap(({ pathname }) => {
      const actual = localeFor(pathname, undefined);
      // A file, such as a film, has no language in its address.
      if (/\.\w+$/.test(pathname) || actual === declared) return [];
      return `links to ${pathname}, which is in "${actual}", but the link says "${declared}"`;
    });
  });
  return [...[...targets].sort().flatMap((target) => targetFaults(built, target)), ...languageFaults];
}

/** What leads nowhere, or into another language than it says, in a built folder: a line each, with the place. */
export function linkFaults(folder: string, origin: string): string[] {
  const built = readSnapshot(folder);
  const documents = [...built.resources, [notFoundPath, built.notFound] as const]
    // An owner's HTML file is served under both of its names.
    .filter(([path, file]) => isHtml(file) && !built.resources.has(`${path}.html`));
  const redirects = [...built.redirects.values()].filter(({ to }) => to.startsWith("/"));
  return [
    ...documents.flatMap(([path, { identity }]) =>
      documentFaults(built, origin, path, String(identity.content)).map((fault) => `${path}: ${fault}`),
    ),
    ...redirects.flatMap(({ from, to }) => targetFaults(built, to).map((fault) => `${from}: ${fault}`)),
  ];
}
