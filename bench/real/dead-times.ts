import type { Browser, Page } from "@playwright/test";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { type Answered, probeControl } from "./answer-probe.ts";
import { type ControlName, controls, menuOpener } from "./controls.ts";
import { type LinkAnswer, type LinkRequest, probeLinks } from "./link-probe.ts";

/** How long a control may stay dead before nobody waits for it any more, in ms. */
const patience = 20_000;

/**
 * How long a control was on the screen before it answered to a press, in ms; infinity when it was never seen to, within
 * `patience`. In a load of its own.
 */
export async function deadTimeOf(browser: Browser, address: string, name: ControlName): Promise<number> {
  const { selector, inMenu } = controls[name];
  const { page, close } = await openPhone(browser);
  await page.addInitScript(probeControl, { name, selector, opener: inMenu ? menuOpener : undefined });
  await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
  const endsAt = performance.now() + patience;
  let probe: Answered | undefined;
  do {
    await pause(250);
    // A page that is just leaving for another language has no answer.
    probe = await page.evaluate(() => window.probe).catch(() => undefined);
  } while (!(probe?.answered && probe.painted) && performance.now() < endsAt);
  await close();
  const { seen, painted, answered } = probe ?? {};
  if (!seen || !painted || !answered) return Number.POSITIVE_INFINITY;
  return Math.max(0, answered - Math.max(seen, painted));
}

/** Brings the whole page onto the screen, a part at a time, as a reader would. */
async function scrollThrough(page: Page): Promise<void> {
  const step = () => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
    return scrollY > before;
  };
  while (await page.evaluate(step)) await pause(150);
}

async function linksOf(browser: Browser, address: string, request: LinkRequest): Promise<LinkAnswer[]> {
  const { page, close } = await openPhone(browser);
  await page.addInitScript(probeLinks, request);
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  if (!request.opener) await scrollThrough(page);
  await pause(2000);
  const links = await page.evaluate(() => window.links());
  await close();
  return links;
}

export interface LinkTimes {
  count: number;
  /** The longest that a link was on the screen before it led anywhere, in ms, and its address. */
  dead: number;
  slowest: string;
  /** Addresses of links that never led anywhere. */
  never: string[];
}

/** How long every link was on the screen before it answered: those of the page as it is scrolled, and the menu's. */
export async function deadTimeOfLinks(browser: Browser, address: string): Promise<LinkTimes> {
  const inMenu = ":is([popover], details, dialog) a[href]";
  const links = [
    ...(await linksOf(browser, address, { selector: `a[href]:not(${inMenu})`, opener: undefined })),
    ...(await linksOf(browser, address, { selector: inMenu, opener: menuOpener })),
  ];
  const times = links.map(({ name, seen, answered }) => ({ name, dead: answered && Math.max(0, answered - seen) }));
  const slowest = times.reduce(
    (one, other) => ((other.dead ?? 0) > (one.dead ?? 0) ? other : one),
    times[0] ?? { name: "none", dead: 0 },
  );
  return {
    count: links.length,
    dead: slowest.dead ?? 0,
    slowest: slowest.name,
    never: times.filter(({ dead }) => dead === undefined).map(({ name }) => name),
  };
}
