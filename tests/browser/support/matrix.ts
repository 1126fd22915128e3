import type { Locale } from "../../../src/config/locales.ts";

/** For what multiplies a proof: `npm run test:matrix` runs it, `npm test` does not. */
export const matrix = { tag: "@matrix" } as const;

/** For a proof in each language: `npm test` runs it in Russian, which has the longest words, `npm run test:matrix` in the others. */
export const inLanguage = (locale: Locale): { tag?: "@matrix" } => (locale === "ru" ? {} : matrix);
