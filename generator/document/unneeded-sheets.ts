import type { Alias } from "vite";
import { locales } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";

/** The folder of a switch's section: `video-explainer` for `videoExplainer`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Style sheets that this site has no use for: those of sections that are switched off, and `.rtl.css` without a
 * right-to-left language. The bundler reads `empty` in their place.
 */
export function unneededSheets({ switches }: Pick<Site, "switches">, empty: string): Alias[] {
  const disabled = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [`/sections/${folderOf(name)}/`]));
  const isRightToLeft = Object.values(locales).some(({ dir }) => dir === "rtl");
  const unneeded = isRightToLeft ? disabled : [...disabled, "\\.rtl\\."];
  return unneeded.map((part) => ({ find: new RegExp(`^.*${part}.*css$`), replacement: empty }));
}
