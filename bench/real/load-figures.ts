import type { Browser } from "@playwright/test";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { type Traffic, watchTraffic } from "../bytes/traffic.ts";
import { type Observed, observe } from "./observe.ts";

/** How long after `load` a page is still watched, in ms: the cookie banner comes within it, and the film. */
export const watchedAfterLoad = 5000;

/** A long task blocks for what it takes beyond this, in ms. */
const allowedTask = 50;

/** The figures of one load; times in ms, memory in bytes. */
export interface LoadFigures {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  largestElement: string | undefined;
  loaded: number;
  longTasks: number;
  longestTask: number;
  /** What long tasks take beyond 50 ms each, from the first paint on. */
  blocking: number;
  /** The sum of all layout shifts: stricter than the worst window that CLS names. */
  shift: number;
  moved: string[];
  bannerShown: boolean;
  mainThread: number;
  script: number;
  /** Style and layout. */
  rendering: number;
  heap: number;
  traffic: Traffic;
}

/** What long tasks and shifts come to. */
export function condensed({ firstPaint = 0, longTasks, shifts }: Observed) {
  return {
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    blocking: longTasks
      .filter(({ at }) => at >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - allowedTask), 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))],
  };
}

/**
 * Loads a page once on the slow phone and watches until 5 s after `load`; what it asks for at `blocked` addresses, with `*` for
 * any part of one, fails at once. Rejects when it does not load within 60 s.
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  blocked: readonly string[] = [],
): Promise<LoadFigures> {
  const { page, session, close } = await openPhone(browser);
  await session.send("Performance.enable", { timeDomain: "timeTicks" });
  if (blocked.length > 0) await session.send("Network.setBlockedURLs", { urls: [...blocked] });
  const traffic = watchTraffic(session);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(watchedAfterLoad);

  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { observed, loaded, bannerShown } = await page.evaluate(() => ({
    observed: window.observed,
    loaded: (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).loadEventEnd,
    bannerShown: document.querySelector("#cookie-banner")?.checkVisibility({ visibilityProperty: true }) ?? false,
  }));
  const figures = {
    firstPaint: observed.firstPaint,
    largestPaint: observed.largestPaint,
    largestElement: observed.largestElement,
    loaded,
    ...condensed(observed),
    bannerShown,
    mainThread: seconds("TaskDuration") * 1000,
    script: seconds("ScriptDuration") * 1000,
    rendering: (seconds("LayoutDuration") + seconds("RecalcStyleDuration")) * 1000,
    heap: seconds("JSHeapUsedSize"),
    traffic: traffic.read(),
  };
  await close();
  return figures;
}
