import type { Locator, Page } from "@playwright/test";
import { expect } from "./site-test.ts";

/** Puts the page at this height at once, whatever its scroll behaviour. */
export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), top);
}

/** Puts an element into the middle of the screen at once. */
export const scrollToCentre = (element: Locator): Promise<void> =>
  element.evaluate((found) => found.scrollIntoView({ block: "center", behavior: "instant" }));

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The top of the element has come to the upper part of the screen, and the fixed navigation does not cover it. */
export async function expectScrolledTo(page: Page, element: Locator): Promise<void> {
  const half = (page.viewportSize()?.height ?? 0) / 2;
  await expect(async () => {
    const { y } = (await element.boundingBox()) ?? { y: Number.NaN };
    expect(y).toBeGreaterThanOrEqual(-1);
    expect(y).toBeLessThan(half);
  }).toPass({ timeout: 10_000 });
}
