import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { lessMotion } from "./engine.ts";

export { expect };

/** Whether the site is asked for at another host than `npm start`. */
export const isElsewhere = process.env.TEST_ADDRESS !== undefined;

/** Whether that is an edge host, some of whose rules are its own. */
export const isAtEdge = process.env.TEST_HOST === "edge";

interface Faults {
  /** Everything that a visitor's console shows as an error, refused by the policy or thrown; checked after every test. */
  faults: string[];
  /** Requests to any host but our own. */
  strangers: string[];
}

/** A test whose pages fail it by an error in the console, a refusal by the policy, or a request to another host. */
export const test = base.extend<Faults & { allowedFaults: RegExp[] }>({
  allowedFaults: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  faults: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  strangers: async ({}, use) => use([]),
  contextOptions: ({ contextOptions }, use, { tags }) =>
    use(tags.includes(lessMotion.tag) ? { ...contextOptions, reducedMotion: "reduce" } : contextOptions),
  page: async ({ page }, use, { tags }) => {
    const asksForLess = () => page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (tags.includes(lessMotion.tag)) expect(await asksForLess(), "the browser asks for less motion").toBe(true);
    await use(page);
  },
  context: async ({ context, faults, strangers, allowedFaults, baseURL }, use) => {
    watch(context, faults, strangers, baseURL ?? "");
    await use(context);
    const unexpected = faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)));
    expect(unexpected, "errors in the console").toEqual([]);
    expect(strangers, "requests to other hosts").toEqual([]);
  },
});

/** Notes what the console of any page shows as an error, and requests to any host but `origin`. */
export function watch(context: BrowserContext, faults: string[], strangers: string[], origin: string): void {
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  context.on("weberror", (error) => faults.push(error.error().message));
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith("data:") && !url.startsWith("blob:")) strangers.push(url);
  });
}

/** Puts a visitor's earlier choices into the browser's storage before any page loads; call it before the first visit. */
export async function store(
  page: Page,
  choices: Partial<Record<"language" | "theme" | "cookieConsent", string>>,
): Promise<void> {
  await page.addInitScript((entries) => {
    // The empty page that a tab begins with may have no storage.
    if (window.origin === "null" || sessionStorage.getItem("test-stored")) return;
    sessionStorage.setItem("test-stored", "yes");
    Object.assign(localStorage, entries);
  }, choices);
}

/** Opens a page and waits until everything that its script does has been started. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await live(page);
}

/** Shows the consent banner, as the footer's button does. */
export async function openBanner(page: Page): Promise<Locator> {
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  const banner = page.locator("#cookie-banner");
  await expect(banner).toBeVisible();
  return banner;
}

/** Two frames on: while a cross-fade takes its first picture, no frame is drawn and a press goes nowhere. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The page has ended what it does bit by bit while the browser is idle, such as learning the sizes of what is far away. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function live(page: Page): Promise<void> {
  await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 15_000 });
}

/** A sign of a visitor, after which the components of the first view are hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  const waiting = page.locator("[data-island]:not([data-hydrated], [data-island=carousel], [data-island^=demo])");
  await expect(waiting).toHaveCount(0);
  // React has been given them all: now it has come to the last as well.
  await page.evaluate(() => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve)));
}
