import { expect, type Page } from "@playwright/test";

/** Console errors about scripts that failed to load. */
export const missingScripts = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /error loading dynamically imported module/,
];

/** Holds back all responses from the matching URLs until the returned function is called, which waits for the first of them. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route(urls, async (route) => {
    held += 1;
    await released;
    // Rejects if the page has been left in the meantime.
    await route.continue().catch(() => {});
  });
  return async () => {
    await expect.poll(() => held, `requests for ${urls}`).toBeGreaterThan(0);
    release();
  };
}

/** Holds back every script but the inline one. */
export const holdScripts = (page: Page): Promise<() => Promise<void>> => holdRequests(page, "**/assets/*.js");
