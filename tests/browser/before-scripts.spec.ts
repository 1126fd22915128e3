import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage, holdScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn, storedLanguage } from "./support/language.ts";
import { expect, store, test, visit, waitUntilReady } from "./support/site-test.ts";
import { notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true });

async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

test("a legal page closes, also if it was asked to before its script loads", async ({ page }) => {
  const release = await openWithoutScripts(page, "/de/privacy");
  await page.getByRole("button", { name: textsOf("de").accessibility.closePage, exact: true }).click();
  release();
  // Whether the browser lets a script close the window depends on who has opened it.
  await expect.poll(() => page.isClosed() || new URL(page.url()).pathname === "/de").toBe(true);
});

test("the theme changes at once; what moves gets its control when it moves", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html"), "at once").toHaveClass(/\bdark\b/);
  await expect(page.locator("[data-playback]:visible"), "before, nothing moves").toHaveCount(0);
  release();
  await waitUntilReady(page);
  await expect(page.locator("html"), "and stays").toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  await expect(page.locator(".hero-pause:visible")).toHaveCount(site.switches.film ? 1 : 0);
  await expect(page.locator(`article#${productKeys[0]} [data-playback]`)).toBeVisible();
});

test("the page's script starts even if the browser is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    setInterval(() => {
      const end = performance.now() + 40;
      while (performance.now() < end);
    }, 45);
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

test("the last choice before scripts load wins, after Back, and for English at /de", async ({ page }) => {
  notInFirefox("Its driver does not go Back from a page whose scripts are held");
  const toggle = (container: string) => page.locator(`${container} button[data-theme-toggle]`);
  await store(page, { language: "de" });
  const release = await openWithoutScripts(page, "/de");
  await selectIn(page, "header").selectOption("fr");
  await toggle("footer").click();
  await page.goto("/terms", { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "domcontentloaded" });
  await expect(page.locator("#hero")).toBeAttached();
  await toggle("header").click();
  await selectIn(page, "footer").selectOption("ru");
  await selectIn(page, "header").selectOption("en");
  release();
  await waitUntilReady(page);
  await expectLanguage(page, "landing", "en");
  expect(await storedLanguage(page)).toBe("en");
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
});
