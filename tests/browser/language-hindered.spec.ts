import type { Page } from "@playwright/test";
import { textsOf } from "./support/expected.ts";
import {
  denyStorage,
  failScripts,
  fillStorage,
  holdScripts,
  missingScripts,
  stopClock,
} from "./support/fault-injection.ts";
import { expect, hydrated, store, test, visit } from "./support/site-test.ts";

const selectIn = (page: Page, place: "header" | "footer") => page.locator(place).getByRole("combobox");

async function expectLanding(page: Page, locale: "en" | "de" | "fr" | "ru"): Promise<void> {
  const { hero, meta } = textsOf(locale);
  await expect(page).toHaveURL((url) => url.pathname === (locale === "en" ? "/" : `/${locale}`));
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page).toHaveTitle(meta.landing.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  await expect(selectIn(page, "header")).toHaveValue(locale);
  await expect(selectIn(page, "footer")).toHaveValue(locale);
}

for (const place of ["header", "footer"] as const) {
  test(`a choice in the ${place} before hydration is taken up in place`, async ({ page }) => {
    await stopClock(page);
    const release = await holdScripts(page);
    await page.goto("/?from=letter#partners", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await selectIn(page, place).selectOption("de");
    release();
    await hydrated(page);
    await expectLanding(page, "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("de");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
}

test("of two choices before hydration the last one wins", async ({ page }) => {
  await stopClock(page);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await selectIn(page, "header").selectOption("de");
  await selectIn(page, "footer").selectOption("fr");
  release();
  await hydrated(page);
  await expectLanding(page, "fr");
});

test("English can be chosen on a prefixed page before hydration", async ({ page }) => {
  await stopClock(page);
  await store(page, { language: "de" });
  const release = await holdScripts(page);
  await page.goto("/de", { waitUntil: "domcontentloaded" });
  await selectIn(page, "header").selectOption("en");
  release();
  await hydrated(page);
  await expectLanding(page, "en");
});

test.describe("when scripts fail to load", () => {
  test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

  test("the page of the chosen language is opened instead", async ({ page }) => {
    await failScripts(page);
    await page.goto("/?from=letter#partners");
    await selectIn(page, "header").selectOption("de");
    await expectLanding(page, "de");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    await selectIn(page, "footer").selectOption("en");
    await expectLanding(page, "en");
  });

  test("texts that fail to load are had by opening the page itself", async ({ page }) => {
    await visit(page, "/?from=letter#partners");
    await failScripts(page);
    await selectIn(page, "header").selectOption("ru");
    await expectLanding(page, "ru");
    await expect(page).toHaveURL(/\?from=letter#partners$/);
    await page.unroute("**/assets/*.js");
    await visit(page, "/ru");
    await expectLanding(page, "ru");
  });
});

test("of quick choices the last wins, also when the texts of an earlier one arrive later", async ({ page }) => {
  await visit(page, "/");
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = page.waitForRequest(/\/assets\/de-[^/]*\.js$/);
  await page.route(/\/assets\/de-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await selectIn(page, "header").selectOption("de");
  await expect(selectIn(page, "footer")).toHaveValue("de");
  const request = await held;
  await selectIn(page, "header").selectOption("fr");
  await expectLanding(page, "fr");
  release();
  await (await request.response())?.finished();
  // The late texts are in the browser's hands: once they are asked for again, the earlier wish has been answered too.
  await page.evaluate((address) => import(address), request.url());
  await expectLanding(page, "fr");
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("fr");
});

test("going back to the shown language while another is on its way stays there", async ({ page }) => {
  await visit(page, "/");
  const release = await holdScripts(page);
  await selectIn(page, "header").selectOption("de");
  await expect(selectIn(page, "footer")).toHaveValue("de");
  await selectIn(page, "footer").selectOption("en");
  const arrived = page.waitForResponse(/\/assets\/de-[^/]*\.js$/);
  release();
  await (await arrived).finished();
  await expectLanding(page, "en");
});

for (const [name, hinder] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`with storage ${name}, a choice lasts for the page view`, async ({ page }) => {
    await hinder(page);
    await visit(page, "/");
    await expectLanding(page, "en");
    await selectIn(page, "header").selectOption("de");
    await expectLanding(page, "de");
    await selectIn(page, "footer").selectOption("en");
    await expectLanding(page, "en");
    await visit(page, "/terms");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test(`with storage ${name}, a choice before hydration is not lost`, async ({ page }) => {
    await stopClock(page);
    await hinder(page);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await selectIn(page, "header").selectOption("fr");
    release();
    await hydrated(page);
    await expectLanding(page, "fr");
  });
}

test("a stored language shows no other one first and leaves no step in the history", async ({ page }) => {
  await store(page, { language: "de" });
  let tried = () => {};
  const triedToPaint = new Promise<void>((resolve) => {
    tried = resolve;
  });
  const painted: string[] = [];
  await page.exposeFunction("reportPaint", (path: string) => painted.push(path));
  await page.exposeFunction("reportChance", () => tried());
  await page.addInitScript(() => {
    const report = window as unknown as { reportPaint(path: string): void; reportChance(): void };
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) report.reportPaint(location.pathname);
    }).observe({ type: "paint", buffered: true });
    // Two frames after its end is parsed, a document that may paint has painted.
    addEventListener("DOMContentLoaded", () =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => report.reportChance(), 100))),
    );
  });
  // The German page is slow, so that the English document has every chance to be seen.
  await page.route(/\/de$/, async (route) => {
    await Promise.race([triedToPaint, new Promise((resolve) => setTimeout(resolve, 700))]);
    await route.continue();
  });

  await page.goto("/robots.txt");
  const steps = await page.evaluate(() => history.length);
  await page.goto("/");
  await expectLanding(page, "de");
  await expect.poll(() => painted).toContain("/de");
  expect(painted).not.toContain("/");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});
