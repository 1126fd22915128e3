import { resolve } from "node:path";
import { test as base, expect, type Locator, type Page, type Response } from "@playwright/test";
import { isReady, isWhole } from "../../support/is-ready.ts";
import { lessMotion } from "./variants.ts";

export { expect };

export const softly = expect.configure({ soft: true });

type Choices = Partial<Record<"language" | "theme" | "cookieConsent", string | undefined>>;

export interface SiteOptions {
  /** The local host that serves the site; the project's own server if undefined. */
  host: string | undefined;
}

interface SiteFixtures extends SiteOptions {
  /** Console errors, content policy violations and uncaught exceptions. */
  faults: string[];
  allowedFaults: RegExp[];
  foreignRequests: string[];
  playsFilm: boolean;
  /** What the visitor has stored on an earlier visit. */
  choices: Choices;
}

/** Fails by any console error, content policy violation or request to another host. */
export const test = base.extend<SiteFixtures>({
  host: [undefined, { option: true }],
  baseURL: async ({ baseURL, host }, use) => {
    if (!host) return use(baseURL);
    const { localHosts } = await import("../../../commands/host/testing/local-hosts.ts");
    const found = localHosts.find(({ name }) => name === host);
    if (!found) throw new Error(`${host}: no local host`);
    test.skip(found.remedy !== undefined, String(found.remedy));
    const { origin, stop } = await found.start(resolve("dist"));
    await use(origin);
    await stop();
  },
  allowedFaults: [[], { option: true }],
  // Decoding the film takes a third of a processor: it only plays where a test is about it.
  playsFilm: [false, { option: true }],
  choices: [{ cookieConsent: "rejected" }, { option: true }],
  storageState: ({ baseURL, choices }, use) => {
    const localStorage = Object.entries(choices).map(([name, value = ""]) => ({ name, value }));
    return use({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  faults: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreignRequests: async ({}, use) => use([]),
  contextOptions: ({ contextOptions }, use, { tags }) =>
    use(tags.includes(lessMotion.tag) ? { ...contextOptions, reducedMotion: "reduce" } : contextOptions),
  context: async ({ context, faults, foreignRequests, allowedFaults, playsFilm, baseURL }, use) => {
    context.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    context.on("weberror", (error) => faults.push(error.error().message));
    context.on("request", (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && !url.startsWith(baseURL ?? "")) foreignRequests.push(url);
    });
    const allowed = [...allowedFaults];
    context.on("response", (response) => {
      // Both the browser and the page's script report that an address was visited at which there is no page.
      if (response.status() === 404 && response.request().isNavigationRequest()) allowed.push(/404/);
    });
    if (!playsFilm) {
      await context.addInitScript(() => {
        HTMLVideoElement.prototype.play = () => new Promise(() => {});
      });
    }
    await use(context);
    const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    expect(unexpected, "errors in the console").toEqual([]);
    expect(foreignRequests, "requests to other hosts").toEqual([]);
  },
});

/** Opens a page, with `choices` stored before, and waits until its controls are hydrated. */
export async function visit(page: Page, path: string, choices?: Choices): Promise<Response | null> {
  if (choices) {
    await page.goto("/robots.txt");
    await page.evaluate((entries) => Object.assign(localStorage, JSON.parse(entries)), JSON.stringify(choices));
  }
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitUntilReady(page);
  return response;
}

/** As `visit`; also waits until every scene and the carousel are drawn, and everything is laid out. */
export async function visitWhole(page: Page, path: string, choices?: Choices): Promise<void> {
  await visit(page, path, choices);
  await waitUntilWhole(page);
}

export async function openBanner(page: Page): Promise<Locator> {
  await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
  const banner = page.locator("#cookie-banner");
  await expect(banner).toBeVisible();
  return banner;
}

/** What the page tells of consent from now on: that the banner opens, and each choice. */
export const recordConsentEvents = (page: Page) =>
  page.evaluateHandle(() => {
    const events: string[] = [];
    addEventListener("open-cookie-preferences", () => events.push("open"));
    addEventListener("cookie-consent-change", (event) => events.push((event as CustomEvent).detail));
    return events;
  });

export async function answerBanner(page: Page, choice: "accepted" | "rejected"): Promise<void> {
  const banner = await openBanner(page);
  await banner.locator(`[data-consent=${choice}]`).last().click();
}

export const expectDark = (page: Page) => expect(page.locator("html")).toHaveClass(/\bdark\b/);

/** Waits for two frames. While a view transition takes its snapshot, no frame is drawn and clicks are lost. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const waitFor = (page: Page, expression: string): Promise<void> =>
  // The page may just be leaving for another.
  expect(async () => expect(await page.evaluate(expression), expression).toBe(true)).toPass({ timeout: 30_000 });

/** Waits until the islands of the page's own script are hydrated. Demos and carousel follow in the order of distance. */
export const waitUntilReady = (page: Page): Promise<void> => waitFor(page, isReady);

export const waitUntilWhole = (page: Page): Promise<void> => waitFor(page, isWhole);
