import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

export { expect };

/** Whether the site is asked for at another host than `npm start`. */
export const isElsewhere = process.env.TEST_ADDRESS !== undefined;

/** Whether that is an edge host, some of whose rules are its own. */
export const isAtEdge = process.env.TEST_HOST === "edge";

/** The choices that a visitor has made before. */
export interface Stored {
  language?: string;
  theme?: string;
  cookieConsent?: string;
}

interface Faults {
  /** Everything that a visitor's console shows as an error, refused by the policy or thrown; checked after every test. */
  faults: string[];
  /** Requests to any host but our own. */
  strangers: string[];
}

/** A test whose page fails it by an error in the console, a refusal by the policy, or a request to another host. */
export const test = base.extend<Faults & { allowedFaults: RegExp[] }>({
  allowedFaults: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  faults: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  strangers: async ({}, use) => use([]),
  page: async ({ page, faults, strangers, allowedFaults, baseURL }, use) => {
    watch(page, faults, strangers, baseURL ?? "");
    await use(page);
    const unexpected = faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)));
    expect(unexpected, "errors in the console").toEqual([]);
    expect(strangers, "requests to other hosts").toEqual([]);
  },
});

/** Notes what the console shows as an error, and requests to any host but `origin`. */
export function watch(page: Page, faults: string[], strangers: string[], origin: string): void {
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) strangers.push(url);
  });
}

/** Puts choices into the browser's storage before any page loads; call it before the first visit. */
export async function store(page: Page, stored: Stored): Promise<void> {
  await page.addInitScript(
    (entries) => {
      // The empty page that a tab begins with may have no storage.
      if (window.origin === "null" || sessionStorage.getItem("test-stored")) return;
      sessionStorage.setItem("test-stored", "yes");
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    stored as Record<string, string>,
  );
}

/** Opens a page and waits until everything that its script does has been started. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await live(page);
}

/** Two frames on: while a cross-fade takes its first picture, no frame is drawn and a press goes nowhere. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export async function live(page: Page): Promise<void> {
  await expect(page.locator("html[data-live]")).toBeAttached({ timeout: 15_000 });
}

/** A sign of a visitor, after which the components of the first view are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  const waiting = page.locator(
    "[data-island]:not([data-hydrated], [data-island=carousel], [data-island=explainer], [data-island^=demo])",
  );
  await expect(waiting).toHaveCount(0);
  // React has been given them all: now it has come to the last as well.
  await page.evaluate(() => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve)));
}
