import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, devices, type Page } from "@playwright/test";

/** Where the browser is and how it starts. */
export interface BrowserPlace {
  /** The path of a Chromium or Chrome. */
  executable: string;
  flags: readonly string[];
}

/** Nothing but 127.0.0.1 resolves, so that a request to another host fails at once; no certificate but this run's is trusted. */
export const browserFlags = (fingerprint: string): string[] => [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  `--ignore-certificate-errors-spki-list=${fingerprint}`,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** A phone of the middle range, as Lighthouse emulates it. */
const phone = { ...devices["Pixel 7"], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** 1.6 Mbps down and 750 kbps up, in bytes a second, and 150 ms for every request. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Works in a fresh browser that has started up and rested: its own beginning is no cost of the page. */
export async function inBrowser<Result>(
  { executable, flags }: BrowserPlace,
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: executable, headless: true, args: [...flags] });
  try {
    const page = await browser.newPage();
    await page.goto("data:text/html,<p>ready</p>");
    await pause(1000);
    await page.close();
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Works on a phone without cache or choices of before; `slow` is a slow line and a processor four times slower. */
export async function onPhone<Result>(
  browser: Browser,
  speed: "slow" | "fast",
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (speed === "slow") {
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  const result = await work(page, session);
  await context.close();
  return result;
}

/** Opens a page and waits until it has loaded. Throws an `Error` when it does not answer with 200. */
export async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}`);
}
