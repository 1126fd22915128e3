import type { Page } from "@playwright/test";
import { violationsIn } from "../browser/support/axe.ts";
import { productKeys } from "../browser/support/expected.ts";
import { isWhole } from "../support/is-ready.ts";
import { expect, type Visitor, test as visitTest } from "./visitor.ts";

const test = visitTest.extend({ page: ({ visitor }, use) => use(visitor.page as Page) });

/** Opens a page, waits until all of it is there, and expects that nothing scrolls sideways. */
async function open({ visit, read, expectRead }: Visitor, path: string): Promise<void> {
  await visit(path);
  await expectRead(isWhole, true);
  expect(await read("document.documentElement.scrollWidth - innerWidth"), path).toBeLessThanOrEqual(0);
}

/** Scrolls to each demo, and expects a scene as wide as its window. */
async function drawDemos({ bringIntoView, read }: Visitor): Promise<void> {
  for (const key of productKeys) {
    await bringIntoView(`#${key} [data-demo]`);
    const demo = `document.querySelector('#${key} [data-demo]')`;
    const gap = () =>
      read(`Math.abs(${demo}.shadowRoot?.querySelector('[data-layout]')?.getBoundingClientRect().width /
        ${demo}.getBoundingClientRect().width - 1)`);
    await expect.poll(gap, key).toBeLessThan(0.02);
  }
}

for (const [width, theme] of [
  [1280, "light"],
  [1024, "dark"],
  [390, "light"],
  [320, "dark"],
] as const) {
  test(`at ${width} px, ${theme}, every demo fits its window, and all texts can be read`, async ({ visitor, page }) => {
    await page.addInitScript((stored) => localStorage.setItem("theme", stored), theme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visitor.resize(width, 800);
    for (const path of ["/de/no-page", "/de/terms", "/de"]) {
      await open(visitor, path);
      if (path === "/de") await drawDemos(visitor);
      // axe passes over what assistive technology is not told, such as a demo's scene.
      await page.evaluate(() => {
        for (const { shadowRoot } of document.querySelectorAll("[data-demo]"))
          for (const name of ["inert", "aria-hidden"])
            shadowRoot?.querySelector("[data-layout]")?.removeAttribute(name);
      });
      expect(await violationsIn(page, ["html"], "color-contrast"), path).toEqual([]);
    }
  });
}

test("a demo has its styles without constructed style sheets, new in Safari 16.4", async ({ visitor, page }) => {
  await page.addInitScript(() => {
    delete (Document.prototype as Partial<Document>).adoptedStyleSheets;
    delete (ShadowRoot.prototype as Partial<ShadowRoot>).adoptedStyleSheets;
    delete (window as Partial<typeof globalThis>).CSSStyleSheet;
  });
  await open(visitor, "/");
  await drawDemos(visitor);
  await visitor.click("[data-demo-try]");
  const told = page.locator(".demo:has([data-demo-press]) [aria-live]");
  await expect(told, "the screen is told").toContainText("Ana Duarte");
});
