import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { notInFirefox } from "./support/engine.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { letRingsGo, ringShare } from "./support/focus-ring.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, painted, store, test, visit } from "./support/site-test.ts";

const paths = pageKeys.map((key) => pathIn(key, "en"));

/** Controls of which nothing stands out from what is behind: no text, no border, no drawing, no shape. */
function unseenControls(page: Page): Promise<string[]> {
  return page.locator("a[href], button, select").evaluateAll((controls) => {
    const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|^none$/.test(colour);
    const canvasOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? canvasOf(element.parentElement) : backgroundColor;
    };
    const hasText = (part: Element) =>
      part.localName === "select" ||
      [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const inksOf = (control: Element): string[] => {
      const parts = [control, ...control.querySelectorAll("*:not(.sr-only, svg *)")].filter(isSeen);
      const styles = parts.map((part) => ({ part, style: getComputedStyle(part) }));
      const { borderTopWidth, borderTopColor } = getComputedStyle(control);
      const { content, backgroundColor } = getComputedStyle(control, "::before");
      return [
        ...styles.flatMap(({ part, style }) => (hasText(part) ? style.color : [])),
        ...styles.flatMap(({ part, style }) => (part.localName === "svg" ? [style.stroke, style.fill] : [])),
        ...(borderTopWidth === "0px" ? [] : [borderTopColor]),
        ...(content === "none" ? [] : [backgroundColor]),
      ];
    };
    return controls
      .filter((control) => isSeen(control))
      .filter((control) => inksOf(control).every((ink) => isClear(ink) || ink === canvasOf(control)))
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

test.beforeEach(() => notInFirefox("Playwright can ask Firefox neither to print nor for forced colours"));

test("on paper are the texts and the pictures, and no control", async ({ page }) => {
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
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
  const controls = page.locator("button, select, video, header, #help, #scroll-to-top, #cookie-banner");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

test("paper stays paper: what is dark on the screen is printed as what is light", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of paths) {
    await visit(page, path);
    const coloursOf = () =>
      page.locator("html, h1, h2, p").evaluateAll((parts) =>
        parts.map((part) => {
          const { color, backgroundColor } = getComputedStyle(part);
          return `${part.localName}: ${color} on ${backgroundColor}`;
        }),
      );
    const light = await coloursOf();
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await expect.poll(coloursOf, path).toEqual(light);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, ${colorScheme}, every control can be seen, and so can the focus`, {
    tag: colorScheme === "light" ? [] : ["@matrix"],
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce", colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await store(page, { cookieConsent: "rejected", theme: colorScheme });
    for (const path of paths) {
      await visit(page, path);
      await layOutAll(page);
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      expect.soft(await unseenControls(page), path).toEqual([]);
    }

    await visit(page, "/");
    await page.locator("article").nth(1).scrollIntoViewIfNeeded();
    for (const shown of [".products-nav", "#scroll-to-top"]) await expect(page.locator(shown)).toBeVisible();
    expect.soft(await unseenControls(page), "scrolled").toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
    await expect(page.locator("header").getByRole("combobox")).toBeVisible();
    expect.soft(await unseenControls(page), "with the menu").toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/");
    await letRingsGo(page);
    for (let stop = 1; stop <= 18; stop += 1) {
      await page.keyboard.press("Tab");
      await painted(page);
      const box = await page.evaluate(() => (document.activeElement as Element).getBoundingClientRect().toJSON());
      expect.soft(await ringShare(page, { box, broken: false }), `stop ${stop}`).toBeGreaterThan(1);
    }
  });
}
