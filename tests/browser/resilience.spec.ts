import type { Page } from "@playwright/test";
import { productKeys, site, textsOf } from "./support/expected.ts";
import { denyStorage, fillStorage } from "./support/fault-injection.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { scrollTop } from "./support/scrolling.ts";
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

/** The page is readable and every control works. Leaves the page dark and in German. */
async function expectWorking(page: Page): Promise<void> {
  await expectReadable(page);
  const control = page.locator(`article#${productKeys[0]} [data-playback]`);
  await control.click();
  await expect(control).toHaveAttribute("data-playing", "false");
  await page.locator("header button[data-theme-toggle]").click();
  await expectDark(page);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect(page.locator("#partners [data-centred=true] img")).toBeVisible();
  if (site.switches.cookieBanner) {
    const banner = await openBanner(page);
    await banner.locator("[data-consent=rejected]").first().click();
    await expect(banner).toBeHidden();
  }
  await page.locator("#scroll-to-top").click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.locator("footer [data-year]")).toHaveText(/^\d{4}$/);
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
    await expectWorking(page);
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
  await page.locator("header button[data-theme-toggle]").click();
  await expectDark(page);
  if (site.switches.cookieBanner) {
    const banner = await openBanner(page);
    await banner.locator("[data-consent=rejected]").first().click();
    await expect(banner).toBeHidden();
  }
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
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

test("works in a browser without popovers, view transitions and other recent features", async ({ page }) => {
  // Drops the content policy, as its hashes do not match the changed inline code.
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) || /\.(css|js)$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/animation-timeline|content-visibility/g, "no-$&")
        .replaceAll(":popover-open", ":unknown-open")
        .replace(/ popover(target(action)?)?=/gi, " data-unknown$1=");
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ status: response.status(), headers, body });
    },
  );
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(Document.prototype, "startViewTransition");
    Reflect.deleteProperty(Navigator.prototype, "connection");
    Reflect.deleteProperty(window, "requestIdleCallback");
  });
  await visit(page, "/", { cookieConsent: "rejected" });
  await page.setViewportSize({ width: 390, height: 844 });
  const products = page.getByRole("banner").getByRole("link", { name: textsOf("en").nav.products, exact: true });
  await expect(products, "a phone has its links without a menu").toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectWorking(page);
});
