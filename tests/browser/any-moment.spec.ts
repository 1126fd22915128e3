import type { Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { locales } from "./support/expected.ts";
import { slowScripts } from "./support/fault-injection.ts";
import { expectLanguage, selectIn, storedLanguage } from "./support/language.ts";
import { expect, live, test, watch } from "./support/site-test.ts";

/** The same numbers from 0 to 1 for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const moments = 5;
const duration = 5000;

/** Changes language and theme, leaves and comes back, at moments that the seed decides; says what was chosen last. */
async function actAtMoments(page: Page, seed: number): Promise<{ locale: Locale; dark: boolean }> {
  const next = numbersFrom(seed);
  const times = Array.from({ length: moments }, () => next() * duration).sort((one, other) => one - other);
  const start = Date.now();
  let locale: Locale = "en";
  let dark = false;
  const chooseLanguage = async () => {
    locale = locales[Math.floor(next() * locales.length)] as Locale;
    await selectIn(page, next() < 0.5 ? "header" : "footer").selectOption(locale);
  };
  const toggleTheme = async () => {
    dark = !dark;
    await page.locator(`${next() < 0.5 ? "header" : "footer"} button[data-theme-toggle]`).click();
  };
  const leaveAndComeBack = async () => {
    await page.goto("/terms", { waitUntil: "domcontentloaded" });
    await page.goBack({ waitUntil: "domcontentloaded" });
    // The page that was left may be on its way to the stored language.
    await expect(page.locator("#hero")).toBeAttached();
  };
  const acts = [chooseLanguage, toggleTheme, leaveAndComeBack, chooseLanguage, toggleTheme];
  if (next() < 0.5) acts.reverse();
  acts.push(chooseLanguage);
  for (const [index, act] of acts.entries()) {
    const wait = (times[index] ?? duration) - (Date.now() - start);
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await act();
  }
  return { locale, dark };
}

test("with scripts that take two seconds each, whatever is chosen at whatever moment, the last choice holds", async ({
  browser,
  baseURL,
}) => {
  await Promise.all(
    [1, 22, 333, 4444].map(async (seed) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "" });
      const page = await context.newPage();
      const faults: string[] = [];
      watch(page, faults, [], baseURL ?? "");
      await slowScripts(page, 2000);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      const { locale, dark } = await actAtMoments(page, seed);
      await live(page);
      await expectLanguage(page, "landing", locale);
      expect(await storedLanguage(page), `seed ${seed}`).toBe(locale);
      await expect(page.locator("html"), `seed ${seed}`).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
      expect(faults, `seed ${seed}`).toEqual([]);
      await context.close();
    }),
  );
});
