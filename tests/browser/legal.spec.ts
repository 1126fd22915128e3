import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../src/config/locales.ts";
import { formatDay } from "../../src/lib/dates.ts";
import { lessMotion } from "./support/engine.ts";
import { locales, pathIn, textsOf } from "./support/expected.ts";
import { linesOf } from "./support/measure-layout.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const documents = [
  { page: "terms", texts: "termsOfService" },
  { page: "privacy", texts: "privacyPolicy" },
] as const;

const closeButton = (page: Page, locale: Locale) =>
  page.getByRole("button", { name: textsOf(locale).accessibility.closePage, exact: true });

test.describe("late in the evening, far from Greenwich, on the narrowest phone", () => {
  test.use({ timezoneId: "America/Bogota", viewport: { width: 320, height: 640 } });

  test("the legal pages bear the visitor's day, unbroken, in the visitor's language", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-09-24T04:30:00Z"));
    for (const locale of locales) {
      for (const { page: key, texts } of documents) {
        await visit(page, pathIn(key, locale));
        const line = textsOf(locale)[texts].lastUpdated.replace("{date}", formatDay("2031-09-23", locale));
        await expect(page.getByText(line, { exact: true })).toBeVisible();
        expect(await linesOf(page.locator(".legal-date time")), locale).toEqual([1]);
      }
    }
  });
});

test("beside the text the contents mark what is read; on a narrow screen they stand above it", async ({ page }) => {
  const index = page.locator(".legal-index");
  const marked = index.locator("[aria-current=location]");
  const first = page.locator("#section-1");
  await page.setViewportSize({ width: 1024, height: 800 });
  await visit(page, pathIn("privacy", "en"));
  await expect(marked).toHaveCount(0);
  const sections = Object.values(textsOf("en").privacyPolicy.sections);
  for (const position of [2, 4, 1]) {
    await page.locator(`#section-${position}`).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(marked).toHaveText([sections[position - 1]?.title ?? ""]);
    await expect(index).toBeInViewport({ ratio: 1 });
  }
  const edges = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect((await edges(index)).right).toBeLessThan((await edges(first)).left);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await edges(index)).bottom).toBeLessThan((await edges(first)).top);
  await page.locator("#section-4").scrollIntoViewIfNeeded();
  await expect(index).not.toBeInViewport();
});

for (const { page: key, texts } of documents) {
  test(`${key}: opens in a new tab from the footer, has numbered sections and an index that leads to them, and its button closes that tab`, {
    tag: ["@smoke", lessMotion.tag],
  }, async ({ page, context }) => {
    await store(page, { cookieConsent: "rejected" });
    await visit(page, "/ru");
    const { footer, [texts]: words } = textsOf("ru");
    const opening = context.waitForEvent("page");
    await page.getByRole("contentinfo").getByRole("link", { name: footer[key] }).click();
    const tab = await opening;
    await tab.waitForURL(`**/ru/${key}`);
    await live(tab);
    await expect(tab.getByRole("banner").getByRole("link")).toHaveAttribute("href", "/ru");

    const titles = Object.values(words.sections).map(({ title }) => title);
    const headings = tab.getByRole("heading", { level: 2 }).filter({ hasNotText: words.contents });
    await expect(headings).toHaveText(titles.map((title, position) => `${position + 1}${title}`));
    const links = tab.getByRole("navigation", { name: words.contents }).getByRole("link");
    await expect(links).toHaveText(titles);
    for (const [position] of titles.slice(0, -2).entries()) {
      await links.nth(position).click();
      await expectScrolledTo(tab, headings.nth(position));
    }

    const closing = tab.waitForEvent("close");
    const pressing = closeButton(tab, "ru").click();
    // The tab may be gone before the press has been seen to the end.
    await Promise.all([closing, pressing.catch(() => {})]);
    expect(new URL(page.url()).pathname, "the landing page stays").toBe("/ru");
  });
}

test("the button leads to the landing page where the browser refuses to close the window", async ({ page }) => {
  for (const [path, home, locale] of [
    ["/terms", "/", "en"],
    ["/fr/privacy", "/fr", "fr"],
  ] as const) {
    // A page without a film: Firefox holds up what is opened while it leaves one that has just begun.
    await visit(page, "/es/terms");
    await visit(page, path);
    await closeButton(page, locale).click();
    await expect(page.locator("#hero")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
  }
});
