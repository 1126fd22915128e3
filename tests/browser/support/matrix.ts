import type { Locale } from "../../../src/config/locales.ts";

/** For slow variants of a test: `npm run test:matrix` runs them, `npm test` does not. */
export const matrix = { tag: "@matrix" } as const;

/** For a test per language: `npm test` runs Russian, which has the longest words, `npm run test:matrix` the others. */
export const inLanguage = (locale: Locale): { tag?: "@matrix" } => (locale === "ru" ? {} : matrix);
