import { formatDay } from "../../src/lib/format.ts";
import { legalTextsOf, locales, pathIn, textsOf } from "./support/expected.ts";
import { boxOf, lineCounts } from "./support/measure-layout.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, test, visit, waitUntilReady } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const legalPages = ["terms", "privacy"] as const;

// Far from UTC.
test.use({ timezoneId: "America/Bogota" });

test("the legal pages show the visitor's date on one line of a phone, in the page's language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(new Date("2031-09-24T04:30:00Z"));
  for (const locale of locales) {
    for (const key of legalPages) {
      await visit(page, pathIn(key, locale));
      const line = legalTextsOf(key, locale).lastUpdated.replace("{date}", formatDay("2031-09-23", locale));
      await expect(page.getByText(line, { exact: true })).toBeVisible();
      expect(await lineCounts(page.locator(".legal-date time")), locale).toEqual([1]);
    }
  }
});

test("the contents stay beside the text and mark the section; on a narrow screen they are above", async ({ page }) => {
  const index = page.locator(".legal-index");
  await page.setViewportSize({ width: 1280, height: 950 });
  await visit(page, pathIn("privacy", "en"));
  const link = index.getByRole("link").nth(4);
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "location");
  await expect(index).toBeInViewport({ ratio: 1 });
  const first = page.locator("#section-1");
  expect((await boxOf(index)).right).toBeLessThan((await boxOf(first)).left);
  await page.setViewportSize({ width: 768, height: 800 });
  expect((await boxOf(index)).bottom).toBeLessThan((await boxOf(first)).top);
});

for (const key of legalPages) {
  test(`${key} has contents, in a tab that closes`, { tag: ["@smoke", lessMotion.tag] }, async ({ page, context }) => {
    await visit(page, "/ru");
    const { footer, accessibility } = textsOf("ru");
    const texts = legalTextsOf(key, "ru");
    const opening = context.waitForEvent("page");
    // By keyboard: the banner may move the link between a press of the mouse and its release.
    await page.getByRole("contentinfo").getByRole("link", { name: footer[key] }).press("Enter");
    const tab = await opening;
    await tab.waitForURL(`**/ru/${key}`);
    await waitUntilReady(tab);

    const titles = Object.values(texts.sections).map(({ title }) => title);
    const headings = tab.getByRole("heading", { level: 2 }).filter({ hasNotText: texts.contents });
    await expect(headings).toHaveText(titles.map((title, position) => `${position + 1}${title}`));
    const links = tab.getByRole("navigation", { name: texts.contents }).getByRole("link");
    await expect(links).toHaveText(titles);
    for (const [position] of titles.slice(0, -2).entries()) {
      await links.nth(position).click();
      await expectScrolledTo(headings.nth(position));
    }

    const closing = tab.waitForEvent("close");
    const pressing = tab.getByRole("button", { name: accessibility.closePage, exact: true }).click();
    // The tab may close before the click resolves.
    await Promise.all([closing, pressing.catch(() => {})]);
    expect(new URL(page.url()).pathname, "the landing page stays").toBe("/ru");

    // With a page before it, the browser keeps the tab.
    await visit(page, pathIn(key, "ru"));
    await page.getByRole("button", { name: accessibility.closePage, exact: true }).click();
    await expect(page).toHaveURL(/\/ru$/);
  });
}
