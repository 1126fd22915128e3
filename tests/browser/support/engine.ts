import { type Locator, test } from "@playwright/test";

const engine = () => test.info().project.use.browserName ?? "chromium";

/** Leaves the running test out in Firefox; the reason stands in the report. */
export function notInFirefox(reason: string): void {
  test.skip(engine() === "firefox", reason);
}

/**
 * For a test whose visitor asks for less motion. Playwright cannot ask a Firefox that runs: the tests that bear this run in
 * one of their own, which is started so.
 */
export const lessMotion = { tag: "@less-motion" } as const;

/** The tags of several kinds of test at once. */
export const tagsOf = (...kinds: readonly { tag?: string }[]): string[] => kinds.flatMap(({ tag }) => tag ?? []);

/** A finger's tap; a click where Playwright has no finger. */
export function press(control: Locator): Promise<void> {
  return engine() === "firefox" ? control.click() : control.tap();
}
