import postcss from "postcss";
import type { RenderedPage } from "../../src/config/pages.ts";

/** The layer of `src/styles/global.css` that holds what only this page has. */
const ownLayer: Readonly<Record<RenderedPage, string>> = {
  landing: "landing",
  terms: "legal",
  privacy: "legal",
  notFound: "missing",
};

const layersOfPages = new Set(Object.values(ownLayer));

/** The style sheet without the layers of other pages; what remains stands as it stood. */
export function stylesOf(page: RenderedPage, css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("layer", (rule) => {
    if (rule.nodes && layersOfPages.has(rule.params) && rule.params !== ownLayer[page]) rule.remove();
  });
  return sheet.toString();
}
