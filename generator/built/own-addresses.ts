import { attributesOf } from "./head-facts.ts";

const addressed = ["href", "src", "poster"] as const;

const tags = ["a", "area", "link", "img", "script", "source", "track", "video", "use"] as const;

/** The addresses in a list of pictures with their widths or densities. */
const inSet = (set: string) => set.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "");

/** The addresses of typefaces and pictures in a style sheet. */
const inStyles = (css: string) =>
  [...css.matchAll(/\burl\((["']?)(?!data:)([^"')]+)\1\)/g)].map(([, , url = ""]) => url);

/** Every address in a document, as it is written there. */
function addressesIn(html: string): (string | undefined)[] {
  const inTags = tags.flatMap((name) =>
    attributesOf(html, name).flatMap((attributes) => [
      ...addressed.map((attribute) => attributes[attribute]),
      ...inSet(attributes.srcset ?? ""),
    ]),
  );
  const cards = attributesOf(html, "meta").filter(({ property = "", name = "" }) =>
    /^(og:image|og:url|twitter:image)$/.test(property || name),
  );
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].flatMap(([, css = ""]) => inStyles(css));
  return [...inTags, ...cards.map(({ content }) => content), attributesOf(html, "html")[0]?.["data-app"], ...styles];
}

/** The addresses of an origin among some, as paths with their fragments, each once. */
function ownAmong(addresses: readonly (string | undefined)[], origin: string, path: string): string[] {
  const own = addresses
    .filter((address) => address !== undefined && address !== "" && URL.canParse(address, origin + path))
    .map((address) => new URL(address as string, origin + path))
    .filter((address) => address.origin === origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(own)].sort();
}

/**
 * The addresses of the site itself to which a document leads or from which it takes something: as paths, each once, with
 * their fragments. Those of its own origin are among them, however they are written.
 */
export const ownAddressesIn = (html: string, origin: string, path: string): string[] =>
  ownAmong(addressesIn(html), origin, path);

/** The same for a style sheet, a script, a manifest or a text: whatever is written as an address of this site. */
export function ownAddressesInFile(content: string, origin: string, path: string): string[] {
  if (path.endsWith(".css")) return ownAmong(inStyles(content), origin, path);
  if (path.endsWith(".js")) {
    const imported = [...content.matchAll(/["'`](\.{1,2}\/[\w./-]+\.(?:js|css))["'`]/g)].map(([, address]) => address);
    const absolute = [...content.matchAll(/["'`](\/(?:assets|media)\/[\w./-]+)["'`]/g)].map(([, address]) => address);
    return ownAmong([...imported, ...absolute], origin, path);
  }
  if (path.endsWith(".webmanifest")) {
    const { id, start_url: start, scope, icons = [] } = JSON.parse(content);
    return ownAmong([id, start, scope, ...icons.map(({ src }: { src?: string }) => src)], origin, path);
  }
  const written = [...content.matchAll(/https?:\/\/[^\s<>()"']+/g)].map(([address]) => address);
  return ownAmong(written, origin, path);
}
