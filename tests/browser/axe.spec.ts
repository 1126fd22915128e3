import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { textsOf } from "./support/expected.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
};

async function expectNoViolations(page: Page, state: string, part = "html"): Promise<void> {
  const violations = await page.evaluate(
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
  expect.soft(violations, state).toEqual([]);
}

const pagesOf = (locale: "en" | "de" | "ru") => {
  const prefix = locale === "en" ? "" : `/${locale}`;
  return {
    landing: prefix || "/",
    terms: `${prefix}/terms`,
    privacy: `${prefix}/privacy`,
    missing: `${prefix}/no-page`,
  };
};

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

for (const locale of ["en", "de", "ru"] as const) {
  for (const [kind, path] of Object.entries(pagesOf(locale))) {
    for (const theme of ["light", "dark"] as const) {
      test(`axe finds nothing on ${path} in ${theme}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await store(page, { theme, cookieConsent: "rejected" });
        await visit(page, path);
        await page.evaluate(axeSource);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoViolations(page, `${path}, ${theme}, ${width} px`);
        }
        if (kind !== "landing") return;

        await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
        await expect(page.locator("#cookie-banner")).toBeVisible();
        await expectNoViolations(page, `${path}, ${theme}, 390 px, with the banner`);
        await page.setViewportSize({ width: 1280, height: 844 });
        await page.locator("#partners").evaluate((element) => element.scrollIntoView());
        await expect(page.locator("#scroll-to-top")).toBeVisible();
        await expectNoViolations(page, `${path}, ${theme}, 1280 px, scrolled, with the banner`);

        await page.setViewportSize({ width: 390, height: 844 });
        await page.getByRole("button", { name: textsOf(locale).accessibility.openMenu }).click();
        await expect(page.locator("header").getByRole("combobox")).toBeVisible();
        // The page behind the menu rests, so that what axe wants of a whole page does not hold.
        await expectNoViolations(page, `${path}, ${theme}, 390 px, with the menu`, "header");
      });
    }
  }
}
