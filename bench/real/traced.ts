import type { Browser } from "@playwright/test";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { recordTrace } from "../trace/record.ts";
import { type Rendering, renderingBeforeFirstPaint } from "../trace/rendering.ts";
import { longTasks, type Task } from "../trace/tasks.ts";
import { watchedAfterLoad } from "./load-figures.ts";

/** What a trace adds to a load's figures: counts that a busy machine does not change, and whose the long tasks are. */
export interface Traced {
  beforeFirstPaint: Rendering;
  longTasks: Task[];
}

/** Loads a page once more and records it, as recording costs time of its own. */
export async function traceLoad(browser: Browser, address: string): Promise<Traced> {
  const { page, close } = await openPhone(browser);
  const trace = await recordTrace(browser, page, async () => {
    await page.goto(address, { waitUntil: "load", timeout: 60_000 });
    await pause(watchedAfterLoad);
  });
  await close();
  return {
    beforeFirstPaint: renderingBeforeFirstPaint(trace),
    longTasks: longTasks(trace, (trace.loaded ?? 0) + watchedAfterLoad),
  };
}
