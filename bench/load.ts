import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
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

/** What the browser has noted of the load so far; runs in the page. */
function readEntries() {
  const read = <Entry extends PerformanceEntry>(type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as Entry[];
  };
  const firstPaint = read("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? 0;
  const largest = read<LargestContentfulPaint>("largest-contentful-paint").at(-1);
  const shifts = read<PerformanceEntry & { value: number; hadRecentInput: boolean }>("layout-shift");
  return {
    firstPaint,
    largestPaint: largest?.startTime ?? 0,
    largestElement: `${largest?.element?.localName} ${largest?.element?.className}`,
    // The sum of all shifts: stricter than the worst window, which CLS is.
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    longTasks: read("longtask").map(({ startTime, duration }) => ({ startTime, duration })),
  };
}

/** Loads a page once and watches until 5 s after `load`. */
function measurePage(browser: Browser, address: string): Promise<Measured> {
  return onPhone(browser, "slow", async (page, session) => {
    await session.send("Performance.enable", { timeDomain: "timeTicks" });
    await open(page, address);
    await pause(watchedAfterLoad);
    const { metrics } = await session.send("Performance.getMetrics");
    const mainThread = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
    const { firstPaint, largestPaint, largestElement, shift, longTasks } = await page.evaluate(readEntries);
    const blocking = longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - allowedTask), 0);
    return {
      figures: {
        FCP: Math.round(firstPaint),
        LCP: Math.round(largestPaint),
        CLS: shift,
        "long tasks over 50 ms": Math.round(blocking),
        "main thread": Math.round(mainThread * 1000),
      },
      notes: [`largest paint: ${largestElement}`],
    };
  });
}

/** From the frame that first shows a control to the one in which a press is answered. */
function unresponsiveTime(browser: Browser, address: string, control: Control): Promise<number> {
  return onPhone(browser, "slow", async (page) => {
    await page.addInitScript(probe, control);
    await open(page, address);
    const answered = page.waitForFunction(() => window.probed.answered, undefined, { timeout: patience, polling: 250 });
    await answered.catch(() => undefined);
    const { seen = 0, answered: end = Number.POSITIVE_INFINITY } = await page.evaluate(() => window.probed);
    const { firstPaint } = await page.evaluate(readEntries);
    return Math.max(0, Math.round(end - Math.max(seen, firstPaint)));
  });
}

/**
 * From a trusted tap on the settled page to the next paint, 0 for less than 16 ms; nothing without such a control. The banner has
 * been answered, so that it is not in the way.
 */
function tapTime(browser: Browser, address: string, { selector, opener }: Control): Promise<number | undefined> {
  return onPhone(browser, "slow", async (page) => {
    await page.addInitScript((key) => localStorage.setItem(key, "rejected"), consentKey);
    await open(page, address);
    await pause(3000);
    const visible = (which: string) => page.locator(which).filter({ visible: true }).first();
    if ((await page.locator(selector).count()) === 0) return undefined;
    if (opener) await visible(opener).evaluate((button: HTMLElement) => button.click());
    await pause(1000);
    const longest = page.evaluate(() => {
      let duration = 0;
      const observer = new PerformanceObserver((list) => {
        const interactions = list.getEntries().filter((entry) => "interactionId" in entry && entry.interactionId);
        duration = Math.max(duration, ...interactions.map((entry) => entry.duration));
      });
      const everyInteraction = { type: "event", durationThreshold: 16 };
      observer.observe(everyInteraction);
      return new Promise<number>((resolve) => setTimeout(() => resolve(duration), 2000));
    });
    // At its place: the driver's own tap may scroll first, which is a visitor's sign too.
    const { x, y, width, height } = (await visible(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    return longest;
  });
}

/** Loads a page on a slow phone, and twice more for each control; some 45 s for ours, 25 for the baseline. */
export function measureLoad(address: string, place: BrowserPlace): Promise<Measured> {
  return inBrowser(place, async (browser) => {
    const { figures, notes } = await measurePage(browser, address);
    const answers: Record<string, number | undefined> = {};
    for (const [name, control] of Object.entries(controls)) {
      const tap = await tapTime(browser, address, control);
      answers[`${name} unresponsive`] = tap === undefined ? tap : await unresponsiveTime(browser, address, control);
      answers[`${name} tap INP`] = tap;
    }
    return { figures: { ...figures, ...answers }, notes };
  });
}
