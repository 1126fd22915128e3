/** The pages that exist in every language, each with its address below the language's own. */
export const pagePaths = { landing: "", terms: "/terms", privacy: "/privacy" } as const;

export type PageKey = keyof typeof pagePaths;

export const pageKeys = Object.keys(pagePaths) as readonly PageKey[];

/** Every page that is rendered: those in every language, and the one for a missing address. */
export type RenderedPage = PageKey | "notFound";
