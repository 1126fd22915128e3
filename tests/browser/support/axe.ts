import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RuleMetadata, RunOptions } from "axe-core";
import { expect, painted } from "./site-test.ts";

interface Axe {
  configure(spec: { checks: { id: string; options: object }[] }): void;
  getRules(): RuleMetadata[];
  run(within: { include: string[][] }, options: RunOptions): Promise<AxeResults>;
}

/** The tool itself, to be run in a page. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const themes = ["light", "dark"] as const;

/** Brings the tool to the page. What is drawn behind a text by a pseudo element is no reason for it to say nothing of contrast. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.configure({
      checks: [{ id: "color-contrast", options: { ignorePseudo: true } }],
    }),
  );
}

/** Every rule that axe has, whatever its tags: the experimental ones, good practice and AAA among them. */
async function violationsIn(page: Page, parts: readonly string[]): Promise<{ rule: string; places: string[] }[]> {
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: Axe };
    const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]));
    const include = within.map((part) => [part]);
    const { violations } = await axe.run({ include }, { rules, resultTypes: ["violations"], preload: false });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      places: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, parts);
}

/** In both themes, the one that shows first; the state is the same in each. */
export async function expectNoViolations(page: Page, state: string, ...parts: string[]): Promise<void> {
  const dark = await page.evaluate(() => document.documentElement.classList.contains("dark"));
  for (const theme of dark ? [...themes].reverse() : themes) {
    await page.evaluate((shown) => document.documentElement.classList.toggle("dark", shown === "dark"), theme);
    await painted(page);
    // Colours fade, if only for a moment. What is not rendered keeps what has ended in its list.
    await page.waitForFunction(() => {
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return fades.every(({ playState }) => playState === "finished");
    });
    await painted(page);
    expect.soft(await violationsIn(page, parts.length > 0 ? parts : ["html"]), `${state}, ${theme}`).toEqual([]);
  }
}
