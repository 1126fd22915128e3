import type { FileClass } from "./file-classes.ts";
import { keptFor } from "./file-classes.ts";

/** What one visit asks for. */
export interface VisitCost {
  bytes: number;
  requests: number;
}

/** A day of visits. */
export interface Day extends VisitCost {
  /** In the busiest hour. */
  requestsPerSecond: number;
  bitsPerSecond: number;
}

/** How much of a day's visits the busiest hour has: two and a half times the mean. */
export const busiestShare = 0.1;

const secondsInHour = 3600;

/** A day of so many visits, of which `repeated` (0 to 1) are by visitors who were there the same day. */
export function dayOf(visits: number, first: VisitCost, repeat: VisitCost, repeated: number): Day {
  const mixed = (of: (visit: VisitCost) => number) => visits * (of(first) * (1 - repeated) + of(repeat) * repeated);
  const bytes = mixed((visit) => visit.bytes);
  const requests = mixed((visit) => visit.requests);
  return {
    bytes,
    requests,
    requestsPerSecond: (requests * busiestShare) / secondsInHour,
    bitsPerSecond: (bytes * 8 * busiestShare) / secondsInHour,
  };
}

/** How many lines of so many bits a second a load needs, when no more than seven tenths of one are to be used. */
export function linesFor(bitsPerSecond: number, line: number): number {
  return Math.ceil(bitsPerSecond / (0.7 * line));
}

const secondsInDay = 86_400;

/**
 * What a CDN of so many locations asks its origin for in a day, at most: each location asks for every file of a class
 * anew once it may not keep it any longer. Files that are never kept are asked for by every visit and left out here.
 */
export function originDay(classes: readonly FileClass[], locations: number): VisitCost {
  const kept = classes.filter(({ keeping }) => keptFor(keeping) > 0);
  const timesADay = (keeping: string) => secondsInDay / keptFor(keeping);
  return {
    bytes: kept.reduce((sum, { keeping, bytes }) => sum + bytes * locations * timesADay(keeping), 0),
    requests: kept.reduce((sum, { keeping, files }) => sum + files * locations * timesADay(keeping), 0),
  };
}
