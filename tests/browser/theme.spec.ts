import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { textsOf } from "./support/expected.ts";
import { boxOf } from "./support/measure-layout.ts";
import { scrollToCentre } from "./support/scrolling.ts";
import { expect, test, visit, visitWhole, waitForPaint } from "./support/site-test.ts";

const toggles = (page: Page, place = "header, footer") => page.locator(place).locator("button[data-theme-toggle]");
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

async function expectTheme(page: Page, theme: "light" | "dark", locale: Locale = "en"): Promise<void> {
  await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
  await waitForPaint(page);
  const { useDark, useLight } = textsOf(locale).accessibility;
  for (const toggle of await toggles(page).all())
    await expect(toggle).toHaveAccessibleName(theme === "dark" ? useLight : useDark);
}

for (const [stored, theme] of [
  [undefined, "light"],
  ["dark", "dark"],
  ["sepia", "light"],
] as const) {
  test(`every page starts ${theme} with ${stored} stored, in either scheme`, { tag: "@host" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { startedDark: document.documentElement.classList.contains("dark") });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    const pages = { "/": "en", "/de": "de", "/terms": "en", "/fr/privacy": "fr", "/no-page": "en" } as const;
    for (const [path, locale] of Object.entries(pages)) {
      await visit(page, path, { theme: stored });
      expect(await page.evaluate(() => "startedDark" in window && window.startedDark)).toBe(theme === "dark");
      await expectTheme(page, theme, locale);
      expect(await storedTheme(page)).toBe(stored ?? null);
    }
  });
}

test("switches and stores the theme by either toggle, and labels both in the page's language", async ({ page }) => {
  await visit(page, "/");
  await expect(toggles(page)).toHaveCount(2);
  for (const [index, place] of ["header", "footer", "footer", "header", "footer"].entries()) {
    const theme = index % 2 === 0 ? "dark" : "light";
    await toggles(page, place).click();
    await expectTheme(page, theme);
    expect(await storedTheme(page)).toBe(theme);
  }
  await page.locator("header").getByRole("combobox").selectOption("ru");
  await expectTheme(page, "dark", "ru");
});

test("what is read stays in place, though blocks are higher in the dark", async ({ page }) => {
  await visitWhole(page, "/");
  const block = page.locator("article").last();
  await scrollToCentre(block);
  for (const theme of ["dark", "light"] as const) {
    const { top } = await boxOf(block);
    await toggles(page, "header").click();
    await expectTheme(page, theme);
    expect(Math.abs((await boxOf(block)).top - top)).toBeLessThan(2);
  }
});

test("takes clicks while the theme fades", async ({ page }) => {
  // Held, so that the click comes in time on any machine.
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...fade) {
      const animation = animate.apply(this, fade);
      animation.pause();
      return animation;
    };
  });
  for (const path of ["/", "/terms"]) {
    await visit(page, path);
    await toggles(page, "header").click();
    await page.waitForFunction(() => document.body.getAnimations().length > 0);
    await page.mouse.down();
    await page.mouse.up();
    await expectTheme(page, "light");
    expect(await storedTheme(page)).toBe("light");
  }
});
