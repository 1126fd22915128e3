import { type Locator, test } from "@playwright/test";
import type { Locale } from "../../../src/config/locales.ts";

const engine = () => test.info().project.use.browserName ?? "chromium";

export function notInFirefox(reason: string): void {
  test.skip(engine() === "firefox", reason);
}

/** For tests with reduced motion. In Firefox they have a project of their own, as it can only be set at launch. */
export const lessMotion = { tag: "@less-motion" } as const;

/** For slow variants of a test: `npm run test:matrix` runs them, `npm test` does not. */
export const matrix = { tag: "@matrix" } as const;

/** For a test per language: `npm test` runs Russian, which has the longest words, `npm run test:matrix` the others. */
export const inLanguage = (locale: Locale): { tag?: "@matrix" } => (locale === "ru" ? {} : matrix);

export const tagged = (...kinds: readonly { tag?: string }[]) => ({ tag: kinds.flatMap(({ tag }) => tag ?? []) });

/** Taps, or clicks in Firefox, where Playwright cannot tap. */
export function press(control: Locator): Promise<void> {
  return engine() === "firefox" ? control.click() : control.tap();
}
