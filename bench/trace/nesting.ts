import type { TraceEvent } from "./trace.ts";

/** When an event ended, in µs of the trace's clock. */
export const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

/** Events that lie in none of the others; expects them in order, the longer first. */
export function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  let covered = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (event.ts < covered) continue;
    kept.push(event);
    covered = end(event);
  }
  return kept;
}
