import type { Page } from "@playwright/test";
import { productKeys, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { changeLanguage, expectLanguage } from "./support/language.ts";
import { answerBanner, expect, expectDark, test, visit } from "./support/site-test.ts";

const planted = /landing-en-.* answered 404|the planted fault|is not a constructor/;

/** Every choice works. Leaves the page dark and in German. */
async function makeChoices(page: Page, hasScript = true): Promise<void> {
  await page.locator("footer button[data-theme-toggle]").click();
  await expectDark(page);
  if (hasScript && site.switches.cookieBanner) await answerBanner(page, "rejected");
  await expect(page.locator("#cookie-banner:visible")).toHaveCount(0);
  await changeLanguage(page, "de");
}

const brokenStorage = {
  denied: () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  },
  /** Not even our shortest entry fits: reading works, writing throws. */
  full: () => {
    let count = 0;
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (;;) localStorage.setItem(`filling${count++}`, "x".repeat(size));
      } catch {
        // This size no longer fits: try half of it.
      }
    }
  },
};

for (const [name, breakStorage] of Object.entries(brokenStorage)) {
  test(`works with storage ${name}, and keeps choices for the page view`, async ({ page }) => {
    await page.addInitScript(breakStorage);
    await visit(page, "/");
    await makeChoices(page);
    await page.evaluate(() => {
      dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "light" }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expectDark(page);
    await expectLanguage(page, "landing", "de");
  });
}

const faultyParts = {
  "parts that throw": (page: Page) => page.addInitScript(() => Object.assign(window, { IntersectionObserver: 1 })),
  "a script that throws": (page: Page) =>
    page.route("**/assets/browser*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("the planted fault")' }),
    ),
  "data that is missing": (page: Page) =>
    page.route("**/assets/landing-en-*.json", (route) => route.fulfill({ status: 404 })),
};
test.describe("a fault", () => {
  test.use({ allowedFaults: [[planted, /Failed to load resource/], { scope: "test" }] });

  for (const [what, plantFault] of Object.entries(faultyParts)) {
    test(`reports ${what} in the console, and keeps all others`, async ({ page, faults }) => {
      await plantFault(page);
      await page.goto("/");
      await expect(page.getByText(textsOf("en").hero.subtitle)).toBeVisible();
      for (const key of productKeys) {
        const article = page.locator(`article#${key}`);
        await expect(article.getByRole("heading")).toHaveText(textsOfProduct(key).title);
        await expect(article.getByRole("link").first()).toHaveAttribute("href", /^https:/);
      }
      // Each of the parts in main throws once it is hydrated: it misses the observer.
      const expected = what === "parts that throw" ? await page.locator("main [data-island]").count() : 1;
      const reported = () => faults.filter((fault) => planted.test(fault)).length;
      await expect.poll(reported).toBeGreaterThanOrEqual(expected);
      // What has failed is as it was prerendered.
      await expect(page.locator("main [data-island]:empty, main [data-playback]:visible")).toHaveCount(0);
      await makeChoices(page, what === "parts that throw");
    });
  }
});
