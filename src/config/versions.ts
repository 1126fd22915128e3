/** Numeric: 4.9 comes before 4.10. */
const { compare } = new Intl.Collator("en", { numeric: true });

export const isBefore = (version: string, other: string) => compare(version, other) < 0;

/** The lowest version; undefined for an empty list. */
export const earliest = (versions: readonly string[]): string | undefined => [...versions].sort(compare)[0];
