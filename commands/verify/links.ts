import { attributesOf } from "./head-facts.ts";

const addressed = ["href", "src", "poster"] as const;

/** The addresses in a list of pictures with their widths or densities. */
const inSet = (set: string) => set.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "");

/**
 * The addresses of the site itself to which a document leads or from which it takes something: as paths, each once, with
 * their fragments. Those of its own origin are among them, however they are written.
 */
export function ownAddressesIn(html: string, origin: string, path: string): string[] {
  const found = ["a", "link", "img", "script", "source", "video", "meta"].flatMap((name) =>
    attributesOf(html, name).flatMap((attributes) => [
      ...addressed.map((attribute) => attributes[attribute]),
      ...inSet(attributes.srcset ?? ""),
      ...(attributes.property === "og:image" ? [attributes.content] : []),
    ]),
  );
  const own = found
    .filter((address) => address !== undefined && address !== "" && URL.canParse(address, origin + path))
    .map((address) => new URL(address as string, origin + path))
    .filter((address) => address.origin === origin)
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(own)].sort();
}
