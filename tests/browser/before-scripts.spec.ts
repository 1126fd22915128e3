import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { holdScripts } from "./support/fault-injection.ts";
import { expect, live, test } from "./support/site-test.ts";

/** Opens a page whose scripts do not arrive before the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

test("a press with a modifier on a link keeps its meaning", async ({ page, context }) => {
  await openHeld(page, "/terms");
  await page.evaluate(() => {
    const prevented: boolean[] = [];
    Object.assign(window, { prevented });
    addEventListener("click", (event) => prevented.push(event.defaultPrevented));
  });
  const opening = context.waitForEvent("page");
  await page
    .getByRole("banner")
    .getByRole("link")
    .click({ modifiers: ["ControlOrMeta"] });
  const tab = await opening;
  await tab.waitForURL((url) => url.pathname === "/");
  expect(new URL(page.url()).pathname, "this page stays").toBe("/terms");
  expect(await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented)).toEqual([false]);
});

test("a plain link is followed at once", async ({ page }) => {
  await openHeld(page, "/de/privacy");
  await page.getByRole("banner").getByRole("link").click();
  await expect(page).toHaveURL((url) => url.pathname === "/de");
  await expect(page.locator("#hero")).toBeVisible();
});

test("the close button of a legal page leads to the landing page at once", async ({ page }) => {
  await openHeld(page, "/de/terms");
  await page.getByRole("button", { name: textsOf("de").accessibility.closePage, exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/de");
  await expect(page.locator("#hero")).toBeVisible();
});

test("the theme and a demo's control answer whoever was quicker than the scripts", async ({ page }) => {
  const release = await openHeld(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html"), "at once").toHaveClass(/\bdark\b/);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  await control.click();
  release();
  await live(page);
  await expect(control).toHaveAttribute("data-playing", "false");
  await expect(page.locator("html"), "and stays").toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
});

test("a control that is pressed while the parts of the page are being started is answered once", async ({ page }) => {
  await page.addInitScript((key) => {
    // Each part is started in a task of its own: the press comes in the first gap.
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<void> } };
    const next = scheduler.yield.bind(scheduler);
    let pressed = false;
    scheduler.yield = async () => {
      const control = document.querySelector<HTMLElement>(`#${key} [data-playback]`);
      if (control && !pressed) {
        pressed = true;
        control.click();
      }
      await next();
    };
  }, productKeys[0] as string);
  await page.goto("/");
  await live(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  await expect(control).toHaveAttribute("data-playing", "false");
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 100)));
  await expect(control).toHaveAttribute("data-playing", "false");
});

test("the film's control comes with the film: before, nothing moves", async ({ page }) => {
  test.skip(!site.switches.film, "the owner shows a still");
  const release = await openHeld(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".hero-pause")).toBeHidden();
  release();
  await expect(page.locator(".hero-pause")).toBeVisible();
});

test("a browser that is never idle starts the page's script all the same", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, options) =>
      options?.timeout ? Number(setTimeout(call, options.timeout, undefined)) : 0;
  });
  await page.goto("/");
  await live(page);
});
