import type { Browser, Page } from "@playwright/test";
import { type PageTrace, pageTrace, parseTrace, traceCategories } from "./trace.ts";

/** Records what a page's main thread does while `act` runs; needs Chromium. Rejects when `act` navigates nowhere. */
export async function recordTrace(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<PageTrace> {
  await browser.startTracing(page, { categories: traceCategories });
  let recorded: Buffer;
  try {
    await act();
  } finally {
    recorded = await browser.stopTracing();
  }
  return pageTrace(parseTrace(recorded));
}
