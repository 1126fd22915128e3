/** Orders versions by their numbers: 4.9 comes before 4.10. */
const { compare } = new Intl.Collator("en", { numeric: true });

/** Whether a version comes before another. */
export const isBefore = (version: string, other: string): boolean => compare(version, other) < 0;

/** The lowest of some versions; none of none. */
export const earliest = (versions: readonly string[]): string | undefined => versions.toSorted(compare)[0];
