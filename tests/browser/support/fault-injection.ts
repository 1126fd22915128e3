import type { Page } from "@playwright/test";

/** A page, or all that a browser opens. */
type Scripted = Pick<Page, "addInitScript">;

/** What a browser says in the console about scripts that could not be had. */
export const missingScripts = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /error loading dynamically imported module/,
];

/** Lets nothing arrive from these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page that asked may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  return release;
}

/** Holds every script back: the page is painted, and the one script inside the document is alone. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, "**/assets/*.js");

/** A browser that forbids storage: to name it is enough to throw. */
export async function denyStorage(page: Scripted): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
}

/** A browser whose storage for this site is full, to less than our shortest entry: reading answers, writing throws. */
export async function fillStorage(page: Scripted): Promise<void> {
  await page.addInitScript(() => {
    let count = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filling${count++}`, "x".repeat(size));
      } catch {
        // So much has no place any more.
      }
    }
  });
}

/** A browser that sends Global Privacy Control. */
export async function sendPrivacyControl(page: Scripted): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
}
