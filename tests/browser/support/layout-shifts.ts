import type { Page } from "@playwright/test";

/**
 * All layout shifts so far, but not the carousel's. Unlike CLS, also those right after an input. `where` names what moved,
 * outside shadow roots.
 */
export function layoutShifts(page: Page) {
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
