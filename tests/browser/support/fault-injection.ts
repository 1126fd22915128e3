import type { Page, Route } from "@playwright/test";

/** A page, or all that a browser opens. */
type Scripted = Pick<Page, "addInitScript">;

/** What a browser says in the console about scripts that could not be had. */
export const missingScripts = [
  /Failed to load resource/,
  /Failed to fetch dynamically imported module/,
  /error loading dynamically imported module/,
];

/** What a browser says by itself about texts that could not be had. */
export const missingTexts = [/Failed to load resource/, /^download failed \(font-family/];

const scripts = "**/assets/*.js";

/** Lets nothing arrive from these addresses until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds every script back: the page is painted, and the one script inside the document is alone. */
export const holdScripts = (page: Page): Promise<() => void> => hold(page, scripts);

/** Lets no script arrive at all. */
export async function failScripts(page: Page): Promise<void> {
  await page.route(scripts, (route) => route.abort());
}

/** Lets every script take so long, in ms. */
export async function slowScripts(page: Page, delay: number): Promise<void> {
  await page.route(scripts, async (route) => {
    await new Promise((arrive) => setTimeout(arrive, delay));
    // The page that asked may have been left in the meantime.
    await route.continue().catch(() => {});
  });
}

/** Takes in hand what a script asks for at a path, as a change of language asks for a document; opening the path is free. */
export async function routeTexts(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<unknown> | unknown,
): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().resourceType() === "document" ? route.continue() : answer(route)),
  );
}

/** Holds the texts at a path back until the returned function is called. */
export async function holdTexts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routeTexts(page, path, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return release;
}

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

/** A browser whose storage for this site is full: reading answers, writing throws. */
export async function fillStorage(page: Scripted): Promise<void> {
  await page.addInitScript(() => {
    let filling = "x".repeat(4 * 1024 * 1024);
    for (let index = 0; filling.length > 0; index += 1) {
      try {
        localStorage.setItem(`filling-${index}`, filling);
      } catch {
        filling = filling.slice(0, filling.length / 2);
      }
    }
    // To the last character: the shortest of our own would fit beside the names above.
    try {
      for (let rest = "x"; ; rest += "x") localStorage.setItem("filling", rest);
    } catch {
      // It is full.
    }
  });
}

/** A browser that sends Global Privacy Control. */
export async function sendPrivacyControl(page: Scripted): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
}

/** Stops the browser's clock before the first visit, so that only `page.clock.runFor` lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-03-01T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-03-01T12:00:01Z"));
}
