import type { PageTrace, TraceEvent } from "./trace.ts";

/** What a page's rendering took. */
export interface Rendering {
  /** How often style was computed, and for how many elements in all. */
  stylePasses: number;
  elementsStyled: number;
  layoutPasses: number;
  /** In ms. */
  styleTime: number;
  layoutTime: number;
}

const time = (events: readonly TraceEvent[]) => events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;

/** Style and layout that began before `until` ms since navigation. */
export function renderingUntil({ events, startedAt }: PageTrace, until = Number.POSITIVE_INFINITY): Rendering {
  const before = events.filter(({ ph, ts }) => ph === "X" && (ts - startedAt) / 1000 < until);
  const styles = before.filter(({ name }) => name === "UpdateLayoutTree");
  const layouts = before.filter(({ name }) => name === "Layout");
  return {
    stylePasses: styles.length,
    elementsStyled: styles.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    layoutPasses: layouts.length,
    styleTime: time(styles),
    layoutTime: time(layouts),
  };
}

/** Style and layout up to the first contentful paint. Throws an `Error` when the page painted nothing. */
export function renderingBeforeFirstPaint(trace: PageTrace): Rendering {
  if (trace.firstPaint === undefined) throw new Error("The page painted nothing while it was traced");
  return renderingUntil(trace, trace.firstPaint);
}
