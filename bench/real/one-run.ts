import type { Browser } from "@playwright/test";
import { type ControlName, controlNames } from "./controls.ts";
import { deadTimeOf, deadTimeOfLinks, type LinkTimes } from "./dead-times.ts";
import { type LoadFigures, measureLoad } from "./load-figures.ts";
import { type Presses, pressTimes, tapTime } from "./taps.ts";
import { type Traced, traceLoad } from "./traced.ts";

/** How long after `load` a page is touched for the first time, in ms. */
export const pressDelays = [1000, 3000, 10_000] as const;

/** The controls whose first touch is compared with the second: the one that needs no script, and the one that does. */
export const pressedControls = ["menu", "film"] as const satisfies readonly ControlName[];

export interface PressTimes extends Presses {
  control: ControlName;
  after: number;
}

/** Everything that one round finds out about one page; times in ms. */
export interface RealRun {
  load: LoadFigures;
  /** From being on the screen to answering; infinity for never. */
  dead: Partial<Record<ControlName, number>>;
  links: LinkTimes;
  /** From a touch on the settled page to the next paint. */
  taps: Partial<Record<ControlName, number | undefined>>;
  presses: PressTimes[];
  traced: Traced;
}

/** A page under measurement and its rounds so far. */
export interface RealSubject {
  name: string;
  address: string;
  there: ControlName[];
  runs: RealRun[];
}

/** One round on one page, each measurement in a load of its own; about two minutes for ours, half of it for the floor. */
export async function measureOnce(browser: Browser, address: string, there: readonly ControlName[]): Promise<RealRun> {
  const load = await measureLoad(browser, address);
  const traced = await traceLoad(browser, address);
  const links = await deadTimeOfLinks(browser, address);
  const run: RealRun = { load, traced, dead: {}, links, taps: {}, presses: [] };
  for (const name of controlNames) {
    if (!there.includes(name)) continue;
    run.dead[name] = await deadTimeOf(browser, address, name);
    run.taps[name] = await tapTime(browser, address, name);
  }
  for (const control of pressedControls) {
    if (!there.includes(control)) continue;
    for (const after of pressDelays) {
      const times = await pressTimes(browser, address, control, after);
      if (times) run.presses.push({ control, after, ...times });
    }
  }
  return run;
}
