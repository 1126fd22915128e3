import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  /** In ms since the page was asked for. */
  startTime: number;
  /** What has moved; nothing where it stands in a shadow root, as what a demo draws does. */
  where: string[];
}

/**
 * Every layout shift of a page so far, also those that follow an input, which the browser's own sum leaves out; but what moves
 * with the carousel, which the browser counts though it is meant.
 */
export function shiftsOf(page: Page): Promise<Shift[]> {
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
