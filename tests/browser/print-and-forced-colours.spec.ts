import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { makeRingsHideable, ringCoverage } from "./support/focus-ring.ts";
import { currentStop } from "./support/keyboard-walk.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, store, test, visit, waitForPaint, waitUntilWhole } from "./support/site-test.ts";
import { notInFirefox } from "./support/variants.ts";

const paths = pageKeys.map((key) => pathIn(key, "en"));

/** Controls whose text, border, icon and `::before` all have the colour of the background, or none. */
function invisibleControls(page: Page): Promise<string[]> {
  return page.locator("a[href], button, select").evaluateAll((controls) => {
    const isVisible = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|^none$/.test(colour);
    const backgroundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const hasText = (part: Element) =>
      part.localName === "select" ||
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const coloursIn = (control: Element): string[] => {
      const parts = [control, ...control.querySelectorAll("*:not(.sr-only, svg *)")].filter(isVisible);
      const styles = parts.map((part) => ({ part, style: getComputedStyle(part) }));
      const { content, backgroundColor } = getComputedStyle(control, "::before");
      return [
        ...styles.flatMap(({ part, style }) => (hasText(part) ? style.color : [])),
        ...styles.flatMap(({ part, style }) => (part.localName === "svg" ? [style.stroke, style.fill] : [])),
        // Signs are drawn as borders too.
        ...styles.flatMap(({ style }) => (style.borderTopWidth === "0px" ? [] : [style.borderTopColor])),
        ...(content === "none" ? [] : [backgroundColor]),
      ];
    };
    return controls
      .filter((control) => isVisible(control))
      .filter((control) => coloursIn(control).every((colour) => isClear(colour) || colour === backgroundOf(control)))
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

test.beforeEach(() => notInFirefox("Playwright can ask Firefox neither to print nor for forced colours"));

test("prints texts and images, but no controls", async ({ page }) => {
  await visit(page, "/", { cookieConsent: "rejected" });
  await waitUntilWhole(page);
  await page.emulateMedia({ media: "print" });
  const { hero, products, partners } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const text of [hero.subtitle, products.title, partners.title]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const key of productKeys) {
    const article = page.locator(`article#${key}`);
    await expect(article.getByRole("heading")).toBeVisible();
    await expect(article.getByText(products.items[key]?.description ?? "", { exact: true })).toBeVisible();
    await expect(article.getByRole("img", { name: products.items[key]?.demo ?? "" })).toBeVisible();
  }
  // The steps are the story in words.
  const steps = "[data-demo-steps] button";
  const controls = page.locator(`button:not(${steps}), select, video, header, #help, #scroll-to-top, #cookie-banner`);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("article .button").first(), "no ink on ink").toHaveCSS(
    "background-color",
    "rgba(0, 0, 0, 0)",
  );
});

test("prints the dark theme in the light one's colours", async ({ page }) => {
  // Without transitions, whose start has the old colours.
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  for (const path of paths) {
    await visit(page, path);
    await waitUntilWhole(page);
    const coloursOf = () =>
      page.locator("html, h1, h2, p").evaluateAll((parts) =>
        parts.map((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          return `${part.localName}: ${color} on ${backgroundColor}`;
        }),
      );
    const light = await coloursOf();
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await waitForPaint(page);
    await expect.poll(coloursOf, path).toEqual(light);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`shows every control and the focus in forced colours, ${colorScheme}`, {
    tag: colorScheme === "light" ? [] : ["@matrix"],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await store(page, { cookieConsent: "rejected", theme: colorScheme });
    for (const path of paths) {
      await visit(page, path);
      await layOutAll(page);
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      expect.soft(await invisibleControls(page), path).toEqual([]);
    }

    await visit(page, "/");
    await page.locator("article").nth(1).scrollIntoViewIfNeeded();
    for (const shown of [".products-nav", "#scroll-to-top"]) await expect(page.locator(shown)).toBeVisible();
    expect.soft(await invisibleControls(page), "scrolled").toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
    await expect(page.locator("header").getByRole("combobox")).toBeVisible();
    expect.soft(await invisibleControls(page), "with the menu").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/");
    await makeRingsHideable(page);
    for (let stop = 1; stop <= 18; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = await currentStop(page);
      expect.soft(focused && (await ringCoverage(page, focused)), `stop ${stop}`).toBeGreaterThan(1);
    }
  });
}
