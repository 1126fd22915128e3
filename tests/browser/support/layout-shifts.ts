import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  /** In ms since navigation start. */
  startTime: number;
  /** The elements that moved; not those in a shadow root, such as a demo's. */
  where: string[];
}

/** All layout shifts so far, except the carousel's. Unlike CLS, it includes those right after an input. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number; sources: { node?: Element }[] })[];
    return entries
      .filter(({ sources }) => !sources.every(({ node }) => node?.closest?.("#partners ul")))
      .map(({ value, startTime, sources }) => ({
        value,
        startTime,
        where: sources.flatMap(({ node }) => (node ? [node.className || node.nodeName] : [])),
      }));
  });
}
