import type { BrowserContext, Page } from "@playwright/test";
import fc from "fast-check";
import { consentKey, languageKey, themeKey } from "../../src/config/constants.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { pathIn, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage, sendPrivacyControl } from "./support/fault-injection.ts";
import { selectIn } from "./support/language.ts";
import { answerBanner, expect, recordFaults, test, visit, waitUntilReady } from "./support/site-test.ts";
import { applyStep, firstVisit, isPossible, type Step, type Visitor } from "./support/visitor-model.ts";

test.skip(
  !site.switches.cookieBanner || site.consent.services.length > 0,
  "the model knows of the banner, and of no service",
);

const tab = fc.nat(2);
const locale = fc.constantFrom(...localeCodes);
const page = fc.constantFrom("landing" as const, ...pageKeys);
/** The default language, whose URL has no code, is more likely: there the stored language decides. */
const localeInUrl = fc.oneof(fc.constant(defaultLocale), locale);
const key = fc.constantFrom(languageKey, themeKey, consentKey);
const value = fc.constantFrom(
  ...["", "de", "ru", "dark", "light", "accepted", "rejected", "__proto__", "constructor", "null", "DE", "dark\0"],
);
const place = fc.constantFrom("header" as const, "footer" as const);
const choice = fc.constantFrom("accepted" as const, "rejected" as const);

/** Generates steps of this type with arbitrary fields. A higher `weight` makes them more frequent. */
const weighted = <Type extends Step["type"], Fields extends object>(
  weight: number,
  type: Type,
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
) => ({ weight, arbitrary: fc.record(fields).map((values) => ({ type, ...values })) });
const step: fc.Arbitrary<Step> = fc.oneof(
  weighted(3, "visit", { tab, page, locale: localeInUrl }),
  weighted(1, "reload", { tab }),
  weighted(2, "open", { page, locale: localeInUrl }),
  weighted(5, "language", { tab, locale, place }),
  weighted(4, "theme", { tab }),
  weighted(4, "consent", { tab, choice }),
  weighted(1, "preferences", { tab }),
  weighted(2, "put", { tab, key, value }),
  weighted(1, "clear", { tab }),
);

const storages = fc.oneof(
  { weight: 4, arbitrary: fc.constant("kept" as const) },
  { weight: 1, arbitrary: fc.constantFrom("denied" as const, "full" as const) },
);

/** In ms: more than the banner's delay. */
const delay = 1200;

async function perform(context: BrowserContext, pages: Page[], step: Step): Promise<void> {
  const page = pages["tab" in step ? step.tab : 0] as Page;
  switch (step.type) {
    case "visit":
      return visit(page, pathIn(step.page, step.locale));
    case "open":
      pages.push(await context.newPage());
      return visit(pages.at(-1) as Page, pathIn(step.page, step.locale));
    case "reload":
      await page.reload();
      return waitUntilReady(page);
    case "language":
      return void (await selectIn(page, step.place).selectOption(step.locale));
    case "theme":
      // By keyboard, as an open banner may cover the one in the footer.
      return page.locator("[data-theme-toggle]").first().press("Enter");
    case "consent":
      return answerBanner(page, step.choice);
    case "preferences":
      return page.locator("footer [data-cookie-preferences]").press("Enter");
    case "put":
      return page.evaluate(({ key: name, value: text }) => localStorage.setItem(name, text), step);
    case "clear":
      return page.evaluate(() => localStorage.clear());
  }
}

const expected = ({ tabs, stored }: Visitor) =>
  tabs.map(({ page, locale: shown, dark, banner }) => ({
    path: pathIn(page, shown),
    lang: shown,
    title: textsOf(shown).meta[page].title,
    dark,
    banner,
    selects: page === "landing" ? [shown, shown] : [],
    stored,
  }));

const stateOf = (page: Page, storage: Visitor["storage"]) =>
  page.evaluate((readable) => {
    const { lang, classList } = document.documentElement;
    const entries = readable ? Object.entries<string>(localStorage) : [];
    return {
      path: location.pathname,
      lang,
      title: document.title,
      dark: classList.contains("dark"),
      banner: document.getElementById("cookie-banner")?.checkVisibility() ?? false,
      selects: [...document.querySelectorAll("select")].map((select) => select.value),
      stored: Object.fromEntries(entries.filter(([name]) => !name.startsWith("filling"))),
    };
  }, storage !== "denied");

async function expectState(pages: Page[], visitor: Visitor): Promise<void> {
  for (const page of pages) await page.clock.fastForward(delay);
  const states = () => Promise.all(pages.map((page) => stateOf(page, visitor.storage)));
  await expect.poll(states, { intervals: [20, 50, 100], timeout: 15_000 }).toEqual(expected(visitor));
}

for (const { runs, length, timeLimit, seed, tag } of [
  { runs: 1, length: 16, timeLimit: 90_000, seed: 9432, tag: [] },
  { runs: 10, length: 25, timeLimit: 120_000, seed: Number(process.env.SEQUENCES_SEED ?? 5023), tag: ["@matrix"] },
]) {
  test(`keeps open pages consistent through random steps: ${runs} sequences`, { tag }, async ({ browser, baseURL }) => {
    test.slow(tag.length > 0);
    const property = fc.asyncProperty(
      fc.array(step, { minLength: length, maxLength: length, size: "max" }),
      storages,
      fc.boolean(),
      async (steps, storage, asksForPrivacy) => {
        const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 800 } });
        try {
          await context.clock.install();
          if (storage === "denied") await denyStorage(context);
          if (storage === "full") await fillStorage(context);
          if (asksForPrivacy) await sendPrivacyControl(context);
          const faults: string[] = [];
          recordFaults(context, faults, faults, baseURL ?? "");
          const pages = [await context.newPage()];
          await visit(pages[0] as Page, "/");
          let visitor = firstVisit(storage, asksForPrivacy);
          await expectState(pages, visitor);
          for (const generated of steps) {
            const step = "tab" in generated ? { ...generated, tab: generated.tab % pages.length } : generated;
            if (!isPossible(visitor, step)) continue;
            visitor = applyStep(visitor, step);
            await perform(context, pages, step);
            await expectState(pages, visitor);
          }
          expect(faults).toEqual([]);
        } finally {
          await context.close();
        }
      },
    );
    // A failure prints the seed, and the shortest sequence found within `timeLimit` ms.
    await fc.assert(property, { seed, numRuns: runs, interruptAfterTimeLimit: timeLimit });
  });
}
