import type { Plugin } from "vite";
import { locales } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";

/** The folder of the section that a switch shows: `video-explainer` for `videoExplainer`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Leaves out of a page's style sheets what the site has no use for: sections that are off, and `.rtl.css` where nothing is. */
export function withoutUnneededSheets({ switches }: Pick<Site, "switches">): Plugin {
  const off = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [`/sections/${folderOf(name)}/`]));
  const isRightToLeft = Object.values(locales).some(({ dir }) => dir === "rtl");
  const unneeded = isRightToLeft ? off : [...off, ".rtl.css"];
  return {
    name: "site:without-unneeded-sheets",
    enforce: "pre",
    transform(code, id) {
      if (!/\/src\/pages\/[^?]+\.css/.test(id)) return undefined;
      return code.replace(/^@import "([^"]+)".*;\n/gm, (line, sheet: string) =>
        unneeded.some((part) => sheet.includes(part)) ? "" : line,
      );
    },
  };
}
