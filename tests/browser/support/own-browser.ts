import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from "@playwright/test";
import { test as siteTest } from "./site-test.ts";

export type OpenBrowser = (launch: LaunchOptions, context?: BrowserContextOptions) => Promise<BrowserContext>;

/** A test that starts browsers of its own, with what a visitor has set in them. */
export const test = siteTest.extend<{ openBrowser: OpenBrowser }>({
  openBrowser: async ({ playwright, launchOptions, baseURL }, use) => {
    const browsers: Browser[] = [];
    await use(async (launch, context) => {
      const args = [...(launchOptions.args ?? []), ...(launch.args ?? [])];
      const browser = await playwright.chromium.launch({ ...launchOptions, ...launch, args });
      browsers.push(browser);
      return browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 800 }, ...context });
    });
    for (const browser of browsers) await browser.close();
  },
});
