import { pageKeys } from "../../src/config/pages.ts";
import { notInFirefox } from "./support/engine.ts";
import { pathIn, productKeys, textsOf } from "./support/expected.ts";
import { layOutAll } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

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

test("in forced colours every control can be seen, and so can the focus", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of pageKeys.map((key) => pathIn(key, "en"))) {
    await visit(page, path);
    await layOutAll(page);
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    const unseen = await page.evaluate(() => {
      const canvas = (element: Element): string => {
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { backgroundColor } = getComputedStyle(around);
          if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
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
          // biome-ignore lint/performance/useDomNodeTextContent: what is hidden from sight does not count
          const text = control.innerText.trim() !== "" && style.color !== behind;
          const border = Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopColor !== behind;
          const drawn = [...control.querySelectorAll("svg")].some((svg) => {
            const { stroke, fill } = getComputedStyle(svg);
            return svg.checkVisibility() && [stroke, fill].some((ink) => ink !== "none" && ink !== behind);
          });
          return !text && !border && !drawn;
        })
        .map((control) => control.outerHTML.slice(0, 80));
    });
    expect(unseen, path).toEqual([]);

    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      const focus = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
        const behind = getComputedStyle(document.documentElement).backgroundColor;
        return {
          drawn: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
          seen: outlineColor !== behind,
        };
      });
      expect(focus, `${path}, stop ${press + 1}`).toEqual({ drawn: true, seen: true });
    }
  }
});
