import { type Locator, type Page, test } from "@playwright/test";
import { expect } from "./site-test.ts";

const engine = () => test.info().project.use.browserName ?? "chromium";

/** Leaves the running test out in Firefox; the reason stands in the report. */
export function notInFirefox(reason: string): void {
  test.skip(engine() === "firefox", reason);
}

/**
 * For a test that asks for less motion. Playwright cannot ask a Firefox that runs: the tests that bear this run in one of
 * their own, which is started so.
 */
export const lessMotion = { tag: "@less-motion" } as const;

/** The tags of several kinds of test at once. */
export const tagsOf = (...kinds: readonly { tag?: string }[]): string[] => kinds.flatMap(({ tag }) => tag ?? []);

/** Asks for less motion, from a test that bears `lessMotion`. */
export async function askForLessMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  expect(asked, "the browser asks for less motion: the test needs the tag of lessMotion").toBe(true);
}

/** A finger's tap; a click where Playwright has no finger. */
export function press(control: Locator): Promise<void> {
  return engine() === "firefox" ? control.click() : control.tap();
}
