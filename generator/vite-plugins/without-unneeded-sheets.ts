import type { Plugin } from "vite";
import { locales } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";

/** The folder of a switch's section: `video-explainer` for `videoExplainer`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Removes style sheets from pages: those of disabled sections, and `.rtl.css` without a right-to-left language. */
export function withoutUnneededSheets({ switches }: Pick<Site, "switches">): Plugin {
  const disabled = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [`/sections/${folderOf(name)}/`]));
  const isRightToLeft = Object.values(locales).some(({ dir }) => dir === "rtl");
  const unneeded = isRightToLeft ? disabled : [...disabled, ".rtl.css"];
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
