import { expect, type Page, type Route } from "@playwright/test";

/** Console errors about scripts that failed to load. */
export const missingScripts = /Failed to load resource|dynamically imported module/;

/** Holds back the matching requests until the returned function is called, which waits for the first of them. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(urls, (route) => {
    held.push(route);
  });
  return async () => {
    await expect.poll(() => held.length, `requests for ${urls}`).toBeGreaterThan(0);
    await page.unroute(urls);
    // Rejects if the page has been left in the meantime.
    for (const route of held) await route.continue().catch(() => {});
  };
}

/** The addresses matching `pattern` that the page requests from now on, repeated ones too. */
export function recordRequests(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => pattern.test(request.url()) && addresses.push(request.url()));
  return addresses;
}

/** Changes what the page of an address says on its way to the browser. */
export const rewrite = (page: Page, url: string, change: (text: string) => string): Promise<unknown> =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Holds back every script but the inline one. */
export const holdScripts = (page: Page): Promise<() => Promise<void>> => holdRequests(page, "**/assets/*.js");

/** The browser tells pages that the visitor saves data. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
