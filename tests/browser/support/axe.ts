import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, waitForPaint } from "./site-test.ts";

type Axe = typeof import("axe-core");

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** By default axe skips the contrast of a text that has a pseudo-element behind it: `ignorePseudo` makes it check. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.configure({
      checks: [{ id: "color-contrast", options: { ignorePseudo: true } }],
    }),
  );
}

/**
 * Runs every rule of axe, including the experimental, best-practice and AAA ones, in both themes, and leaves the page in
 * the other one. `state` names the page's state in the failure message.
 */
export async function expectNoViolations(page: Page, state: string, ...selectors: string[]): Promise<void> {
  for (const theme of ["in this theme", "in the other"]) {
    if (theme === "in the other") await page.evaluate(() => document.documentElement.classList.toggle("dark"));
    await waitForPaint(page);
    // Wait for colour transitions. Elements that are not rendered keep finished ones in the list.
    await page.waitForFunction(() => {
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return fades.every(({ playState }) => playState === "finished");
    });
    await waitForPaint(page);
    const scopes = selectors.length > 0 ? selectors : ["html"];
    const found = await page.evaluate(async (included) => {
      const { axe } = window as unknown as { axe: Axe };
      const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
      const include = included.map((selector) => [selector]);
      const { violations } = await axe.run({ include }, { rules, resultTypes: ["violations"], preload: false });
      return violations.map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
      }));
    }, scopes);
    expect.soft(found, `${state}, ${theme}`).toEqual([]);
  }
}
