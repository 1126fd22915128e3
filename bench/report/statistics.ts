/** What several runs of one figure come to. */
export interface Spread {
  median: number;
  least: number;
  most: number;
  /** How many runs had the figure. */
  runs: number;
}

/** The middle of some numbers, or the mean of the two in the middle; throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error("There is no median of nothing");
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The median and the extremes of the runs that have the figure; nothing when none has. */
export function spread(values: readonly (number | undefined)[]): Spread | undefined {
  const known = values.filter((value) => value !== undefined && !Number.isNaN(value)) as number[];
  if (known.length === 0) return undefined;
  return { median: median(known), least: Math.min(...known), most: Math.max(...known), runs: known.length };
}
