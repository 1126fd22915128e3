import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

/** A phone of the middle range, as Lighthouse emulates it. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36",
};

/** A slow mobile line: 1.6 Mbps down and 750 kbps up, in bytes a second, and 150 ms for every request. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** How many times slower than this machine the phone's processor is. */
const slowdown = 4;

export interface OpenPhone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/**
 * A page in a profile of its own on the phone, without cache or choices of before; on a slow line and processor unless
 * `throttled` is false. Close it when done.
 */
export async function openPhone(browser: Browser, { throttled = true } = {}): Promise<OpenPhone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (throttled) {
    await session.send("Network.emulateNetworkConditions", slowLine);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  }
  return { context, page, session, close: () => context.close() };
}
