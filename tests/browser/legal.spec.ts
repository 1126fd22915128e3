import type { Locator, Page } from "@playwright/test";
import { writtenDay } from "../../src/lib/dates.ts";
import { askForLessMotion, lessMotion } from "./support/engine.ts";
import { locales, pathIn, textsOf } from "./support/expected.ts";
import { linesOf } from "./support/measure-layout.ts";
import { expectScrolledTo, jumpTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const documents = [
  { page: "terms", texts: "termsOfService" },
  { page: "privacy", texts: "privacyPolicy" },
] as const;

const closeButton = (page: Page, name = textsOf("en").accessibility.closePage) =>
  page.getByRole("button", { name, exact: true });

test.describe("late in the evening, far from Greenwich", () => {
  test.use({ timezoneId: "America/Bogota" });

  test("the legal pages bear the visitor's day, in the visitor's language", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2031-02-04T04:30:00Z"));
    for (const locale of locales) {
      for (const { page: key, texts } of documents) {
        await visit(page, pathIn(key, locale));
        const line = textsOf(locale)[texts].lastUpdated.replace("{date}", writtenDay("2031-02-03", locale));
        await expect(page.getByText(line, { exact: true })).toBeVisible();
      }
    }
  });
});

test("on the narrowest phone the bar at the top is one row, and the date is not broken", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of locales) {
    await visit(page, pathIn("terms", locale));
    const middles = await page
      .locator(".legal-bar :is(a, button)")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ y, height }) => y + height / 2));
    expect(Math.max(...middles) - Math.min(...middles), locale).toBeLessThan(1);
    expect(await linesOf(page.locator(".legal-date time")), locale).toEqual([1]);
  }
});

test("the contents mark the section that is read, down the page and up again", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await visit(page, pathIn("privacy", "en"));
  const marked = page.locator(".legal-index [aria-current=location]");
  await expect(marked).toHaveCount(0);
  const sections = Object.values(textsOf("en").privacyPolicy.sections);
  for (const position of [2, 4, 1]) {
    await page.locator(`#section-${position}`).evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(marked).toHaveText([sections[position - 1]?.title ?? ""]);
  }
});

test("on a wide screen the contents stand beside the text and go along, on a narrow one above it", async ({ page }) => {
  const index = page.locator(".legal-index");
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [width, beside] of [
    [1440, true],
    [1024, true],
    [768, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, pathIn("privacy", "de"));
    const [contents, first] = [await boxOf(index), await boxOf(page.locator("#section-1"))];
    expect(contents.x + contents.width < first.x, `${width} px`).toBe(beside);
    if (!beside) expect(contents.y + contents.height).toBeLessThan(first.y);
    await jumpTo(page, 900);
    const { y, height } = await boxOf(index);
    expect(y >= 0 && y + height <= 800, `${width} px, further down`).toBe(beside);
  }
});

for (const { page: key, texts } of documents) {
  test(`${key}: numbered sections, and an index that leads to them`, { tag: ["@smoke", lessMotion.tag] }, async ({
    page,
  }) => {
    for (const locale of locales) {
      await page.goto(pathIn(key, locale), { waitUntil: "domcontentloaded" });
      const wording = textsOf(locale)[texts];
      const sections = Object.values(wording.sections);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(wording.title);
      await expect(main.getByText(wording.introduction, { exact: true })).toBeVisible();
      const index = main.getByRole("navigation", { name: wording.contents });
      await expect(index.getByRole("link")).toHaveText(sections.map(({ title }) => title));
      const headings = main.getByRole("heading", { level: 2 }).filter({ hasNotText: wording.contents });
      const numbered = sections.map(({ title }, position) => `${position + 1}${title}`);
      expect((await headings.allTextContents()).map((text) => text.trim())).toEqual(numbered);
      const text = await main.evaluate((element) => element.textContent ?? "");
      for (const paragraph of sections.flatMap(({ body }) => body)) expect(text).toContain(paragraph);
    }

    await askForLessMotion(page);
    await page.goto(pathIn(key, "ru"), { waitUntil: "domcontentloaded" });
    const wording = textsOf("ru")[texts];
    const sections = Object.values(wording.sections);
    for (const { title } of sections.slice(0, -2)) {
      await page
        .getByRole("navigation", { name: wording.contents })
        .getByRole("link", { name: title, exact: true })
        .click();
      await expectScrolledTo(page, page.getByRole("heading", { level: 2 }).filter({ hasText: title }).last());
    }
  });

  test(`${key}: opens in a new tab from the footer, and its button closes that tab`, async ({ page, context }) => {
    await store(page, { cookieConsent: "rejected" });
    await visit(page, "/de");
    const german = textsOf("de");
    const opening = context.waitForEvent("page");
    await page.getByRole("contentinfo").getByRole("link", { name: german.footer[key] }).click();
    const tab = await opening;
    await tab.waitForURL(`**/de/${key}`);
    await live(tab);
    const closing = tab.waitForEvent("close");
    // The tab may be gone before the press has been seen to the end.
    await Promise.all([
      closing,
      closeButton(tab, german.accessibility.closePage)
        .click()
        .catch(() => {}),
    ]);
    expect(new URL(page.url()).pathname, "the landing page stays").toBe("/de");
  });
}

test("the button leads to the landing page where the browser refuses to close the window", async ({ page }) => {
  for (const [path, home, locale] of [
    ["/terms", "/", "en"],
    ["/fr/privacy", "/fr", "fr"],
  ] as const) {
    await visit(page, "/");
    await visit(page, path);
    await closeButton(page, textsOf(locale).accessibility.closePage).click();
    await expect(page.locator("#hero")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
  }
});
