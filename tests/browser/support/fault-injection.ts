import type { Page } from "@playwright/test";

/** What a browser says in the console about scripts that could not be had. */
export const missingScripts = [/Failed to load resource/, /Failed to fetch dynamically imported module/];

const scripts = "**/assets/*.js";

/** Lets no script arrive until the returned function is called: the page is painted, React is not there. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets no script arrive at all. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}

/** A browser that forbids storage: to name it is enough to throw. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
}

/** A browser whose storage for this site is full: reading answers, writing throws. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let filling = "x".repeat(4 * 1024 * 1024);
    for (let index = 0; filling.length > 0; index += 1) {
      try {
        localStorage.setItem(`filling-${index}`, filling);
      } catch {
        filling = filling.slice(0, filling.length / 2);
      }
    }
  });
}

/** Stops the browser's clock before the first visit, so that only `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-03-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-03-01T12:00:01Z"));
}
