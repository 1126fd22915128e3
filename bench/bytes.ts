import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import type { Measured } from "./figures.ts";
import { type BrowserPlace, inBrowser, onPhone, open } from "./phone.ts";

const kinds = ["document", "script", "font", "image", "media"] as const;

/** Sums up what a page fetches from now on; what comes from the browser's cache counts nothing. */
function watchTraffic(session: CDPSession) {
  const answers = new Map<string, { type: string; bytes: number }>();
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (!response.fromDiskCache && response.encodedDataLength > 0) {
      answers.set(requestId, { type: type.toLowerCase(), bytes: response.encodedDataLength });
    }
  });
  const add = (requestId: string, bytesAfter: (bytes: number) => number) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = bytesAfter(answer.bytes);
  };
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    add(requestId, (bytes) => bytes + encodedDataLength),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => add(requestId, () => encodedDataLength));

  const kilobytes = (type?: string) => {
    const counted = [...answers.values()].filter((answer) => type === undefined || answer.type === type);
    return Math.round(counted.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
  };
  return { kilobytes, requests: () => answers.size, restart: () => answers.clear() };
}

async function readToTheEnd(page: Page): Promise<void> {
  const scroll = () => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
    return scrollY > before;
  };
  while (await page.evaluate(scroll)) await pause(200);
  await pause(1500);
}

/** What a visitor on a phone fetches, in kB over the wire: the first view until 5 s after `load`, the whole page, a second visit. */
export function measureBytes(address: string, place: BrowserPlace): Promise<Measured> {
  return inBrowser(place, (browser) =>
    onPhone(browser, "fast", async (page, session) => {
      const traffic = watchTraffic(session);
      await open(page, address);
      await pause(5000);
      const firstView = {
        ...Object.fromEntries(kinds.map((kind) => [kind, traffic.kilobytes(kind)])),
        "first view": traffic.kilobytes(),
        "its requests": traffic.requests(),
      };
      await readToTheEnd(page);
      const whole = { "read to the end": traffic.kilobytes(), "all requests": traffic.requests() };
      // From another page, as a visitor comes back: a reload would ask for everything anew.
      await page.goto("about:blank");
      traffic.restart();
      await open(page, address);
      await readToTheEnd(page);
      const again = { "once more": traffic.kilobytes(), "requests then": traffic.requests() };
      return { figures: { ...firstView, ...whole, ...again }, notes: [] };
    }),
  );
}
