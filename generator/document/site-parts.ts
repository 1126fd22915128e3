import type { Plugin } from "vite";
import { locales } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";

/** The style sheets of what only some sites have, by their paths: those of a part that is not there reach nobody. */
const sheets = {
  pricing: /\/pricing\/[^/]*$/,
  videoExplainer: /\/video-explainer\/[^/]*$/,
  courseStore: /\/course-store\/[^/]*$/,
  /** A language that is written from right to left. */
  rightToLeft: /\.rtl\.css$/,
};

export type SiteParts = Readonly<Record<keyof typeof sheets, boolean>>;

export function sitePartsOf({ switches: { pricing, videoExplainer, courseStore } }: Site): SiteParts {
  return { pricing, videoExplainer, courseStore, rightToLeft: Object.values(locales).some(({ dir }) => dir === "rtl") };
}

/** Whether a site with these parts needs a style sheet. */
function isNeeded(sheet: string, parts: SiteParts): boolean {
  return (Object.keys(sheets) as (keyof SiteParts)[]).every((part) => parts[part] || !sheets[part].test(sheet));
}

/** A page's style sheet without its imports of what the site does not need. */
export function neededImports(css: string, parts: SiteParts): string {
  return css.replace(/^@import "([^"]+)".*;\n/gm, (line, sheet: string) => (isNeeded(sheet, parts) ? line : ""));
}

/** Leaves out of the pages' style sheets the imports of what the site does not have. */
export function sitePartsPlugin(parts: SiteParts): Plugin {
  return {
    name: "site:parts",
    enforce: "pre",
    transform: (code, id) => (/\/src\/pages\/[^?]+\.css/.test(id) ? neededImports(code, parts) : undefined),
  };
}

/** The development server has it all: what is switched on there shows at once. */
export const allParts: SiteParts = { pricing: true, videoExplainer: true, courseStore: true, rightToLeft: true };
