import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./measure-layout.ts";
import { expect } from "./site-test.ts";

export function jumpTo(page: Page, top: number): Promise<void> {
  return page.evaluate((target) => scrollTo({ top: target, behavior: "instant" }), top);
}

export const scrollToCentre = (element: Locator): Promise<void> =>
  element.evaluate((found) => found.scrollIntoView({ block: "center", behavior: "instant" }));

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The top of the element is in the upper half of the viewport. */
export async function expectScrolledTo(element: Locator): Promise<void> {
  const half = (element.page().viewportSize()?.height ?? 0) / 2;
  await expect(async () => {
    const { top } = await boxOf(element);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top).toBeLessThan(half);
  }).toPass({ timeout: 10_000 });
}
