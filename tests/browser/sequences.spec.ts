import type { BrowserContext, Page } from "@playwright/test";
import fc from "fast-check";
import { consentKey, languageKey, themeKey } from "../../src/config/constants.ts";
import { defaultLocale, localeCodes } from "../../src/config/locales.ts";
import { pageKeys } from "../../src/config/pages.ts";
import { pathIn, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage, sendPrivacyControl } from "./support/fault-injection.ts";
import { selectIn } from "./support/language.ts";
import { expect, live, test, watch } from "./support/site-test.ts";
import { after, firstVisit, isPossible, type Step, type Visitor } from "./support/visitor-model.ts";

test.skip(
  !site.switches.cookieBanner || site.consent.services.length > 0,
  "the model knows of the banner, and of no service",
);

const tab = fc.nat(2);
const locale = fc.constantFrom(...localeCodes);
const page = fc.constantFrom("landing" as const, ...pageKeys);
/** Where the address names no language, what is stored decides. */
const named = fc.oneof(fc.constant(defaultLocale), locale);
const key = fc.constantFrom(languageKey, themeKey, consentKey);
const value = fc.constantFrom(
  ...["", "de", "ru", "dark", "light", "accepted", "rejected", "__proto__", "constructor", "null", "DE", "dark\0"],
);

/** A step of a visitor's, with what it may be made of; choices weigh more than what is around them. */
const weighed = <Type extends Step["type"], Rest extends object>(
  weight: number,
  type: Type,
  rest: { [Name in keyof Rest]: fc.Arbitrary<Rest[Name]> },
) => ({ weight, arbitrary: fc.record(rest).map((made) => ({ type, ...made })) });
const step: fc.Arbitrary<Step> = fc.oneof(
  weighed(3, "visit", { tab, page, locale: named }),
  weighed(1, "reload", { tab }),
  weighed(2, "open", { page, locale: named }),
  weighed(5, "language", { tab, locale, place: fc.constantFrom("header" as const, "footer" as const) }),
  weighed(4, "theme", { tab }),
  weighed(4, "consent", { tab, choice: fc.constantFrom("accepted" as const, "rejected" as const) }),
  weighed(1, "preferences", { tab }),
  weighed(2, "put", { tab, key, value }),
  weighed(1, "clear", { tab }),
);

const storages = fc.oneof(
  { weight: 4, arbitrary: fc.constant("kept" as const) },
  { weight: 1, arbitrary: fc.constantFrom("denied" as const, "full" as const) },
);

/** The delay of the banner, and time for what follows a change. */
const aWhile = 1200;

async function come(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await live(page);
}

async function act(context: BrowserContext, pages: Page[], taken: Step): Promise<void> {
  const page = pages["tab" in taken ? taken.tab : 0] as Page;
  switch (taken.type) {
    case "visit":
      return come(page, pathIn(taken.page, taken.locale));
    case "open":
      pages.push(await context.newPage());
      return come(pages.at(-1) as Page, pathIn(taken.page, taken.locale));
    case "reload":
      await page.reload({ waitUntil: "load" });
      return live(page);
    case "language":
      return void (await selectIn(page, taken.place).selectOption(taken.locale));
    case "theme":
      // Pressed as a keyboard does: a banner that is open may stand above the one in the footer.
      return page.locator("[data-theme-toggle]").first().press("Enter");
    case "consent":
      await page.locator("footer [data-cookie-preferences]").press("Enter");
      // It can be pressed when it can be seen.
      await expect(page.locator("#cookie-banner")).toBeVisible();
      return page.locator(`#cookie-banner [data-consent=${taken.choice}]`).last().press("Enter");
    case "preferences":
      return page.locator("footer [data-cookie-preferences]").press("Enter");
    case "put":
      return page.evaluate(({ key: name, value: text }) => localStorage.setItem(name, text), taken);
    case "clear":
      return page.evaluate(() => localStorage.clear());
  }
}

/** What the visitor's pages are to show, and what their browser is to hold. */
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

const shownBy = (page: Page, storage: Visitor["storage"]) =>
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

async function expectAllowed(pages: Page[], visitor: Visitor): Promise<void> {
  for (const page of pages) await page.clock.fastForward(aWhile);
  await expect
    .poll(() => Promise.all(pages.map((page) => shownBy(page, visitor.storage))), {
      intervals: [20, 50, 100],
      timeout: 3000,
    })
    .toEqual(expected(visitor));
}

for (const { runs, longest, patience, seed, tag } of [
  { runs: 1, longest: 16, patience: 40_000, seed: 9432, tag: [] },
  { runs: 10, longest: 25, patience: 120_000, seed: Number(process.env.SEQUENCES_SEED ?? 5023), tag: ["@matrix"] },
]) {
  test(`whatever a visitor does in whatever order, every open page shows what holds: ${runs} sequences`, {
    tag,
  }, async ({ browser, baseURL }) => {
    test.slow(tag.length > 0);
    const property = fc.asyncProperty(
      fc.array(step, { minLength: longest, maxLength: longest, size: "max" }),
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
          watch(context, faults, faults, baseURL ?? "");
          const pages = [await context.newPage()];
          await come(pages[0] as Page, "/");
          let visitor = firstVisit(storage, asksForPrivacy);
          await expectAllowed(pages, visitor);
          for (const wanted of steps) {
            const taken = "tab" in wanted ? { ...wanted, tab: wanted.tab % pages.length } : wanted;
            if (!isPossible(visitor, taken)) continue;
            visitor = after(visitor, taken);
            await act(context, pages, taken);
            await expectAllowed(pages, visitor);
          }
          expect(faults).toEqual([]);
        } finally {
          await context.close();
        }
      },
    );
    // What it says of a failure has the seed and the shortest sequence that was found in this time, in ms.
    await fc.assert(property, { seed, numRuns: runs, interruptAfterTimeLimit: patience });
  });
}
