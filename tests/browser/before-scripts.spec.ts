import type { Page } from "@playwright/test";
import { notInFirefox } from "./support/engine.ts";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage, holdScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn, storedLanguage } from "./support/language.ts";
import { expect, live, rested, store, test, visit } from "./support/site-test.ts";

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

const firstControl = (page: Page) => page.locator(`article#${productKeys[0]} [data-playback]`);

test("on a legal page modifier keys open a tab, and the close button leads home at once", async ({ page, context }) => {
  await openHeld(page, "/de/privacy");
  const opening = context.waitForEvent("page");
  const link = page.getByRole("banner").getByRole("link");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await (await opening).waitForURL((url) => url.pathname === "/de");
  expect(new URL(page.url()).pathname, "this page stays").toBe("/de/privacy");
  await page.getByRole("button", { name: textsOf("de").accessibility.closePage, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/de");
});

test("theme and demo answer before the scripts come; the film's control comes with the film", async ({ page }) => {
  const release = await openHeld(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html"), "at once").toHaveClass(/\bdark\b/);
  await firstControl(page).click();
  await expect(page.locator(".hero-pause:visible"), "before, nothing moves").toHaveCount(0);
  release();
  await live(page);
  await expect(firstControl(page)).toHaveAttribute("data-playing", "false");
  await expect(page.locator("html"), "and stays").toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect(page.locator(".hero-pause:visible")).toHaveCount(site.switches.film ? 1 : 0);
});

test("a control that is pressed while the parts of the page are being started is answered once", async ({ page }) => {
  await page.addInitScript((key) => {
    // Each part is started in a task of its own: the press comes in the first gap.
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    const next = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      scheduler.yield = next;
      document.querySelector<HTMLElement>(`#${key} [data-playback]`)?.click();
      return next();
    };
  }, productKeys[0] as string);
  await visit(page, "/");
  await expect(firstControl(page)).toHaveAttribute("data-playing", "false");
  await rested(page);
  await expect(firstControl(page)).toHaveAttribute("data-playing", "false");
});

test("a browser that is never idle starts the page's script all the same", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, options) =>
      options?.timeout ? Number(setTimeout(call, options.timeout, undefined)) : 0;
  });
  await visit(page, "/");
});

for (const [storage, hinder] of Object.entries({ kept: undefined, denied: denyStorage, full: fillStorage })) {
  test(`a language is taken up in place, with query and place in the page, storage being ${storage}`, async ({
    page,
  }) => {
    await hinder?.(page);
    const release = await openHeld(page, "/?from=letter#partners");
    await markDocument(page);
    await selectIn(page, "footer").selectOption("de");
    release();
    await live(page);
    await expectLanguage(page, "landing", "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    if (!hinder) expect(await storedLanguage(page)).toBe("de");
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("the last choice holds, while scripts arrive, on the way back, and for English at /de", async ({ page }) => {
  notInFirefox("Its driver does not go Back from a page whose scripts are held");
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await new Promise<void>((arrive) => held.push(arrive));
    // The page that asked may have been left in the meantime.
    await route.continue().catch(() => {});
  });
  const toggle = (place: string) => page.locator(`${place} button[data-theme-toggle]`);
  await store(page, { language: "de" });
  await page.goto("/de", { waitUntil: "domcontentloaded" });
  await selectIn(page, "header").selectOption("fr");
  held.shift()?.();
  await toggle("footer").click();
  held.shift()?.();
  await page.goto("/terms", { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page.locator("#hero")).toBeAttached();
  await toggle("header").click();
  await selectIn(page, "footer").selectOption("ru");
  held.shift()?.();
  await selectIn(page, "header").selectOption("en");
  isHeld = false;
  for (const arrive of held) arrive();
  await live(page);
  await expectLanguage(page, "landing", "en");
  expect(await storedLanguage(page)).toBe("en");
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});

for (const place of ["header", "footer"] as const) {
  test(`a language chosen in the ${place} while its select hydrates is not lost`, async ({ page }) => {
    await page.addInitScript((within) => {
      addEventListener("DOMContentLoaded", () => {
        const select = document.querySelector(`${within} select`) as HTMLSelectElement;
        const island = select.closest("[data-island]") as Element;
        // React has been given the island, and has not run yet.
        new MutationObserver((_, observer) => {
          observer.disconnect();
          select.value = "de";
          for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
        }).observe(island, { attributeFilter: ["data-hydrated"] });
      });
    }, place);
    await visit(page, "/");
    await page.mouse.move(9, 9);
    await expectLanguage(page, "landing", "de");
  });
}
