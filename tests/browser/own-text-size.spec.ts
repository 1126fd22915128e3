import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { missingIn, pathIn, textsOf } from "./support/expected.ts";
import { collidingControls, cutTexts, layOutAll, resize, sidewaysOverflow } from "./support/measure-layout.ts";
import { expect, store, visit } from "./support/site-test.ts";

/** A browser whose owner has set these in it, as Blink names them. */
const test = base.extend<{ visitors: (settings: string) => Promise<BrowserContext> }>({
  visitors: async ({ playwright, launchOptions, baseURL }, use) => {
    const browsers: { close: () => Promise<void> }[] = [];
    await use(async (settings) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=${settings}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      browsers.push(browser);
      return browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" });
    });
    for (const browser of browsers) await browser.close();
  },
});

const pathsIn = (locale: Locale) => [
  pathIn("landing", locale),
  pathIn("terms", locale),
  pathIn("privacy", locale),
  missingIn(locale),
];

async function expectWhole(page: Page, where: string): Promise<void> {
  expect.soft(await sidewaysOverflow(page), where).toBe(0);
  expect.soft(await cutTexts(page), where).toEqual([]);
  expect.soft(await collidingControls(page), where).toEqual([]);
}

for (const [settings, smallest] of [
  ["minimumFontSize=24", 24],
  ["minimumFontSize=32", 32],
  ["minimumFontSize=24,defaultFontSize=32", 24],
] as const) {
  test(`what is written fits where a visitor has set ${settings}`, async ({ visitors }) => {
    const context = await visitors(settings);
    const page = await context.newPage();
    await store(page, { cookieConsent: "rejected" });
    for (const locale of ["en", "de", "ru"] as const) {
      for (const path of pathsIn(locale)) {
        await visit(page, path);
        const sizes = await page.evaluate(() =>
          [...document.querySelectorAll("p, a, small, li")].map((e) => Number.parseFloat(getComputedStyle(e).fontSize)),
        );
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallest);
        await layOutAll(page);
        for (const width of [390, 1280]) {
          await resize(page, width);
          await expectWhole(page, `${path} at ${width} px`);
        }
      }
    }
  });
}
void localeCodes; void textsOf;
