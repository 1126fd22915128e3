import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
};

export const themes = ["light", "dark"] as const;

/** Puts axe into the page, once for each visit. */
export const loadAxe = (page: Page): Promise<void> => page.evaluate(axeSource);

/** Waits until every colour has arrived: they fade, if only for a moment. */
const showTheme = (page: Page, theme: (typeof themes)[number]) =>
  page.evaluate(async (dark) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.documentElement.classList.toggle("dark", dark);
    await frame();
    for (let turn = 0; turn < 30; turn += 1) {
      await frame();
      if (!document.getAnimations().some((animation) => animation instanceof CSSTransition)) break;
    }
    await frame();
  }, theme === "dark");

/** What axe finds in a part of the page in a theme. */
export async function findViolations(page: Page, theme: (typeof themes)[number], part = "html"): Promise<unknown[]> {
  await showTheme(page, theme);
  return page.evaluate(
    async ([within, chosen]) => {
      const { axe } = window as unknown as { axe: { run(within: string, options: RunOptions): Promise<AxeResults> } };
      const results = await axe.run(within, chosen);
      return results.violations.map(({ id, nodes }) => ({
        rule: id,
        places: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
      }));
    },
    [part, options] as const,
  );
}
