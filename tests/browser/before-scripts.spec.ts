import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage, holdScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn, storedLanguage } from "./support/language.ts";
import { expect, store, test, visit, waitUntilIdle, waitUntilReady } from "./support/site-test.ts";
import { notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true });

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

const demoControl = (page: Page) => page.locator(`article#${productKeys[0]} [data-playback]`);

test("a legal page opens links in new tabs and closes before its scripts load", async ({ page, context }) => {
  await openWithoutScripts(page, "/de/privacy");
  const opening = context.waitForEvent("page");
  const link = page.getByRole("banner").getByRole("link");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await opening).waitForURL((url) => url.pathname === "/de");
  expect(new URL(page.url()).pathname, "this page stays").toBe("/de/privacy");
  await page.getByRole("button", { name: textsOf("de").accessibility.closePage, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/de");
});

test("theme and demo controls work before scripts load; the film's control shows with the film", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html"), "at once").toHaveClass(/\bdark\b/);
  await demoControl(page).click();
  await expect(page.locator(".hero-pause:visible"), "before, nothing moves").toHaveCount(0);
  release();
  await waitUntilReady(page);
  await expect(demoControl(page)).toHaveAttribute("data-playing", "false");
  await expect(page.locator("html"), "and stays").toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect(page.locator(".hero-pause:visible")).toHaveCount(site.switches.film ? 1 : 0);
});

test("a control pressed while the page starts responds once", async ({ page }) => {
  await page.addInitScript((key) => {
    // Each part of the page starts in its own task: press between the first two.
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    const originalYield = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      scheduler.yield = originalYield;
      document.querySelector<HTMLElement>(`#${key} [data-playback]`)?.click();
      return originalYield();
    };
  }, productKeys[0] as string);
  await visit(page, "/");
  await expect(demoControl(page)).toHaveAttribute("data-playing", "false");
  await waitUntilIdle(page);
  await expect(demoControl(page)).toHaveAttribute("data-playing", "false");
});

test("the page's script starts even if the browser is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, options) =>
      options?.timeout ? Number(setTimeout(call, options.timeout, undefined)) : 0;
  });
  await visit(page, "/");
});

for (const [storage, breakStorage] of Object.entries({ kept: undefined, denied: denyStorage, full: fillStorage })) {
  test(`applies a language chosen before scripts load, in place and with storage ${storage}`, async ({ page }) => {
    await breakStorage?.(page);
    const release = await openWithoutScripts(page, "/?from=letter#partners");
    await markDocument(page);
    await selectIn(page, "footer").selectOption("de");
    release();
    await waitUntilReady(page);
    await expectLanguage(page, "landing", "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    if (!breakStorage) expect(await storedLanguage(page)).toBe("de");
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("the last choice wins while scripts load, after Back, and for English at /de", async ({ page }) => {
  notInFirefox("Its driver does not go Back from a page whose scripts are held");
  const pending: (() => void)[] = [];
  let isHolding = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHolding) await new Promise<void>((resolve) => pending.push(resolve));
    // The requesting page may be gone by now.
    await route.continue().catch(() => {});
  });
  const toggle = (container: string) => page.locator(`${container} button[data-theme-toggle]`);
  await store(page, { language: "de" });
  await page.goto("/de", { waitUntil: "domcontentloaded" });
  await selectIn(page, "header").selectOption("fr");
  pending.shift()?.();
  await toggle("footer").click();
  pending.shift()?.();
  await page.goto("/terms", { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page.locator("#hero")).toBeAttached();
  await toggle("header").click();
  await selectIn(page, "footer").selectOption("ru");
  pending.shift()?.();
  await selectIn(page, "header").selectOption("en");
  isHolding = false;
  for (const release of pending) release();
  await waitUntilReady(page);
  await expectLanguage(page, "landing", "en");
  expect(await storedLanguage(page)).toBe("en");
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});

for (const container of ["header", "footer"] as const) {
  test(`keeps a language chosen in the ${container} while its select hydrates`, async ({ page }) => {
    await page.addInitScript((selector) => {
      addEventListener("DOMContentLoaded", () => {
        const select = document.querySelector(`${selector} select`) as HTMLSelectElement;
        const island = select.closest("[data-island]") as Element;
        // React has received the island but not rendered it yet.
        new MutationObserver((_, observer) => {
          observer.disconnect();
          select.value = "de";
          for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
        }).observe(island, { attributeFilter: ["data-hydrated"] });
      });
    }, container);
    await visit(page, "/");
    await page.mouse.move(9, 9);
    await expectLanguage(page, "landing", "de");
  });
}
