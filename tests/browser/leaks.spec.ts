import type { CDPSession, Page } from "@playwright/test";
import { locales } from "./support/expected.ts";
import { expectLanguage } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/** How much of each the page holds once nothing is left that could be thrown away. */
async function held(browser: CDPSession): Promise<Record<string, number>> {
  for (let turn = 0; turn < 3; turn += 1) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const wanted = ["Nodes", "JSEventListeners", "Documents", "Frames"];
  return Object.fromEntries(
    metrics.filter(({ name }) => wanted.includes(name)).map(({ name, value }) => [name, value]),
  );
}

/** Every observer that a script of the page has made. */
async function countObservers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const made = { observers: 0 };
    Object.assign(window, { made });
    for (const name of ["MutationObserver", "IntersectionObserver", "ResizeObserver"] as const) {
      const Original = window[name] as unknown as new (...options: unknown[]) => object;
      Object.assign(window, {
        [name]: class extends Original {
          constructor(...options: unknown[]) {
            super(...options);
            made.observers += 1;
          }
        },
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { made: { observers: number } }).made.observers);
}

test("forty changes of language leave no node, no listener and no observer behind", matrix, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await store(page, { cookieConsent: "rejected" });
  const observers = await countObservers(page);
  await visit(page, "/");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  // Each language's document is kept once it has been read.
  const turnThrough = (times: number) =>
    page.evaluate(
      async ({ codes, turns }) => {
        const selects = [...document.querySelectorAll<HTMLSelectElement>("[data-language]")];
        for (let turn = 1; turn <= turns; turn += 1) {
          const select = selects[turn % selects.length] as HTMLSelectElement;
          select.value = codes[turn % codes.length] as string;
          select.dispatchEvent(new Event("change", { bubbles: true }));
          while (document.documentElement.lang !== select.value) await new Promise(requestAnimationFrame);
        }
      },
      { codes: locales, turns: times },
    );
  await turnThrough(2 * locales.length);
  await expectLanguage(page, "landing", "en");
  const before = { ...(await held(browser)), observers: await observers() };
  await turnThrough(6 * locales.length);
  await expectLanguage(page, "landing", "en");
  await expect
    .poll(async () => ({ ...(await held(browser)), observers: await observers() }), { timeout: 10_000 })
    .toEqual(before);
});
