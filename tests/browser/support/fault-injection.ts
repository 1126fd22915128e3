import type { Page } from "@playwright/test";

/** Console errors about scripts that failed to load. */
export const missingScripts = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /error loading dynamically imported module/,
];

/** Holds back all responses from the matching URLs until the returned function is called. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urls, async (route) => {
    await released;
    // Rejects if the page has been left in the meantime.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds back every script but the inline one. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, "**/assets/*.js");
