import type { Browser } from "@playwright/test";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { type Traffic, watchTraffic } from "./traffic.ts";

/** What a visitor fetches; one visit after the other with the same cache. */
export interface Visits {
  /** The first view, until 5 s after `load`. */
  firstView: Traffic;
  /** The first visit, read to the end of the page. */
  firstVisit: Traffic;
  /** The same, read to the end once more the same day. */
  repeatVisit: Traffic;
}

/** How long after `load` a first view is still watched, in ms: a film and what waits for an idle browser come within it. */
const firstViewEnds = 5000;

/** Whether everything that was asked for has come is seen by a pause as long as this, in ms. */
const arrival = 1500;

/** Visits a page twice on the phone over a fast line, as only the bytes matter. */
export async function measureVisits(browser: Browser, address: string): Promise<Visits> {
  const { page, session, close } = await openPhone(browser, { throttled: false });
  const traffic = watchTraffic(session);
  const step = () => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
    return scrollY > before;
  };
  const readToTheEnd = async () => {
    while (await page.evaluate(step)) await pause(200);
    await pause(arrival);
    return traffic.read();
  };
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(firstViewEnds);
  const firstView = traffic.read();
  const firstVisit = await readToTheEnd();
  // From another page, as a visitor comes back: a reload would ask for everything anew.
  await page.goto("about:blank");
  traffic.restart();
  await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(arrival);
  const repeatVisit = await readToTheEnd();
  await close();
  return { firstView, firstVisit, repeatVisit };
}
