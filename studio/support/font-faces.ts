import type { Fonts } from "../../generator/inputs/fonts.ts";

/** A file as a `data:` address, for a document that stands alone. */
export const dataAddress = (type: string, content: Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;

/** The site's `@font-face` rules with the typefaces in them. */
export function fontFacesWithin({ css, files }: Fonts): string {
  const entries = [...files];
  return entries.reduce((rules, [name, content]) => rules.replace(`/${name}`, dataAddress("font/woff2", content)), css);
}
