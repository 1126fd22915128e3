import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage } from "./support/fault-injection.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { expect, openBanner, test, visit } from "./support/site-test.ts";

test.use({ playsFilm: true });

const expectDark = (page: Page) => expect(page.locator("html")).toHaveClass(/\bdark\b/);

async function expectReadable(page: Page): Promise<void> {
  const { hero, products } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const key of productKeys) {
    await expect(page.locator(`article#${key}`).getByRole("heading")).toHaveText(products.items[key]?.title ?? "");
    await expect(page.locator(`article#${key}`).getByRole("link").first()).toHaveAttribute("href", /^https:/);
  }
}

/** Every choice works. Leaves the page dark and in German. */
async function makeChoices(page: Page): Promise<void> {
  await page.locator("header button[data-theme-toggle]").click();
  await expectDark(page);
  if (site.switches.cookieBanner) {
    const banner = await openBanner(page);
    await banner.locator("[data-consent=rejected]").first().click();
    await expect(banner).toBeHidden();
  }
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
}

/** The console shows the injected error and no other. */
async function expectOnlyFault(faults: string[], injected: string): Promise<void> {
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(faults.filter((fault) => !fault.includes(injected))).toEqual([]);
  faults.length = 0;
}

for (const [name, breakStorage] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`works with storage ${name}, and keeps choices for the page view`, async ({ page }) => {
    await breakStorage(page);
    await visit(page, "/");
    await makeChoices(page);
    await page.evaluate(() => {
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expectDark(page);
    await expectLanguage(page, "landing", "de");
    await visit(page, "/terms");
    await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
    await expectLanguage(page, "terms", "en");
  });
}

test("reports parts that throw in the console, and keeps all others", async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor() {
          throw new Error("the planted fault");
        }
      },
    });
  });
  await page.goto("/");
  await expectReadable(page);
  await makeChoices(page);
  await expectOnlyFault(faults, "the planted fault");
});

test("reports a script that throws in the console, and keeps working without it", async ({ page, faults }) => {
  await page.route("**/assets/browser*.js", async (route) => {
    const script = await route
      .fetch()
      .then(async (response) => ({ response, body: `throw new Error("broken off");${await response.text()}` }))
      .catch(() => undefined);
    // Rejects if the page has been left: a change of language opens another.
    if (script) await route.fulfill(script).catch(() => undefined);
  });
  await page.goto("/");
  await expectReadable(page);
  await page.locator("footer button[data-theme-toggle]").click();
  await expectDark(page);
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await expectOnlyFault(faults, "broken off");
});
