import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { expect, live, test } from "./support/site-test.ts";

/** What a visitor reads and where the links lead is as it was written. */
async function expectReadable(page: Page): Promise<void> {
  const { hero, products } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const key of productKeys) {
    await expect(page.locator(`article#${key}`).getByRole("heading")).toHaveText(products.items[key]?.title ?? "");
    await expect(page.locator(`article#${key}`).getByRole("link").first()).toHaveAttribute("href", /^https:/);
  }
}

test("parts that throw are told to the console; the page stays readable, and the other parts work", async ({
  page,
  faults,
}) => {
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
  await live(page);
  await expect.poll(() => faults.filter((fault) => fault.includes("the planted fault")).length).toBeGreaterThan(0);
  await expectReadable(page);

  const first = page.locator(`article#${productKeys[0]} [data-playback]`);
  await first.click();
  await expect(first, "started before the fault").toHaveAttribute("data-playing", "false");
  await expect(page.locator("footer [data-year]"), "started after the fault").toHaveText(/^\d{4}$/);
  if (site.switches.cookieBanner) {
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    await page.locator("#cookie-banner [data-consent=rejected]").first().click();
    await expect(page.locator("#cookie-banner")).toBeHidden();
  }
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  expect(faults.filter((fault) => !fault.includes("the planted fault"))).toEqual([]);
  faults.length = 0;
});

test("a page's script that breaks off is told to the console, and everything that needs none goes on", async ({
  page,
  faults,
}) => {
  await page.route("**/assets/browser*.js", async (route) => {
    const script = await route
      .fetch()
      .then(async (response) => ({ response, body: `throw new Error("broken off");${await response.text()}` }))
      .catch(() => undefined);
    // The page may have been left meanwhile: a choice of language opens another.
    if (script) await route.fulfill(script).catch(() => undefined);
  });
  await page.goto("/");
  await expect.poll(() => faults.filter((fault) => fault.includes("broken off")).length).toBeGreaterThan(0);
  await expectReadable(page);
  await page.locator("footer button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await selectIn(page, "footer").selectOption("de");
  await expectLanguage(page, "landing", "de");
  expect(faults.filter((fault) => !fault.includes("broken off"))).toEqual([]);
  faults.length = 0;
});
