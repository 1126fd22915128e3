import type { Page } from "@playwright/test";
import { locales } from "./support/expected.ts";
import { expectLanguage } from "./support/language.ts";
import { jumpTo, scrollToCentre } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

/** Opens the landing page. The returned function collects garbage, then reads the browser's metrics. */
async function visitMeasured(page: Page): Promise<() => Promise<Record<string, number>>> {
  await visit(page, "/", { cookieConsent: "rejected" });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return async () => {
    for (let turn = 0; turn < 3; turn += 1) await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
}

test("leaks no node, listener or observer in forty changes of language", matrix, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.assign(window, { observers: 0 });
    for (const name of ["MutationObserver", "IntersectionObserver", "ResizeObserver"] as const) {
      const construct = (target: new (...options: unknown[]) => object, options: unknown[]) => {
        (window as unknown as { observers: number }).observers += 1;
        return new target(...options);
      };
      Object.assign(window, { [name]: new Proxy(window[name], { construct: construct as never }) });
    }
  });
  const measure = await visitMeasured(page);
  const changeLanguage = (times: number) =>
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
  const countObjects = async () => {
    const { Nodes, JSEventListeners, Documents, Frames } = await measure();
    const observers = await page.evaluate(() => (window as unknown as { observers: number }).observers);
    return { Nodes, JSEventListeners, Documents, Frames, observers };
  };
  // Warm-up: each language's document is cached once it has been fetched.
  await changeLanguage(2 * locales.length);
  await expectLanguage(page, "landing", "en");
  const before = await countObjects();
  await changeLanguage(6 * locales.length);
  await expectLanguage(page, "landing", "en");
  await expect.poll(countObjects, { timeout: 10_000 }).toEqual(before);
});

test("uses no more memory after ten visits to every demo than after two", matrix, async ({ page }) => {
  test.slow();
  const measure = await visitMeasured(page);
  const heap = async () => (await measure()).JSHeapUsedSize ?? 0;
  const visitAll = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const demo of await page.locator("[data-demo]").all()) {
        await scrollToCentre(demo);
        await expect(demo).toHaveAttribute("data-playing", "true");
      }
    }
    await jumpTo(page, 0);
    await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(0);
  };
  await visitAll(2);
  const afterTwo = await heap();
  await visitAll(8);
  await expect.poll(async () => (await heap()) / afterTwo, { timeout: 10_000 }).toBeLessThan(1.1);
});
