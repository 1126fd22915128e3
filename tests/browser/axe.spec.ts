import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { pageKeys } from "../../src/config/pages.ts";
import { missingIn, pathIn, site, textsOf } from "./support/expected.ts";
import { layOutAll } from "./support/measure-layout.ts";
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

const themes = ["light", "dark"] as const;

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

/** In both themes; the state is the same in each. */
async function expectNoViolationsInBoth(page: Page, state: string, part?: string): Promise<void> {
  for (const theme of themes) {
    await showTheme(page, theme);
    await expectNoViolations(page, `${state}, ${theme}`, part);
  }
}

test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

for (const locale of ["en", "de", "ru"] as const) {
  test.describe(`axe finds nothing in ${locale}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await store(page, { cookieConsent: "rejected" });
    });

    test("on the pages, wide and narrow, light and dark", async ({ page }) => {
      for (const path of [...pageKeys.map((key) => pathIn(key, locale)), missingIn(locale)]) {
        await visit(page, path);
        await layOutAll(page);
        await page.evaluate(axeSource);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectNoViolationsInBoth(page, `${path}, ${width} px`);
        }
      }
    });

    test("with the banner and with the menu, light and dark", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, pathIn("landing", locale));
      await layOutAll(page);
      await page.evaluate(axeSource);
      if (site.switches.cookieBanner) {
        await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
        await expect(page.locator("#cookie-banner")).toBeVisible();
        await expectNoViolationsInBoth(page, "390 px, with the banner");
      }
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.locator("#partners").evaluate((element) => element.scrollIntoView());
      await expect(page.locator("#scroll-to-top")).toBeVisible();
      await expectNoViolationsInBoth(page, "1280 px, scrolled, with the banner");

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole("button", { name: textsOf(locale).accessibility.openMenu }).click();
      await expect(page.locator("header").getByRole("combobox")).toBeVisible();
      // The page behind the menu rests, so that what axe wants of a whole page does not hold.
      await expectNoViolationsInBoth(page, "390 px, with the menu", "header");
    });
  });
}
