import type { Locale } from "../../../src/config/locales.ts";

/** For what multiplies a proof: `npm run test:matrix` runs it, `npm test` does not. */
export const matrix = { tag: "@matrix" } as const;

/** The first language, and the one with the longest words and other letters. */
const always: readonly string[] = ["en", "ru"];

/** For a proof in each language: `npm test` has two of them, `npm run test:matrix` the others. */
export const inLanguage = (locale: Locale): { tag?: "@matrix" } => (always.includes(locale) ? {} : matrix);
