/**
 * Every page of the site: adding one is a line here and a folder of the same name in `src/pages` (`<name>.tsx`, `<name>.css`
 * and, where it has some, `<name>.below-fold.css` and `<name>.deferred.css`). `path` stands below the language's own part of the address; the page for a missing address has none.
 */
export const pages = {
  landing: { folder: "landing", path: "" },
  terms: { folder: "terms", path: "/terms" },
  privacy: { folder: "privacy", path: "/privacy" },
  notFound: { folder: "not-found", path: undefined },
} as const;

/** Every page that is rendered. */
export type RenderedPage = keyof typeof pages;

/** The pages that exist in every language, each with an address of its own. */
export type PageKey = { [Key in RenderedPage]: (typeof pages)[Key]["path"] extends string ? Key : never }[RenderedPage];

export const renderedPages = Object.keys(pages) as readonly RenderedPage[];

export const pageKeys = renderedPages.filter((key): key is PageKey => pages[key].path !== undefined);

/** What a page's component is given. */
export interface PageProps {
  /** The address of the style sheet for what stands below the first view; none in development, where the head has it. */
  belowFoldStyles?: string | undefined;
}
