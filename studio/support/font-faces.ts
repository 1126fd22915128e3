import type { Fonts } from "../../generator/inputs/fonts.ts";

export const dataUrl = (type: string, content: Uint8Array) =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;

export function inlineFontFaces({ css, files }: Fonts): string {
  const fontFiles = [...files];
  return fontFiles.reduce((rules, [name, content]) => rules.replace(`/${name}`, dataUrl("font/woff2", content)), css);
}
