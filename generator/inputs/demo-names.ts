/** The files of a demo in a language, best format first: `/media/de/ranking` and each of these. */
export const animatedEndings = [".avif", ".webp"] as const;

/** The same for whoever wants no motion. */
export const stillEndings = ["-still.avif", "-still.webp"] as const;

/** All that the studio writes for a demo in a language, besides the tall form. */
export const demoEndings = [...animatedEndings, ...stillEndings] as const;

/** The tall form, for phones: `/media/de/tall/ranking` and each of these. A phone that cannot read AVIF shows the wide one. */
export const tallEndings = [".avif", "-still.avif"] as const;

/** What the names of a demo's files begin with: `/media/ranking.gif` becomes `/media/ranking`. */
export function demoBase(demo: string): string {
  return demo.replace(/\.\w+$/, "");
}

/** What the names of a demo's files begin with in a language: `/media/ranking` becomes `/media/de/ranking`. */
export function inLanguage(base: string, locale: string): string {
  return base.replace(/[^/]*$/, `${locale}/$&`);
}

/** The same of its tall form: `/media/de/ranking` becomes `/media/de/tall/ranking`. */
export function tallOf(base: string): string {
  return base.replace(/[^/]*$/, "tall/$&");
}
