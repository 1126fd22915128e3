import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { consentKey } from "../src/config/constants.ts";
import type { Measured } from "./figures.ts";
import { type BrowserPlace, inBrowser, onPhone, open } from "./phone.ts";
import { type Control, controls, probe } from "./probe.ts";

/** How long after `load` a page is still watched, in ms: the cookie banner comes within it, and the film. */
const watchedAfterLoad = 5000;

/** How long a control is pressed without an answer until it counts as one that never answers, in ms. */
const patience = 20_000;

/** A long task blocks for what it takes beyond this, in ms. */
const allowedTask = 50;

type Vital = "FCP" | "LCP" | "CLS" | "INP";

interface Vitals {
  values: Partial<Record<Vital, number>>;
  /** The elements that made them so. */
  targets: Partial<Record<Vital, string>>;
  longTasks: { at: number; duration: number }[];
}

interface Metric {
  name: Vital;
  value: number;
  attribution: { target?: string; largestShiftTarget?: string; interactionTarget?: string };
}

declare global {
  interface Window {
    vitals: Vitals;
  }
}

/** Brought into the page by `watchVitals`. */
declare const webVitals: Record<`on${Vital}`, (report: (metric: Metric) => void, options: object) => void>;

/** Runs in the page before anything else of it, and fills `window.vitals`. Needs to be self-contained. */
function collect(): void {
  const vitals: Vitals = { values: {}, targets: {}, longTasks: [] };
  window.vitals = vitals;
  for (const observe of [webVitals.onFCP, webVitals.onLCP, webVitals.onCLS, webVitals.onINP]) {
    const report = ({ name, value, attribution: { target, largestShiftTarget, interactionTarget } }: Metric) => {
      vitals.values[name] = value;
      vitals.targets[name] = target ?? largestShiftTarget ?? interactionTarget ?? "";
    };
    observe(report, { reportAllChanges: true, durationThreshold: 16 });
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) vitals.longTasks.push({ at: startTime, duration });
  }).observe({ type: "longtask", buffered: true });
}

async function watchVitals(page: Page): Promise<void> {
  const library = join(import.meta.dirname, "node_modules/web-vitals/dist/web-vitals.attribution.iife.js");
  await page.addInitScript({ content: `${readFileSync(library, "utf8")}\n(${collect})();` });
}

/** Loads a page once and watches until 5 s after `load`. */
function measurePage(browser: Browser, address: string): Promise<Measured> {
  return onPhone(browser, "slow", async (page, session) => {
    await session.send("Performance.enable", { timeDomain: "timeTicks" });
    await watchVitals(page);
    await open(page, address);
    await pause(watchedAfterLoad);
    const { metrics } = await session.send("Performance.getMetrics");
    const mainThread = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    const { values, targets, longTasks } = await page.evaluate(() => window.vitals);
    const { FCP = 0, LCP = 0, CLS = 0 } = values;
    const blocking = longTasks.filter(({ at }) => at >= FCP).map(({ duration }) => Math.max(0, duration - allowedTask));
    return {
      figures: {
        FCP: Math.round(FCP),
        LCP: Math.round(LCP),
        CLS,
        "long tasks over 50 ms": Math.round(blocking.reduce((sum, time) => sum + time, 0)),
        "main thread": Math.round(mainThread * 1000),
      },
      notes: [`largest paint: ${targets.LCP}`, ...(CLS > 0 ? [`moved most: ${targets.CLS}`] : [])],
    };
  });
}

/** From the frame that first shows a control to the one that shows the answer to a press; nothing without such a control. */
function unresponsiveTime(browser: Browser, address: string, control: Control): Promise<number | undefined> {
  return onPhone(browser, "slow", async (page) => {
    await page.addInitScript(probe, control);
    await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
    const answered = () => window.probed?.answered && window.probed.painted;
    await page.waitForFunction(answered, undefined, { timeout: patience, polling: 250 }).catch(() => undefined);
    const {
      seen = 0,
      painted = 0,
      answered: end = Number.POSITIVE_INFINITY,
    } = await page.evaluate(() => window.probed);
    return Math.max(0, Math.round(end - Math.max(seen, painted)));
  });
}

/** From a trusted tap on the settled page to the next paint. The banner has been answered, so that it is not in the way. */
function tapTime(browser: Browser, address: string, { selector, opener }: Control): Promise<number | undefined> {
  return onPhone(browser, "slow", async (page) => {
    await page.addInitScript((key) => localStorage.setItem(key, "rejected"), consentKey);
    await watchVitals(page);
    await open(page, address);
    await pause(3000);
    if ((await page.locator(selector).count()) === 0) return undefined;
    if (opener) {
      await page
        .locator(opener)
        .filter({ visible: true })
        .first()
        .evaluate((button: HTMLElement) => button.click());
      await pause(1000);
    }
    await page.locator(selector).filter({ visible: true }).first().tap({ noWaitAfter: true });
    await pause(1000);
    return page.evaluate(() => window.vitals.values.INP ?? 0);
  });
}

/** Loads a page on a slow phone, and once more for what each control takes; some 30 s for ours, 15 for the baseline. */
export function measureLoad(address: string, place: BrowserPlace): Promise<Measured> {
  return inBrowser(place, async (browser) => {
    const { figures, notes } = await measurePage(browser, address);
    const answers: Record<string, number | undefined> = {};
    for (const [name, control] of Object.entries(controls)) {
      answers[`${name} tap INP`] = await tapTime(browser, address, control);
      const there = answers[`${name} tap INP`] !== undefined;
      answers[`${name} unresponsive`] = there ? await unresponsiveTime(browser, address, control) : undefined;
    }
    return { figures: { ...figures, ...answers }, notes };
  });
}
