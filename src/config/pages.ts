/** A page is a line here and a folder in `src/pages`. `path` follows the language's prefix in the URL. */
export const pages = {
  landing: { folder: "landing", path: "" },
  terms: { folder: "terms", path: "/terms" },
  privacy: { folder: "privacy", path: "/privacy" },
  notFound: { folder: "not-found", path: undefined },
} as const;

export type RenderedPage = keyof typeof pages;

/** The pages with a URL in every language. */
export type PageKey = Exclude<RenderedPage, "notFound">;

export const renderedPages = Object.keys(pages) as readonly RenderedPage[];

export const pageKeys = renderedPages.filter((key): key is PageKey => pages[key].path !== undefined);

export interface PageProps {
  /** The URL of the styles below the fold; undefined in development, where the head has them. */
  belowFoldStyles?: string | undefined;
}
