import type { Page } from "@playwright/test";
import axe from "axe-core";
import { otherSite } from "./expected.ts";
import { expect, waitForPaint } from "./site-test.ts";

/**
 * Runs the rule, or every rule of axe, including the experimental, best-practice and AAA ones. On a site of another
 * name, colours need not have the higher contrast.
 */
export async function violationsIn(page: Page, selectors: string[], rule?: string): Promise<unknown[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([include, only, isOther]) => {
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const all = loaded.getRules().map(({ ruleId }) => ruleId);
      const runOnly = only ? [only] : all.filter((rule) => !(isOther && rule === "color-contrast-enhanced"));
      // By default axe skips the contrast of a text that has a pseudo-element behind it.
      const checks = { "color-contrast": { options: { ignorePseudo: true } } };
      const options = { runOnly, checks, preload: false };
      const { violations, incomplete } = await loaded.run({ include }, options);
      // A rule that fails with an error is among the incomplete ones.
      return [...violations, ...incomplete.filter((result) => "error" in result)].map(({ id, nodes }) => ({
        rule: id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
      }));
    },
    [selectors, rule, otherSite !== ""] as const,
  );
}

/** Checks both themes, the current one first. `state` names the page's state in the failure message. */
export async function expectNoViolations(page: Page, state: string, ...selectors: string[]): Promise<void> {
  const dark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  for (const shown of [dark, !dark]) {
    await page.evaluate((isDark) => document.documentElement.classList.toggle("dark", isDark), shown);
    await waitForPaint(page);
    // Wait for colour transitions. Elements that are not rendered keep finished ones in the list.
    await page.waitForFunction(() => {
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return fades.every(({ playState }) => playState === "finished");
    });
    await waitForPaint(page);
    const scopes = selectors.length > 0 ? selectors : ["html"];
    expect.soft(await violationsIn(page, scopes), `${state}, ${shown ? "dark" : "light"}`).toEqual([]);
  }
}
