import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, waitForPaint } from "./site-test.ts";

export type Axe = typeof import("axe-core");

export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const themes = ["light", "dark"] as const;

/**
 * By default axe skips the contrast of a text that has a pseudo-element behind it: `ignorePseudo` makes it check. The
 * other options are its defaults, which `configure` would leave out.
 */
const contrastOptions = {
  ignorePseudo: true,
  ignoreUnicode: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(
    (options) => (window as unknown as { axe: Axe }).axe.configure({ checks: [{ id: "color-contrast", options }] }),
    contrastOptions,
  );
}

/** Runs every rule of axe, including the experimental, best-practice and AAA ones. */
async function violationsIn(page: Page, selectors: readonly string[]): Promise<{ rule: string; nodes: string[] }[]> {
  return page.evaluate(async (scopes) => {
    const { axe } = window as unknown as { axe: Axe };
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const include = scopes.map((selector) => [selector]);
    const { violations, incomplete } = await axe.run({ include }, { rules, preload: false });
    // A rule that fails with an error is among the incomplete ones.
    return [...violations, ...incomplete.filter((result) => "error" in result)].map(({ id, nodes }) => ({
      rule: id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, selectors);
}

/** Checks both themes, the current one first. `state` names the page's state in the failure message. */
export async function expectNoViolations(page: Page, state: string, ...selectors: string[]): Promise<void> {
  const dark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  for (const theme of dark ? [...themes].reverse() : themes) {
    await page.evaluate((shown) => document.documentElement.classList.toggle("dark", shown === "dark"), theme);
    await waitForPaint(page);
    // Wait for colour transitions. Elements that are not rendered keep finished ones in the list.
    await page.waitForFunction(() => {
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return fades.every(({ playState }) => playState === "finished");
    });
    await waitForPaint(page);
    const scopes = selectors.length > 0 ? selectors : ["html"];
    expect.soft(await violationsIn(page, scopes), `${state}, ${theme}`).toEqual([]);
  }
}
