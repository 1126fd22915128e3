import type { Page } from "@playwright/test";
import { pageKeys } from "../../src/config/pages.ts";
import { notInFirefox } from "./support/engine.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { letRingsGo, ringShare } from "./support/focus-ring.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, painted, store, test, visit } from "./support/site-test.ts";

/** Controls of which nothing stands out from what is behind: no text, no border, no drawing, no shape. */
function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clear = (colour: string) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
    const canvas = (element: Element): string => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (!clear(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    const controls = [...document.querySelectorAll<HTMLElement>("a[href], button, select")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return controls
      .filter((control) => {
        const style = getComputedStyle(control);
        const behind = canvas(control);
        const read = [control, ...control.querySelectorAll<HTMLElement>("span")].some(
          (part) =>
            part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            !part.classList.contains("sr-only") &&
            [...part.childNodes].some(
              (node) => part.localName === "select" || (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
            ) &&
            getComputedStyle(part).color !== behind,
        );
        const border = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== behind;
        const drawn = [...control.querySelectorAll("svg")].some((svg) => {
          const { stroke, fill } = getComputedStyle(svg);
          return svg.checkVisibility() && [stroke, fill].some((ink) => ink !== "none" && ink !== behind);
        });
        const { content, backgroundColor } = getComputedStyle(control, "::before");
        const shape = content !== "none" && !clear(backgroundColor) && backgroundColor !== behind;
        return !read && !border && !drawn && !shape;
      })
      .map((control) => control.outerHTML.slice(0, 80));
  });
}

test.beforeEach(async ({ page }) => {
  notInFirefox("Playwright can ask Firefox neither to print nor for forced colours");
  await store(page, { cookieConsent: "rejected" });
});

test("on paper are the texts and the pictures, and no control", async ({ page }) => {
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
  for (const control of ["button", "select", "video", "header", "#help", "#scroll-to-top", "#cookie-banner"]) {
    await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
  }
});

test("paper stays paper: what is dark on the screen is printed as what is light", async ({ page }) => {
  for (const path of pageKeys.map((key) => pathIn(key, "en"))) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    const coloursOf = () =>
      page.evaluate(() =>
        ["html", "h1", "h2", "p"].map((selector) => {
          const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) as Element);
          return `${selector}: ${color} on ${backgroundColor}`;
        }),
      );
    await page.emulateMedia({ media: "print" });
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
    for (const path of pageKeys.map((key) => pathIn(key, "en"))) {
      await visit(page, path);
      await layOutAll(page);
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), colorScheme === "dark");
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      expect.soft(await unseenControls(page), path).toEqual([]);
      if (path !== pathIn("landing", "en")) continue;

      await page
        .locator("article")
        .nth(1)
        .evaluate((block) => block.scrollIntoView({ block: "center" }));
      await expect(page.locator(".reader-place")).toBeVisible();
      await expect(page.locator("#scroll-to-top")).toBeVisible();
      expect.soft(await unseenControls(page), `${path}, scrolled`).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
      await expect(page.locator("header").getByRole("combobox")).toBeVisible();
      expect.soft(await unseenControls(page), `${path}, with the menu`).toEqual([]);
      await page.keyboard.press("Escape");
      await page.setViewportSize({ width: 1440, height: 900 });
    }

    await visit(page, "/");
    await letRingsGo(page);
    let stops = 0;
    for (let press = 0; press < 18; press += 1) {
      await page.keyboard.press("Tab");
      await painted(page);
      stops += 1;
      const box = await page.evaluate(() => (document.activeElement as Element).getBoundingClientRect().toJSON());
      expect.soft(await ringShare(page, { box, broken: false }), `stop ${stops}`).toBeGreaterThan(1);
    }
  });
}
