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

/** As in a browser that forbids storage: any access to `localStorage` throws. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
}

/** Fills the storage until not even our shortest entry fits: reading works, writing throws. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let count = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filling${count++}`, "x".repeat(size));
      } catch {
        // This size no longer fits: try half of it.
      }
    }
  });
}
